import { Redo2, Undo2 } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { IconButton } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";

/** 되돌리기 and 다시 하기 of this page's acts, an import as one. */
export function RosterUndo() {
  const { history } = useTeacherData();
  const subscribe = useCallback((listener: () => void) => history.subscribe(listener), [history]);
  const undoLabel = useSyncExternalStore(subscribe, () => history.undoLabel);
  const redoLabel = useSyncExternalStore(subscribe, () => history.redoLabel);
  if (undoLabel === undefined && redoLabel === undefined) return null;
  return (
    <div className="flex">
      <IconButton
        label={undoLabel === undefined ? "되돌리기" : `되돌리기: ${undoLabel}`}
        icon={<Undo2 size={20} aria-hidden />}
        disabled={undoLabel === undefined}
        onClick={() => tell(history.undo(), "되돌렸어요")}
      />
      <IconButton
        label={redoLabel === undefined ? "다시 하기" : `다시 하기: ${redoLabel}`}
        icon={<Redo2 size={20} aria-hidden />}
        disabled={redoLabel === undefined}
        onClick={() => tell(history.redo(), "다시 했어요")}
      />
    </div>
  );
}

function tell(label: string | undefined, sentence: string): void {
  if (label !== undefined) showToast.success(`${sentence}: ${label}`, { id: "roster" });
}
