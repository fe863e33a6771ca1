import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { chance, newId, newSeed } from "../../platform/random.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { act, ACT_TOAST } from "./act.ts";
import type { CommandDeps } from "./command-deps.ts";

/**
 * The commands of a feature on this page: they write to `store`, and what was done is said with 되돌리기. The same until
 * another store is shown.
 *
 * ```ts
 * const commands = useCommands(createBudgetCommands, store);
 * commands.remove(budget);
 * ```
 *
 * @param more what they need besides; they are made anew when one of these is another
 */
export function useCommands<Commands, More extends readonly unknown[]>(
  create: (deps: CommandDeps, ...more: More) => Commands,
  store: Store,
  ...more: More
): Commands {
  const { history, now } = useTeacherData();
  return useMemo(
    () =>
      create(
        {
          store,
          now,
          newId: () => newId(now()),
          chance,
          newSeed,
          act: (...asked) => act(history, store, ...asked),
          // What cannot be done is not hidden by what was done beside it.
          say: (sentence, tone) => showToast[tone ?? "blank"](sentence, { id: tone ?? ACT_TOAST }),
        },
        ...more,
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- as many as the commands take
    [create, store, history, now, ...more],
  );
}
