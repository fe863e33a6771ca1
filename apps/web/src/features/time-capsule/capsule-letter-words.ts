import { capsuleLetterKind, type CapsuleLetter } from "@damim/domain/time-capsule/capsule.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

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
