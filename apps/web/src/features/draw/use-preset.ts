import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createPresetCommands } from "../../kit/tool/preset-commands.ts";

/** One setting of 랜덤뽑기 as the teacher left it, on every device. */
export function usePreset(id: `randomPick~${string}`, title: string) {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createPresetCommands, store);
  const presets = useRows(store, toolPresetKind);
  return {
    value: presets.get(id)?.value,
    save: (value: string | boolean) =>
      commands.save(id, { tool: "randomPick", title, value }, `${title} 설정을 바꿨어요`),
  };
}
