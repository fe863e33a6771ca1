import { useSyncExternalStore } from "react";
import { lazyOverlay } from "../../ui/lazy-overlay.ts";
import { endQuestion, findQuestion, watchQuestion } from "./closed-month.ts";

const ClosedMonthDialog = lazyOverlay(() =>
  import("./closed-month-dialog.tsx").then((file) => file.ClosedMonthDialog),
);

/** Stands once on every page where attendance is marked. */
export function ClosedMonthQuestion() {
  const asked = useSyncExternalStore(watchQuestion, findQuestion);
  return (
    <ClosedMonthDialog
      isOpen={asked?.isOpen ?? false}
      month={asked?.month}
      onClose={endQuestion}
      onAct={() => {
        endQuestion();
        asked?.proceed();
      }}
    />
  );
}
