import { writeBells, writeBellShift } from "@damim/domain/bells/bells-changes.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  type Bells,
  type KeptBells,
} from "@damim/domain/bells/bells.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with bells: each act is one undo step. */
export function createBellCommands({ store, now, newId, act }: CommandDeps) {
  const readSetting = () => store.rows(bellSettingKind).get(BELL_SETTING_ID);
  return {
    /** Gives back the id. */
    save(
      bells: KeptBells | undefined,
      fields: Pick<Bells, "name" | "days" | "rows" | "sounds" | "warnMinutes">,
    ) {
      const id = bells?.id ?? newId();
      const done = bells ? "고쳤어요" : "만들었어요";
      void act(writeBells(store.rows(bellsKind), id, fields), `「${fields.name}」 시정을 ${done}`);
      return id;
    },
    remove: (bells: KeptBells) =>
      void act([removeRow(bellsKind.name, bells.id)], `「${bells.name}」 시정을 지웠어요`),
    /** 「시정표대로」. */
    forgetShift: () =>
      void act(writeBellShift(readSetting(), 0, now()), "종을 시정표대로 두었어요"),
  };
}

export type BellCommands = ReturnType<typeof createBellCommands>;
