import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createPresetCommands } from "../../../kit/tool/preset-commands.ts";

const ID = "roulette~sectors";
const FIRST = "1모둠\n2모둠\n3모둠\n4모둠";

/** The wheel's lines as they were typed last. */
export function useSectors() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createPresetCommands, store);
  const presets = useRows(store, toolPresetKind);
  const value = presets.get(ID)?.value;
  return {
    lines: typeof value === "string" ? value : FIRST,
    save: (value: string) =>
      commands.save(ID, { tool: "diceRoulette", title: "룰렛 칸", value }, "룰렛 칸을 바꿨어요"),
  };
}
