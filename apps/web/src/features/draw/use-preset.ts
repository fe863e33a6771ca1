import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow } from "@damim/sync/change.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";

/** One setting of 랜덤뽑기 as the teacher left it, on every device. */
export function usePreset(id: `randomPick~${string}`, title: string) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const presets = useRows(store, toolPresetKind);
  return {
    value: presets.get(id)?.value,
    save: (value: string | boolean): void => {
      const row = { tool: "randomPick", title, value };
      void act([createRow(toolPresetKind.name, id, row)], `${title} 설정을 바꿨어요`, {
        session: id,
      });
    },
  };
}
