import { toolTimerKind, type ToolTimer } from "@damim/domain/clocks/tool-timer.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const toolTimerWords: RecordWords<ToolTimer> = {
  kind: toolTimerKind,
  sort: "타이머",
  toSubject: () => "타이머",
  fields: {
    label: { label: "이름" },
    total: undefined,
    startedAt: undefined,
    held: undefined,
    wall: undefined,
    laps: undefined,
  },
};
