// Loaded with 빠른 이동.
import { taskKind } from "@damim/domain/schedule/task.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { TASKS_PLACE } from "../tasks-place.ts";

/** Tasks by their words. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return [...store.rows(taskKind).values()].map(({ id, title }) => ({
    id,
    label: title,
    detail: "할 일",
    to: TASKS_PLACE,
  }));
}
