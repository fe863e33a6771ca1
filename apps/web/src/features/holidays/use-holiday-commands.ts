import { useCallback, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { ACT_TOAST } from "../../kit/act/act.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { createHolidayCommands, type Follow } from "./holiday-commands.ts";

/** From so many days on the writing shows that it is under way. */
const LONG_SPAN_DAYS = 40;

/**
 * The commands of the calendar on its page. `failure` is what the disk said when it refused to keep one (spec 03 §3: never
 * for a lost network, where the words wait on the disk).
 */
export function useHolidayCommands(store: Store) {
  const [failure, setFailure] = useState<string>();
  const follow = useCallback<Follow>((written, dayCount) => {
    if (dayCount > LONG_SPAN_DAYS)
      showToast.loading(`${dayCount}일을 적고 있어요`, { id: ACT_TOAST });
    void written.then((outcome) => {
      if (outcome.type === "stored") return;
      showToast.dismiss(ACT_TOAST);
      setFailure(outcome.cause);
    });
  }, []);
  const commands = useCommands(createHolidayCommands, store, follow);
  return { commands, failure, forgetFailure: () => setFailure(undefined) };
}
