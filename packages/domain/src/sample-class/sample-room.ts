import { placeBetween } from "../base/place-between.ts";
import { toEntryFields } from "../record/split-field.ts";
import { toEntryId } from "../budget/budget.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { buildRoom } from "../seats/build-room.ts";
import { toSeatPlanId } from "../seats/seat-plan.ts";
import { toSampleId } from "./sample-class.ts";
import type { SampleLife } from "./sample-desk.ts";
import type { SampleRow } from "./sample-row.ts";

/** School days before the last one, what, won, group, where, and what it consisted of. */
const SPENT = [
  [14, "모둠 활동 재료", 21_500, "학용품/문구", "푸른문구사"],
  [9, "학급 문고 6권", 64_000, "교육자료/인쇄", "책나라서점"],
  [3, "색종이, 풀", 29_200, "학용품/문구", "행복마트 한빛점"],
] as const;
const LINES = {
  a: { name: "색종이", spec: "20색", unit: "묶음", count: 20, price: 1_000 },
  b: { name: "풀", spec: "35 g", unit: "개", count: 10, price: 920 },
};

/** Days from today, what, when, colour. */
const EVENTS = [
  [-2, "학년 협의회", "15:30", "green"],
  [1, "보건 교육", "10:50", "blue"],
  [6, "현장체험학습", undefined, "yellow"],
  [12, "학부모 공개 수업", "13:40", "pink"],
] as const;

const MEMOS = [
  [
    11,
    "현장체험학습 준비",
    ["버스 40인승 1대", "도시락은 각자, 물 두 병", "비상 연락망 뽑아 두기"],
  ],
  [6, "학급 문집 차례", ["1부 우리의 봄", "2부 가을 운동회", "3부 친구에게"]],
  [2, "다음 달 자리", ["앞자리를 바라는 친구 먼저", "말을 많이 하는 짝은 떨어뜨리기"]],
] as const;

/** What stands in the room of the class: its seats, money, plans and memos, all of days around `today`. */
export function listSampleRoom(life: SampleLife): readonly SampleRow[] {
  return [...listSeats(life), ...listMoney(life), ...listPlans(life), ...listMemos(life)];
}

function listSeats({ year, students, days, today }: SampleLife): readonly SampleRow[] {
  const built = buildRoom("pairs", 5, 3);
  const from = days[0] ?? today;
  if (!built.ok) return [];
  const room = toSampleId(year, 160);
  const seats = Object.fromEntries(
    // A stride that has no part in common with 26 visits everybody.
    students.map((_, at) => [built.value[at]?.id ?? "", students[(at * 11 + 3) % 26]?.id ?? ""]),
  );
  const title = "우리 교실";
  return [
    {
      kind: "seatRoom",
      id: room,
      day: from,
      fields: { title, shape: "pairs", seats: [...built.value], board: "top", door: "right" },
    },
    {
      kind: "seatPlan",
      id: toSeatPlanId({ from, uuid: toSampleId(year, 161) }),
      day: from,
      fields: { from, room, seats },
    },
  ];
}

function listMoney({ year, days, today }: SampleLife): readonly SampleRow[] {
  const first = days[0] ?? today;
  const budgetId = toSampleId(year, 170);
  const entry = (day: CalendarDay, at: number, fields: object): SampleRow => ({
    kind: "budgetEntry",
    id: toEntryId({ madeOn: day, uuid: toSampleId(year, 171 + at) }),
    day,
    fields: { budgetId, day, ...fields },
  });
  return [
    {
      kind: "budget",
      id: budgetId,
      day: first,
      fields: {
        title: "학급운영비",
        source: "classroom",
        way: "card",
        from: first,
        // It ends with the year, and warns of nothing before.
        until: `${year + 1}-02-28`,
        order: placeBetween(undefined, undefined, () => 0),
      },
    },
    entry(first, 0, { type: "in", amount: 150_000, item: "받은 돈" }),
    ...SPENT.flatMap(([back, item, amount, group, shop], at) => {
      const day = days.at(-1 - back);
      const lines = item === "색종이, 풀" && toEntryFields("lines", LINES);
      const fields = { type: "out", amount, item, group, shop, pay: "card", ...lines };
      return day === undefined ? [] : [entry(day, at + 1, fields)];
    }),
  ];
}

function listPlans({ year, days, today }: SampleLife): readonly SampleRow[] {
  return EVENTS.flatMap(([later, title, start, colour], at): readonly SampleRow[] => {
    const day = addDays(today, later);
    if (!isOfYear(day, year)) return [];
    const fields = { title, day, colour, source: "me", ...(start && { start }) };
    return [{ kind: "event", id: toSampleId(year, 180 + at), day: days[0] ?? today, fields }];
  });
}

function listMemos({ year, days, today }: SampleLife): readonly SampleRow[] {
  const folderId = toSampleId(year, 190);
  const order = placeBetween(undefined, undefined, () => 0);
  const folder = { name: "학급 살림", colour: "yellow", order };
  return [
    { kind: "memoFolder", id: folderId, day: days[0] ?? today, fields: folder },
    ...MEMOS.flatMap(([back, title, lines], at): readonly SampleRow[] => {
      const day = days.at(-1 - back);
      if (day === undefined) return [];
      const content = [title, ...lines].map((text) => ({
        type: "paragraph",
        content: [{ type: "text", text }],
      }));
      const fields = {
        folderId,
        title,
        body: JSON.stringify({ type: "doc", content }),
        writtenAt: Date.parse(`${day}T16:20:00+09:00`),
      };
      return [{ kind: "memo", id: toSampleId(year, 191 + at), day, fields }];
    }),
  ];
}

function isOfYear(day: CalendarDay, year: SchoolYear): boolean {
  return day >= `${year}-03-01` && day < `${year + 1}-03-01`;
}
