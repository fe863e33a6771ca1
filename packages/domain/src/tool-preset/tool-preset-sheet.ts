import type { RecordSheet } from "../record/record-sheet.ts";
import { presetToolLabels, toolPresetKind } from "./tool-preset.ts";

/** 「도구 목록」: lists and settings that were kept. */
export const toolPresetSheet: RecordSheet = {
  name: "도구 목록",
  columns: [
    { head: "도구", width: 14 },
    { head: "이름", width: 20 },
    { head: "내용", width: 60 },
  ],
  toLines: (rows) =>
    rows
      .list(toolPresetKind)
      .toSorted((a, b) =>
        `${a.tool} ${a.title} ${a.id}` < `${b.tool} ${b.title} ${b.id}` ? -1 : 1,
      )
      .map(({ tool, title, value }) => [presetToolLabels[tool], title, toWords(value)]),
};

function toWords(value: unknown): string {
  const isList = Array.isArray(value) && value.every((item) => typeof item !== "object");
  return isList ? value.join(", ") : typeof value === "string" ? value : JSON.stringify(value);
}
