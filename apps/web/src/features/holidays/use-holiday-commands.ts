import { useCallback, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
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
  const { history } = useTeacherData();
  const follow = useCallback<Follow>(
    (written, sentence, dayCount) => {
      const undo = history.lastStep();
      if (dayCount > LONG_SPAN_DAYS)
        showToast.loading(`${dayCount}일을 적고 있어요`, { id: ACT_TOAST });
      void written.then((outcome) => {
        if (outcome.type === "stored") return showToast.success(sentence, { id: ACT_TOAST, undo });
        showToast.dismiss(ACT_TOAST);
        setFailure(outcome.cause);
      });
    },
    [history],
  );
  const commands = useCommands(createHolidayCommands, store, follow);
  return { commands, failure, forgetFailure: () => setFailure(undefined) };
}
