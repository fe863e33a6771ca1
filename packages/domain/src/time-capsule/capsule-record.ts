import { ok } from "../base/result.ts";
import {
  isCalendarDay,
  toDayParts,
  toSeoulDay,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { unread, type RowOf } from "../record/field.ts";
import { own, ref, text, whole } from "../record/fields.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { toOpensAt } from "./capsule-time.ts";
import { MOST_LETTER_PICTURES } from "./letter-parts.ts";
import { LARGEST_STUDENT_NUMBER } from "../student/student.ts";
import type { Shape } from "../record/shape.ts";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  LONGEST_LETTER_CHARACTERS,
  type CapsuleBox,
  type SealedPart,
} from "./capsule.ts";

const MOST_CAPSULE_YEARS = 10;

const fields = {
  title: text("캡슐 이름", {
    said: "이름",
    most: 30,
    empty: "캡슐 이름을 적어 주세요. 「2월의 나에게」처럼 적어요.",
    tooLong: "이름은 30자까지 적을 수 있어요.",
    isInSubject: true,
    column: { head: "이름", width: 24 },
  }),
  /** Epoch ms, 09:00 in Korea: nobody reads a letter before, the teacher neither. */
  opensAt: own<number>({ type: "instant" }, { label: "여는 날", say: sayDay }),
  /** The server's, a point of P-256 in base64url: letters are sealed with it, also without a network. */
  publicKey: own<string>({ type: "pattern", pattern: /^[\w-]{87}$/ }),
  /** Whose class it is: the numbers in it are of that year. Older capsules have none. */
  year: maybe(own<number>({ type: "whole", least: 2000, most: 2999 })),
  /** 「3학년 2반」, whose it was: it was handed over, and its numbers are of that class. */
  from: maybe(own<string>({ type: "text", most: 40, isNeeded: true })),
  /** 「1년 더」: epoch ms until which it is kept. */
  keepUntil: maybe(own<number>({ type: "instant" }, { label: "지우지 않고 두는 날", say: sayDay })),
};

/** A capsule. It belongs to no school year. What opens it stands at the server alone. */
export type Capsule = RowOf<typeof fields>;

export const capsule = record({
  kind: capsuleKind,
  scope: "profile",
  topics: ["capsule"],
  // Its form shows what stands; its day only goes later.
  hasNoHistory: true,
  sort: "타임캡슐",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "타임캡슐"),
  fields,
  columns: ["title", ["여는 날", 12, ({ opensAt }) => toSeoulDay(opensAt)]],
});

/** Of base64url: 32 KB hold the longest letter. */
const LONGEST_BOX_CHARACTERS = 32_000;
/** Two pictures and a sound. */
export const MOST_LETTER_FILES = MOST_LETTER_PICTURES + 1;
const iv: Shape = { type: "pattern", pattern: /^[\w-]{16}$/ };

const ofPupil = {
  /** The id of its capsule. */
  capsule: ref(),
  /** Of the pupil. */
  number: whole("번호", {
    least: 0,
    most: LARGEST_STUDENT_NUMBER,
    isInSubject: true,
    column: { width: 6 },
  }),
  /** Who had that number then; nothing in a capsule of another teacher's class. */
  student: maybe(own<string>({ type: "student" })),
};

const letterFields = {
  ...ofPupil,
  // A P-256 point is 65 bytes, the tag of AES-GCM 16.
  box: own<CapsuleBox>({
    type: "parts",
    of: {
      e: { type: "pattern", pattern: /^[\w-]{87}$/ },
      iv,
      c: { type: "pattern", pattern: new RegExp(`^[\\w-]{22,${LONGEST_BOX_CHARACTERS}}$`) },
    },
  }),
  /** Pictures and sound, sealed with the same key. */
  files: maybe(
    own<readonly SealedPart[]>({
      type: "list",
      of: { type: "parts", of: { id: { type: "file" }, iv } },
      most: MOST_LETTER_FILES,
    }),
  ),
};

/** A letter that nobody can read. It is added and taken out, never changed. */
export type CapsuleLetter = RowOf<typeof letterFields>;

export const capsuleLetter = record({
  kind: capsuleLetterKind,
  scope: "profile",
  topics: ["capsule"],
  // Sealed: it is added and taken out, never changed.
  hasNoHistory: true,
  sort: "봉한 편지",
  subject: ({ number }) => (typeof number === "number" ? `${number}번의 봉한 편지` : "봉한 편지"),
  fields: letterFields,
  // No word of it lies in the clear.
  isStrict: true,
  columns: [
    "number",
    ["그림과 소리", 12, ({ files }) => files?.length || ""],
    ["편지", 12, () => "봉해져 있어요"],
  ],
  place: ({ number }) => number,
});

const cardFields = {
  ...ofPupil,
  /** SHA-256 of the key behind its `#`, hex. The key itself is on the paper alone. */
  keyHash: own<string>({ type: "pattern", pattern: /^[0-9a-f]{64}$/ }),
};

/** A printed card: whoever has it reads the letter of its number after the day, from anywhere. */
export type CapsuleCard = RowOf<typeof cardFields>;

export const capsuleCard = record({
  kind: capsuleCardKind,
  scope: "profile",
  topics: ["capsule"],
  // A hash: only the newest card opens anything.
  hasNoHistory: true,
  sort: "타임캡슐 카드",
  subject: ({ number }) => (typeof number === "number" ? `${number}번의 카드` : "타임캡슐 카드"),
  fields: cardFields,
  columns: ["number"],
  place: ({ number }) => number,
});

/** The form of a capsule, with the day on which it opens at nine. Its name may be changed after its day, too. */
export function capsuleForm(today: CalendarDay, before?: Pick<Capsule, "opensAt">) {
  const day = typedAs(fields.opensAt, {
    input: "day",
    show: (opensAt): string => (opensAt ? toSeoulDay(opensAt) : ""),
    read(typed) {
      const last = `${toDayParts(today).year + MOST_CAPSULE_YEARS}${today.slice(4)}`;
      if (before && typed === toSeoulDay(before.opensAt)) return ok(before.opensAt);
      if (!isCalendarDay(typed)) return unread("여는 날을 골라 주세요.");
      if (typed <= today) return unread("여는 날은 내일부터 고를 수 있어요.");
      return typed > last
        ? unread(`여는 날은 ${MOST_CAPSULE_YEARS}년 안에서 고를 수 있어요.`)
        : ok(toOpensAt(typed));
    },
  });
  return { fields: { title: fields.title, day } };
}

/** The words of a letter before they are sealed. */
export const letterField = text("편지", {
  most: LONGEST_LETTER_CHARACTERS,
  empty: "편지를 적어 주세요.",
  tooLong: `편지는 ${LONGEST_LETTER_CHARACTERS.toLocaleString("ko")}자까지 봉할 수 있어요. 조금 줄여 주세요.`,
});

function sayDay(instant: number): string | undefined {
  const day = toSeoulDay(instant);
  return isCalendarDay(day) ? toKoreanDate(day) : undefined;
}
