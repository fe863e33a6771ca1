import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
  type CapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const capsuleWords: RecordWords<Capsule> = {
  kind: capsuleKind,
  sort: "타임캡슐",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "타임캡슐"),
  fields: {
    title: { label: "이름", isInSubject: true },
    opensAt: { label: "여는 날", describe: describeDay },
    keepUntil: { label: "지우지 않고 두는 날", describe: describeDay },
    publicKey: undefined,
  },
};

export const capsuleLetterWords: RecordWords<CapsuleLetter> = {
  kind: capsuleLetterKind,
  sort: "봉한 편지",
  toSubject: ({ fields: { number } }) =>
    typeof number === "number" ? `${number}번의 봉한 편지` : "봉한 편지",
  fields: {
    number: { label: "번호", isInSubject: true },
    capsule: undefined,
    box: undefined,
    files: undefined,
  },
};

function describeDay(value: unknown): string | undefined {
  if (typeof value !== "number") return undefined;
  const day = toSeoulDay(value);
  return isCalendarDay(day) ? toKoreanDate(day) : undefined;
}
