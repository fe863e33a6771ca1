import type { BellRow } from "@damim/domain/bells/bells.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RunningClock } from "../../data/server/running-clock.ts";
import type { Store } from "../../data/teacher-data.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { ACT_TOAST } from "../act/act.ts";
import { useCommands } from "../act/commands.ts";
import { createShiftCommands } from "./shift-commands.ts";

/** 「지금 종이 쳐요」, by the rows of today: only the edges move, never the clock. */
export function useHearBell(
  store: Store,
): (rows: readonly BellRow[], clock: RunningClock) => Promise<void> {
  const commands = useCommands(createShiftCommands, store);
  return async (rows, clock) => {
    // Heard when it was pressed, whenever the rest is here.
    const { shown } = clock.look();
    const { alignBells, alignMessages } = await import("@damim/domain/bells/align-bells.ts");
    const aligned = alignBells(rows, Math.round(toSeoulSeconds(shown)));
    if (!aligned.ok) {
      showToast.error(toSentence(alignMessages, aligned.refusal), { id: ACT_TOAST });
      return;
    }
    const { edge, shift } = aligned.value;
    commands.hear(edge, shift, Math.round(shown));
  };
}
