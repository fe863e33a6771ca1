import { LONGEST_ORDER_KEY } from "../base/place-between.ts";
import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import type { FileId } from "../files/file.ts";
import type { RowOf } from "../record/field.ts";
import { choice, own, text, upTo, whole } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import type { Shape } from "../record/shape.ts";
import {
  departureLabels,
  LONGEST_DEPARTURE_MEMO,
  MOST_TIMES_AWAY,
  type Departure,
  type TimeAway,
} from "./departure.ts";
import { FORMER_COUNTS, MOST_FORMER_DAYS, type FormerSchool } from "./former-school.ts";
import { describeHealth } from "./health.ts";
import {
  LONGEST_HEALTH_NOTE_CHARACTERS,
  LONGEST_PHONE_CHARACTERS,
  LONGEST_RELATION_CHARACTERS,
  LONGEST_STUDENT_NOTE_CHARACTERS,
  LONGEST_TAG_CHARACTERS,
  MOST_GUARDIANS,
  MOST_TAGS,
  sexLabels,
  type Guardian,
  type Health,
} from "./student-facts.ts";
import { sayStudent } from "./say-student.ts";
import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS, studentKind } from "./student.ts";

const formerDays: Shape = { type: "whole", least: 0, most: MOST_FORMER_DAYS };

const departureParts = {
  day: { type: "day" },
  kind: choice(undefined, departureLabels).shape,
  memo: upTo(LONGEST_DEPARTURE_MEMO),
  hidden: { type: "yes" },
} as const satisfies Record<string, Shape>;

const fields = {
  number: whole("번호", {
    least: 1,
    most: LARGEST_STUDENT_NUMBER,
    isInSubject: true,
    say: (number) => `${number}번`,
  }),
  name: own<string>(
    { type: "text", most: LONGEST_NAME_CHARACTERS, isNeeded: true },
    { label: "이름", isInSubject: true },
  ),
  sex: maybe(choice("성별", sexLabels)),
  birthday: maybe(own<CalendarDay>({ type: "day" }, { label: "생년월일", say: sayDay })),
  /** That of the first of `guardians`, for earlier versions. `listGuardians` reads both. */
  guardianPhone: text("보호자 연락처", { most: LONGEST_PHONE_CHARACTERS }),
  note: text("메모", { most: LONGEST_STUDENT_NOTE_CHARACTERS }),
  /** Of a teacher's other class; a pupil without one is in the class of the profile. */
  classKey: text("반", { most: 20 }),
  /** The file may still be on its way from another device. */
  photo: maybe(own<FileId>({ type: "file" }, { label: "사진", say: () => "사진 있음" })),
  guardians: maybe(
    own<readonly Guardian[]>(
      {
        type: "list",
        of: {
          type: "parts",
          isLoose: true,
          of: {
            relation: upTo(LONGEST_RELATION_CHARACTERS),
            phone: upTo(LONGEST_PHONE_CHARACTERS),
          },
        },
        most: MOST_GUARDIANS,
      },
      {
        label: "보호자",
        say: (guardians) =>
          guardians
            .map(({ relation, phone }) => [relation, phone].filter(Boolean).join(" "))
            .filter(Boolean)
            .join(", "),
      },
    ),
  ),
  health: maybe(
    own<Health>(
      {
        type: "parts",
        isLoose: true,
        of: {
          allergens: { type: "list", of: { type: "whole", least: 1, most: 99 }, most: 99 },
          note: upTo(LONGEST_HEALTH_NOTE_CHARACTERS),
        },
        optional: ["allergens", "note"],
      },
      { label: "건강", say: describeHealth },
    ),
  ),
  tags: maybe(
    own<readonly string[]>(
      {
        type: "list",
        of: { type: "pattern", pattern: new RegExp(`^[^]{1,${LONGEST_TAG_CHARACTERS}}$`) },
        most: MOST_TAGS,
      },
      { label: "태그", say: (tags) => tags.join(", ") },
    ),
  ),
  /** What the school before counted in this year. */
  formerSchool: maybe(
    own<FormerSchool>(
      {
        type: "parts",
        isLoose: true,
        of: {
          schoolDays: formerDays,
          counts: { type: "list", of: formerDays, least: FORMER_COUNTS, most: FORMER_COUNTS },
        },
      },
      {
        label: "전입 전 출결",
        say: ({ schoolDays, counts }) => `수업일수 ${schoolDays}일, ${counts.join("·")}`,
      },
    ),
  ),
  /** Came after the year had begun; the first day in the class. */
  joinedOn: maybe(own<CalendarDay>({ type: "day" }, { label: "전입한 날", say: sayDay })),
  /** Left and came back, within the year; between two of them and around them the pupil belongs to the class. */
  away: maybe(
    own<readonly TimeAway[]>(
      {
        type: "list",
        of: {
          type: "parts",
          isLoose: true,
          of: { ...departureParts, back: { type: "day" } },
          optional: ["memo", "hidden"],
        },
        most: MOST_TIMES_AWAY,
      },
      {
        label: "떠나 있던 동안",
        say: (times) =>
          times.map((one) => `${sayDeparture(one)}, ${sayDay(one.back)}에 돌아옴`).join(" · "),
      },
    ),
  ),
  /** Has left for now; all records stay. Null after coming back. */
  gone: maybe(
    own<Departure>(
      {
        type: "parts",
        isLoose: true,
        of: departureParts,
        optional: ["memo", "hidden"],
      },
      { label: "떠남", say: sayDeparture },
    ),
  ),
  /** Of a club alone, where numbers repeat: a key of `placeBetween` that sorts before everything else. */
  place: maybe(own<string>(upTo(LONGEST_ORDER_KEY))),
};

/** A pupil of one school year (scope of that year). `null` in a field means "emptied again". */
export type Student = RowOf<typeof fields>;

export const student = record({
  kind: studentKind,
  scope: "year",
  topics: ["roster", "guardian", "health"],
  sort: "명단",
  subject: sayStudent,
  fields,
  // Enough to tell two pupils of one name apart, and no more of them than that.
  trash: { fields: ["sex", "birthday", "note"] },
});

function sayDeparture({ kind, day, memo }: Departure): string {
  return [`${departureLabels[kind]} (${sayDay(day)}까지)`, memo].filter(Boolean).join(", ");
}

function sayDay(day: CalendarDay): string {
  return isCalendarDay(day) ? toKoreanDate(day) : day;
}
