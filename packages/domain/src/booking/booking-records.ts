import { ok } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanLetterDay } from "../calendar-day/korean-day.ts";
import { wayLabels } from "../consult/consult-labels.ts";
import { unread, type DraftOf, type RowOf, type Written } from "../record/field.ts";
import { choice, figure, own, student, text } from "../record/fields.ts";
import { findRow, studentParts } from "../record/record-sheet.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import { readDraft, record } from "../record/record.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import {
  bookingPlanKind,
  bookingSlotKind,
  LONGEST_GUARDIAN_CHARACTERS,
  LONGEST_PHONE_CHARACTERS,
  LONGEST_WISH_CHARACTERS,
  type BookingHours,
} from "./booking.ts";
import { toSlotInstant } from "./booking-words.ts";
import { toSlotPlace } from "./slot-place.ts";
import { listStarts } from "./list-starts.ts";

const MOST_HOURS = 20;
/** A class of 40 fits in several times. */
export const MOST_SLOTS_A_PLAN = 200;
const MOST_HOURS_BEFORE = 168;

/** How guardian and teacher may meet. */
export const bookingWays = {
  face: wayLabels.face,
  phone: wayLabels.phone,
  online: wayLabels.online,
} as const;
export type BookingWay = keyof typeof bookingWays;

const minutesLabels = { 10: "10분", 15: "15분", 20: "20분", 30: "30분" } as const;
const gapLabels = { 0: "없음", 5: "5분", 10: "10분" } as const;

const hours = typedAs(
  own<readonly BookingHours[]>(
    {
      type: "list",
      most: MOST_HOURS,
      of: {
        type: "parts",
        of: {
          day: { type: "day" },
          from: { type: "clock" },
          to: { type: "clock" },
          isOpen: { type: "yes" },
        },
        optional: ["isOpen"],
        isLoose: true,
      },
    },
    {
      label: "시간",
      say: (all) =>
        all.map((one) => `${toKoreanLetterDay(one.day)} ${one.from}~${one.to}`).join(", "),
    },
  ),
  {
    input: "text",
    show: (all) => (all ?? []).map(toHoursLine).join("\n"),
    read(typed) {
      const read = typed.split("\n").flatMap((line) => (line === "" ? [] : [toHours(line)]));
      const whole = read.flatMap((one) => one ?? []);
      if (whole.length < read.length) return unread("시각은 14:30처럼 적어 주세요.");
      return whole.length > MOST_HOURS
        ? unread(`시간은 ${MOST_HOURS}줄까지 적을 수 있어요.`)
        : ok(whole);
    },
  },
);

const planForm = {
  title: text("제목", {
    most: 40,
    empty: "무슨 상담인지 제목을 적어 주세요.",
    isInSubject: true,
    column: { width: 24 },
  }),
  /** Names of `bookingWays`; a form holds them with a blank between. */
  ways: typedAs(
    own<readonly BookingWay[]>(
      {
        type: "list",
        of: { type: "choice", values: ["face", "phone", "online"] },
        least: 1,
        most: 3,
      },
      { label: "방법", say: sayWays },
    ),
    {
      input: "text",
      show: (ways) => (ways ?? []).join(" "),
      read(typed) {
        const ways = typed
          .split(" ")
          .filter((way): way is BookingWay => Object.hasOwn(bookingWays, way));
        return ways.length > 0 ? ok(ways) : unread("방법을 하나 이상 골라 주세요.");
      },
    },
  ),
  minutes: amount("한 번에", minutesLabels),
  gap: amount("사이 쉬는 시간", gapLabels),
  hours,
  /** So long before its begin a slot is nobody's to take, move or give back any more. */
  closesHoursBefore: figure("몇 시간 전까지", {
    least: 0,
    most: MOST_HOURS_BEFORE,
    unclear: `0~${MOST_HOURS_BEFORE}시간으로 적어 주세요.`,
    say: (count) => `${count}시간 전`,
    column: { head: "마감(시간 전)", width: 12 },
  }),
  confirm: choice(
    "확정",
    { teacher: "선생님이 확정해요", once: "예약하면 바로 확정돼요" },
    { column: { width: 14 } },
  ),
  place: text("만나는 곳", { most: 40, column: { width: 20 } }),
  note: text("알릴 말", { most: 300, column: { width: 40 } }),
};

const planFields = {
  ...planForm,
  state: choice("받는 중", { open: "받는 중", closed: "닫음" }, { column: { width: 8 } }),
};

/** When guardians may come, and how. */
export type BookingPlan = RowOf<typeof planFields>;
export type BookingPlanDraft = DraftOf<typeof planForm>;
/** What the form writes. */
export type BookingPlanFields = Written<typeof planForm>;

export const bookingPlan = record({
  kind: bookingPlanKind,
  scope: "year",
  topics: ["booking"],
  leaves: true,
  sort: "상담 예약",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "상담 예약"),
  fields: planFields,
  columns: [
    "title",
    ["날짜", 30, ({ hours: all }) => all.map(toHoursLine).join(", ")],
    "minutes",
    "gap",
    ["방법", 16, ({ ways }) => sayWays(ways)],
    "closesHoursBefore",
    "confirm",
    "place",
    "note",
    "state",
  ],
  place: ({ hours: all }) => all[0]?.day ?? "~",
});

export const bookingPlanFormNames = Object.keys(planForm) as (keyof typeof planForm)[];

/**
 * The plan that a form stands for.
 *
 * @param opensAt when it is opened, epoch ms: one whose hours are all over is none. Nothing where one is changed.
 */
export function readBookingPlan(draft: BookingPlanDraft, year: SchoolYear, opensAt?: number) {
  const span = toSchoolYearSpan(year);
  return readDraft({ fields: planForm }, draft, ({ hours: all, minutes, gap }) => {
    if (all.length === 0) return ["hours", "상담할 날과 시간을 적어 주세요."];
    if (all.some(({ day }) => day < span.from || day > span.to))
      return ["hours", `${year}학년도의 날짜를 골라 주세요.`];
    if (all.some((one) => listStarts(one, { minutes, gap }).length === 0))
      return ["hours", `끝나는 시각이 시작보다 ${minutes}분 넘게 뒤여야 해요.`];
    const isOver = (one: BookingHours): boolean =>
      listStarts(one, { minutes, gap }).every(
        (time) => toSlotInstant({ day: one.day, time }) <= (opensAt ?? 0),
      );
    if (all.every(isOver)) return ["hours", "모두 지난 시간이에요. 앞으로의 날을 골라 주세요."];
    const count = all.reduce((sum, one) => sum + listStarts(one, { minutes, gap }).length, 0);
    return count > MOST_SLOTS_A_PLAN
      ? ["hours", `시간은 모두 ${MOST_SLOTS_A_PLAN}자리까지 열 수 있어요.`]
      : undefined;
  });
}

const slotForm = {
  studentId: maybe(student()),
  /** 「어머니 박서영」. */
  guardian: text("보호자", { most: LONGEST_GUARDIAN_CHARACTERS, column: { width: 16 } }),
  way: maybe(choice("방법", bookingWays, { column: { width: 8 } })),
  phone: text("전화", { most: LONGEST_PHONE_CHARACTERS, column: { width: 16 } }),
  wish: text("하고 싶은 이야기", { most: LONGEST_WISH_CHARACTERS, column: { width: 40 } }),
};

const slotFields = {
  ...slotForm,
  /** Nothing is a free slot, as is no row. */
  state: maybe(
    choice(
      "상태",
      { blocked: "막음", asked: "확정 기다림", confirmed: "확정", done: "상담함" },
      { column: { width: 10 } },
    ),
  ),
  /** Of the guardian who booked: what they do with it is known by it. Nothing of one typed in by the teacher. */
  keyHash: maybe(own<string>({ type: "pattern", pattern: /^[0-9a-f]{64}$/ })),
};

/** One row a slot: two who want the same one meet in it. */
export type BookingSlot = RowOf<typeof slotFields>;
export type SlotState = NonNullable<BookingSlot["state"]>;

export const bookingSlot = record({
  kind: bookingSlotKind,
  scope: "year",
  topics: ["booking"],
  // Another's booking may stand there by now.
  hasNoHistory: true,
  sort: "예약한 시간",
  subject({ studentId }, { id, nameStudent }) {
    const { time } = toSlotPlace(id);
    return typeof studentId === "string"
      ? `${nameStudent(studentId)} ${time}`
      : `${time} 상담 시간`;
  },
  when(_, id) {
    const { day } = toSlotPlace(id);
    return isCalendarDay(day) ? toKoreanDay(day) : undefined;
  },
  fields: slotFields,
  columns: [
    [
      "예약",
      24,
      ({ id }, rows) =>
        findRow(rows, bookingPlanKind, toSlotPlace(id).planId)?.title ?? "지운 예약",
    ],
    ["날짜", 12, ({ id }) => toSlotPlace(id).day],
    ["시각", 8, ({ id }) => toSlotPlace(id).time],
    ...studentParts<BookingSlot>((slot) => slot.studentId),
    "state",
    "guardian",
    "way",
    "phone",
    "wish",
  ],
});

/** What a guardian says, or the teacher for one who phones; sizes and sentences of both. */
export function readSlotDraft(
  draft: DraftOf<Pick<typeof slotForm, "guardian" | "phone" | "wish">>,
) {
  return readDraft({ fields: slotForm }, draft);
}

export function sayWays(ways: readonly BookingWay[]): string {
  return ways.map((way) => bookingWays[way] ?? way).join(", ");
}

/** 「2026-11-25 14:40~16:30」, with 「열림」 behind it where the school is closed that day. */
function toHoursLine({ day, from, to, isOpen }: BookingHours): string {
  return `${day} ${from}~${to}${isOpen ? " 열림" : ""}`;
}

function toHours(line: string): BookingHours | undefined {
  const found = /^(\S+) (\d\d:\d\d)~(\d\d:\d\d)( 열림)?$/.exec(line);
  const [, day, from, to, isOpen] = found ?? [];
  if (!isCalendarDay(day) || from === undefined || to === undefined) return undefined;
  return { day, from, to, ...(isOpen !== undefined && { isOpen: true }) };
}

/** A number out of a few, which a form holds as text. */
function amount<const L extends Readonly<Record<number, string>>>(label: string, labels: L) {
  type Value = keyof L & number;
  const values = Object.keys(labels).map(Number);
  return typedAs(
    own<Value>(
      {
        type: "rule",
        takes: (value) => values.includes(value as number),
        such: values as [number, ...number[]],
      },
      { label, say: (value) => labels[value] ?? String(value), column: { width: 8 } },
    ),
    {
      input: "text",
      show: (value) => String(value ?? values[0]),
      read: (typed) =>
        values.includes(Number(typed)) ? ok(Number(typed) as Value) : unread("하나를 골라 주세요."),
    },
  );
}
