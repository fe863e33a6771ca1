import { sheetOf } from "../record/record-sheet.ts";
import { capsuleLetterKind } from "./capsule.ts";

/** Whose letters lie in a capsule; nobody can read them here. */
export const capsuleLetterSheet = sheetOf({
  kind: capsuleLetterKind,
  name: "봉한 편지",
  parts: [
    ["번호", 6, ({ number }) => number],
    ["그림과 소리", 12, ({ files }) => files?.length || ""],
    ["편지", 12, () => "봉해져 있어요"],
  ],
  place: ({ number }) => number,
});
