import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { buildRoom, roomMessages, type BuiltShape } from "./build-room.ts";
import { swapSeats } from "./change-plan.ts";
import { seatNewcomers } from "./seat-newcomers.ts";
import { toClashWords, toRestWords } from "./solving/clash-words.ts";
import { turnSeat } from "./turn-seat.ts";
import { explainClash } from "./solving/explain-clash.ts";
import { readSeatRule, seatRuleMessages } from "./read-seat-rule.ts";
import { isNear, listZone } from "./room-lines.ts";
import { findCurrentPlan, findDrawnPlan, takePlan, toSeatPlanId } from "./seat-plan.ts";
import type { SeatProblem } from "./seat-problem.ts";
import type { Seat } from "./seat-room.ts";
import { ZONES, type SeatRule } from "./seat-rule.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { seatPlan, seatRoom, seatRule } from "./seat-records.ts";
import { toRuleWords, toSeatNameById, toSeatWords } from "./seat-words.ts";
import { goldenSeats, toProblem } from "./testing/read-golden-seats.ts";

const key = "0".repeat(64);

function build(shape: BuiltShape, rows: number, columns: number): readonly Seat[] {
  const built = buildRoom(shape, rows, columns);
  if (!built.ok) throw new Error(built.refusal.type);
  return built.value;
}

describe("a room", () => {
  it.each<[BuiltShape, number, number, number, string, string]>([
    ["pairs", 5, 3, 30, "1분단 첫째 줄 왼쪽", "3분단 다섯째 줄 오른쪽"],
    ["single", 6, 5, 30, "1분단 첫째 줄", "5분단 여섯째 줄"],
    ["groups4", 2, 3, 24, "1모둠 1번", "6모둠 4번"],
    ["groups5", 2, 3, 30, "1모둠 1번", "6모둠 5번"],
    ["groups6", 1, 4, 24, "1모둠 1번", "4모둠 6번"],
  ])("of %s, %i by %i", (shape, rows, columns, count, first, last) => {
    const seats = build(shape, rows, columns);

    expect(seats).toHaveLength(count);
    const words = seats.map((seat) => toSeatWords(seat, seats));
    expect([words[0], words.at(-1)]).toEqual([first, last]);
    expect(new Set(words).size).toBe(count);
    expect(new Set(seats.map(({ row, col }) => `${row} ${col}`)).size).toBe(count);
    expect(
      v.is(toSchema(seatRoom), { title: "우리 반", shape, seats, board: "top", door: "left" }),
    ).toBe(true);
  });

  it("of islands keeps neighbours inside", () => {
    const seats = build("groups6", 2, 2);

    for (const one of seats)
      for (const other of seats) if (isNear(one, other)) expect(one.team).toBe(other.team);
  });

  it.each([
    [0, 3, "줄은 1부터 10까지, 분단은 1부터 5까지 숫자로 적어 주세요."],
    [3, 6, "줄은 1부터 10까지, 분단은 1부터 5까지 숫자로 적어 주세요."],
    [7, 5, "70자리예요. 한 교실에 60자리까지 놓을 수 있어요. 줄이나 분단을 줄여 주세요."],
  ])("of %i rows and %i blocks is refused", (rows, columns, sentence) => {
    const built = buildRoom("pairs", rows, columns);
    if (built.ok) throw new Error("refused");

    expect(toSentence(roomMessages, built.refusal)).toBe(sentence);
  });

  it("has zones, of the desks that are not off", () => {
    const seats = build("single", 5, 5);
    const count = (zone: (typeof ZONES)[number], door: "left" | "right" = "left") =>
      listZone(zone, seats, door).length;

    expect(ZONES.map((zone) => count(zone))).toEqual([5, 10, 15, 5, 10, 10, 9, 10]);
    expect(listZone("door", seats, "right").every(({ col }) => col > 3)).toBe(true);
    expect(turnSeat(seats, "1-1")[0]?.off).toBe(true);
    expect(turnSeat(turnSeat(seats, "1-1"), "1-1")[0]?.off).toBe(false);
  });
});

describe("a plan", () => {
  const seats = build("pairs", 2, 1);
  const problem: SeatProblem = {
    room: { seats, door: "left" },
    pupils: [
      { id: "s1", number: 1 },
      { id: "s2", number: 2 },
      { id: "s3", number: 3 },
    ],
    rules: [{ id: "r", kind: "zone", a: ["s3"], what: "back1", weight: "must" }],
  };

  it("of today is the latest that began, of one day the later id", () => {
    const plan = (from: `${number}-${number}-${number}`, uuid: string) => ({
      id: toSeatPlanId({ from, uuid }),
      from,
      room: "r",
      seats: {},
    });
    const plans = [plan("2026-11-02", "b"), plan("2026-11-02", "a"), plan("2026-12-01", "c")];

    expect(findCurrentPlan(plans, "2026-11-20")?.id).toBe("2026-11-02~b");
    expect(findCurrentPlan(plans, "2026-10-20")).toBeUndefined();
    expect(v.is(toSchema(seatPlan), { ...plans[0], seats: { "1-1-L": "s3" }, moved: 2 })).toBe(
      true,
    );
  });

  it("changes two seats, also with a free one, and twice is as before", () => {
    const plan = { "1-1-L": "s1", "1-1-R": "s2" };

    expect(swapSeats(plan, "1-1-L", "1-1-R")).toEqual({ "1-1-L": "s2", "1-1-R": "s1" });
    expect(swapSeats(plan, "1-1-L", "1-2-L")).toEqual({ "1-2-L": "s1", "1-1-R": "s2" });
    expect(swapSeats(swapSeats(plan, "1-2-L", "1-1-L"), "1-1-L", "1-2-L")).toEqual(plan);
  });

  it("gives who came the best free seat, and leaves that of who left empty", () => {
    expect(seatNewcomers(problem, { "1-1-L": "s1", "1-1-R": "gone", "1-2-R": "s2" })).toEqual({
      "1-1-L": "s1",
      "1-2-R": "s2",
      "1-2-L": "s3",
    });
  });
});

describe("a typed rule", () => {
  const members = [3, 4, 8, 9, 12, 15, 21].map((number) => ({
    id: `s${number}`,
    number,
    name: `학생${number}`,
  }));

  it.each<[string, readonly Partial<SeatRule>[]]>([
    ["3 앞 1줄", [{ kind: "zone", a: ["s3"], what: "front1" }]],
    ["3, 8 뒤2줄", [{ kind: "zone", a: ["s3", "s8"], what: "back2" }]],
    ["4×9 이웃 아님", [{ kind: "apart", a: ["s4"], b: ["s9"], what: "near" }]],
    ["4x9 짝아님", [{ kind: "apart", a: ["s4"], b: ["s9"], what: "desk" }]],
    ["4×9 3칸 이상", [{ kind: "apart", a: ["s4"], b: ["s9"], what: "3" }]],
    ["12+15 같은 모둠", [{ kind: "together", a: ["s12"], b: ["s15"], what: "team" }]],
    ["12+15 짝", [{ kind: "together", a: ["s12"], b: ["s15"], what: "desk" }]],
    ["3, 4, 8 모둠에 고루", [{ kind: "spread", a: ["s3", "s4", "s8"] }]],
    [
      "눈: 3, 8, 21",
      [
        { kind: "zone", a: ["s3", "s8", "s21"], what: "front2" },
        { kind: "sight", a: ["s3", "s8", "s21"], b: ["s9"] },
      ],
    ],
  ])("「%s」", (typed, rules) => {
    const read = readSeatRule(typed, members, ["s9", "s3"]);
    if (!read.ok) throw new Error(read.refusal.type);

    expect(read.value).toEqual(rules);
    for (const rule of read.value)
      expect(v.is(toSchema(seatRule), { ...rule, weight: "must" })).toBe(true);
  });

  it.each([
    [" ", "규칙을 적어 주세요. 「3 앞 1줄」, 「4×9 이웃 아님」처럼 적어요."],
    [
      "3 창가",
      "무슨 규칙인지 알 수 없어요. 「3 앞 1줄」, 「4×9 이웃 아님」, 「12+15 같은 모둠」, 「눈: 3, 8」처럼 적어 주세요.",
    ],
    ["99 앞 1줄", "99번은 없어요."],
    ["4 이웃 아님", "누구와의 규칙인지 번호를 하나 더 적어 주세요."],
  ])("「%s」 is refused", (typed, sentence) => {
    const read = readSeatRule(typed, members);
    if (read.ok) throw new Error("refused");

    expect(toSentence(seatRuleMessages, read.refusal)).toContain(sentence);
  });
});

describe("a clash in words", () => {
  it.each([
    [
      "seven pupils, six front seats",
      "앞 1줄은 6자리인데 7명이 앞 1줄이에요: 3, 5, 8, 11, 14, 20, 23번",
      "하나만 쉬면 모두 지킬 수 있어요",
    ],
    [
      "desk mates who must not be neighbours",
      "4번과 9번: '짝'과 '이웃하지 않게'가 어긋나요",
      "하나만 쉬면 모두 지킬 수 있어요",
    ],
    [
      "two pupils fixed on one seat",
      "'1분단 첫째 줄 왼쪽'에 두 명이 고정됐어요: 3번, 8번",
      "하나만 쉬면 모두 지킬 수 있어요",
    ],
    [
      "spread: three of the five kept together",
      "이 규칙 3개는 함께 지킬 수 없어요",
      "하나만 쉬면 모두 지킬 수 있어요",
    ],
    ["more pupils than seats", "학생은 9명인데 자리는 8자리예요. 책상을 더 놓아 주세요.", ""],
  ])("%s", (title, words, rest) => {
    const golden = goldenSeats.find((each) => each.title === title);
    if (!golden) throw new Error(title);
    const problem = toProblem(golden);
    const clash = explainClash(problem, key);

    expect(toClashWords(clash, problem)).toBe(words);
    expect(toRestWords(clash)).toBe(rest);
  });

  it("of one rule says that this room cannot keep it", () => {
    const [golden] = goldenSeats;
    if (!golden) throw new Error("golden");
    const rule = { id: "r", kind: "fixed", a: ["s3"], what: "9-9-L", weight: "must" } as const;
    const problem = { ...toProblem(golden), rules: [rule] };

    expect(toClashWords(explainClash(problem, key), problem)).toBe(
      "'3번: 없는 자리' 규칙은 이 교실에서 지킬 수 없어요",
    );
  });

  it("says what is not known, and what resting one does", () => {
    const rule = { id: "r", kind: "spread", weight: "must" } as const;

    expect(
      toClashWords(
        { type: "unknown" },
        { room: { seats: [], door: "left" }, pupils: [], rules: [] },
      ),
    ).toBe("아직 까닭을 다 찾지 못했어요. 더 찾기를 눌러 주세요.");
    expect(toRestWords({ type: "clash", rules: [rule, { ...rule }], enough: [rule] })).toBe(
      "이것만 쉬면 돼요",
    );
  });
});

it("stands in sheets, in words without names of seats that are gone", () => {
  const seats = build("pairs", 1, 1);
  const room = { id: "r", title: "우리 반", shape: "pairs", seats, board: "top", door: "left" };
  const rules: readonly (SeatRule & { readonly id: string })[] = [
    { id: "a", kind: "apart", a: ["s3"], b: ["s5"], what: "near", weight: "must", reason: "다툼" },
    { id: "b", kind: "fixed", a: ["s3"], what: "1-1-R", weight: "wish", off: true },
    { id: "c", kind: "sight", a: ["s3"], b: ["s5"], weight: "must" },
    { id: "d", kind: "desks", what: "mixed", weight: "must" },
    { id: "e", kind: "notSeat", a: ["s5"], what: "9-9-L", weight: "must" },
  ];
  const plan = {
    id: "2026-11-02~u",
    from: "2026-11-02",
    room: "r",
    seats: { "1-1-R": "s5", "1-1-L": "gone" },
  };
  const rows = { seatRoom: [room], seatRule: rules, seatPlan: [plan] };

  expect(listSheetLines(toSheet(seatRoom), rows)).toEqual(["우리 반|짝 분단|2|왼쪽"]);
  expect(listSheetLines(toSheet(seatRule), rows)).toEqual([
    "3, 5번: 이웃하지 않게|꼭|다툼|",
    "3번: 1분단 첫째 줄 오른쪽|되도록||예",
    "3번 앞에 5번 앉지 않기|꼭||",
    "남녀 짝|꼭||",
    "5번: 없는 자리 아님|꼭||",
  ]);
  expect(listSheetLines(toSheet(seatPlan), rows)).toEqual([
    "2026-11-02|우리 반|1분단 첫째 줄 왼쪽||지운 학생|",
    "2026-11-02|우리 반|1분단 첫째 줄 오른쪽|5|김하린|",
  ]);
  expect(toSeatNameById("x", seats)).toBe("없는 자리");
  expect(toRuleWords({ kind: "spread", a: [], weight: "must" }, { pupils: [], seats })).toBe(
    "없는 학생: 모둠에 고루",
  );
});

it("a draw over another seating is none before a card is opened or a day is chosen", () => {
  const plan = (id: string, more: object = {}) => ({
    id,
    from: "2026-11-02" as const,
    room: "r",
    seats: {},
    ...more,
  });
  const old = plan("2026-11-02~a");
  const drawn = plan("2026-11-20~b", { from: "2026-11-20", waits: true });
  const find = (each: typeof drawn) => [
    findCurrentPlan([old, each], "2026-11-20")?.id,
    findDrawnPlan([old, each], "2026-11-20")?.id,
    findCurrentPlan([old, each], "2026-11-23")?.id,
  ];

  expect(find(drawn)).toEqual([old.id, drawn.id, old.id]);
  const monday = { ...drawn, ...takePlan(drawn, "2026-11-23").set } as typeof drawn;
  expect(find(monday)).toEqual([old.id, drawn.id, drawn.id]);
  const now = { ...drawn, ...takePlan(drawn, "2026-11-20").set } as typeof drawn;
  expect(find(now)).toEqual([drawn.id, drawn.id, drawn.id]);
});
