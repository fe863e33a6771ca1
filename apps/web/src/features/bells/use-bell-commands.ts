import { writeBells, writeBellShift } from "@damim/domain/bells/bells-changes.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  type Bells,
  type KeptBells,
} from "@damim/domain/bells/bells.ts";
import { removeRow } from "@damim/sync/change.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { newId } from "../../platform/random.ts";

/** What is done with bells: each act is one undo step. */
export function useBellCommands(store: Store) {
  const { now } = useTeacherData();
  const act = useAct(store);
  return useMemo(() => {
    const readSetting = () => store.rows(bellSettingKind).get(BELL_SETTING_ID);
    return {
      /** Gives back the id. */
      save(
        bells: KeptBells | undefined,
        fields: Pick<Bells, "name" | "days" | "rows" | "sounds" | "warnMinutes">,
      ) {
        const id = bells?.id ?? newId(now());
        const done = bells ? "고쳤어요" : "만들었어요";
        void act(
          writeBells(store.rows(bellsKind), id, fields),
          `「${fields.name}」 시정을 ${done}`,
        );
        return id;
      },
      remove: (bells: KeptBells) =>
        void act([removeRow(bellsKind.name, bells.id)], `「${bells.name}」 시정을 지웠어요`),
      /** 「시정표대로」. */
      forgetShift: () =>
        void act(writeBellShift(readSetting(), 0, now()), "종을 시정표대로 두었어요"),
    };
  }, [store, now, act]);
}

export type BellCommands = ReturnType<typeof useBellCommands>;
