import { colourLabels } from "../record/colour.ts";
import { choice, own, text, type RowOf } from "../record/field.ts";
import { record } from "../record/record.ts";
import { memoFolderKind } from "./memo.ts";

const fields = {
  name: text("폴더 이름", {
    said: "이름",
    most: 30,
    empty: "폴더 이름을 적어 주세요.",
    isInSubject: true,
    column: { head: "폴더", width: 24 },
  }),
  colour: choice("색", colourLabels, { column: { width: 8 } }),
  order: own<string>({ type: "order" }),
};

/** Folders stand beside each other, never in each other. */
export type MemoFolder = RowOf<typeof fields>;

export const memoFolder = record({
  kind: memoFolderKind,
  scope: "year",
  sort: "메모 폴더",
  subject: ({ name }) => (typeof name === "string" ? `「${name}」 폴더` : "메모 폴더"),
  fields,
});
