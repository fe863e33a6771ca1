import { toShiftWords } from "@damim/domain/bells/shift-words.ts";
import { writeBellShift } from "@damim/domain/bells/bells-changes.ts";
import { BELL_SETTING_ID, bellSettingKind } from "@damim/domain/bells/bells.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** How far the bells of the school are from the timetable: one row for the class, whoever heard it. */
export function createShiftCommands({ store, now, act }: CommandDeps) {
  const readSetting = () => store.rows(bellSettingKind).get(BELL_SETTING_ID);
  return {
    /** @param heardAt epoch ms */
    hear: (edge: string, shift: number, heardAt: number) =>
      void act(
        writeBellShift(readSetting(), shift, heardAt),
        `${edge} 종에 맞췄어요. ${toShiftWords(shift)}`,
        { label: "종 맞추기" },
      ),
    /** 「시정표대로」. */
    forget: () => void act(writeBellShift(readSetting(), 0, now()), "종을 시정표대로 두었어요"),
  };
}
