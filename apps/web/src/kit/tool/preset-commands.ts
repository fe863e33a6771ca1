import { toolPresetKind, type ToolPreset } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** What is done with lists and settings of tools. */
export function createPresetCommands({ act }: CommandDeps) {
  return {
    /** As the teacher left it, on every device; what is typed in one go is one undo step. */
    save: (id: string, preset: ToolPreset, sentence: string) =>
      void act([createRow(toolPresetKind.name, id, { ...preset })], sentence, { session: id }),
  };
}
