import { toolPresetKind, type ToolPreset } from "@damim/domain/tool-preset/tool-preset.ts";
import type { RecordWords } from "../record/record-words.ts";

export const toolPresetWords: RecordWords<ToolPreset> = {
  kind: toolPresetKind,
  sort: "도구 목록",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "목록"),
  fields: {
    title: { label: "이름", isInSubject: true },
    value: { label: "내용" },
    tool: undefined,
  },
};
