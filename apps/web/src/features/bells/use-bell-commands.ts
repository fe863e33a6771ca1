import { alignBells, alignMessages, toShiftWords } from "@damim/domain/bells/align-bells.ts";
import type { BellsFields } from "@damim/domain/bells/bells-draft.ts";
import { writeBells, writeBellShift } from "@damim/domain/bells/bells-changes.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  type BellRow,
  type KeptBells,
} from "@damim/domain/bells/bells.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import { removeRow } from "@damim/sync/change.ts";
import { useMemo } from "react";
import type { RunningClock } from "../../data/server/running-clock.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ACT_TOAST, useAct } from "../../kit/act/act.ts";
import { newId } from "../../platform/random.ts";
import { showToast } from "../../ui/overlay/toast.ts";

export interface BellCommands {
  /** Gives back the id. */
  readonly save: (bells: KeptBells | undefined, fields: BellsFields) => string;
  readonly remove: (bells: KeptBells) => void;
  /** 「지금 종이 쳐요」: only the edges move, never the clock. */
  readonly hear: (rows: readonly BellRow[], clock: RunningClock) => void;
  /** 「시정표대로」. */
  readonly forgetShift: () => void;
}

/** What is done with bells: each act is one undo step. */
export function useBellCommands(store: Store): BellCommands {
  const { now } = useTeacherData();
  const act = useAct(store);
  return useMemo((): BellCommands => {
    const readSetting = () => store.rows(bellSettingKind).get(BELL_SETTING_ID);
    return {
      save(bells, fields) {
        const id = bells?.id ?? newId(now());
        const done = bells ? "고쳤어요" : "만들었어요";
        void act(
          writeBells(store.rows(bellsKind), id, fields),
          `「${fields.name}」 시정을 ${done}`,
        );
        return id;
      },
      remove: (bells) =>
        void act([removeRow(bellsKind.name, bells.id)], `「${bells.name}」 시정을 지웠어요`),
      hear(rows, clock) {
        const { shown } = clock.look();
        const aligned = alignBells(rows, Math.round(toSeoulSeconds(shown)));
        if (!aligned.ok) {
          showToast.error(toSentence(alignMessages, aligned.refusal), { id: ACT_TOAST });
          return;
        }
        const { edge, shift } = aligned.value;
        const words = `${edge} 종에 맞췄어요. ${toShiftWords(shift)}`;
        const changes = writeBellShift(readSetting(), shift, Math.round(shown));
        void act(changes, words, { label: "종 맞추기" });
      },
      forgetShift: () =>
        void act(writeBellShift(readSetting(), 0, now()), "종을 시정표대로 두었어요"),
    };
  }, [store, now, act]);
}
