import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { LazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { RecordHistoryProps } from "./record-history.tsx";

/** 「변경 이력」 of a record, and the window that it opens. In the head of a dialog its picture goes on a narrow one. */
export function HistoryButton(
  props: Omit<RecordHistoryProps, "isOpen" | "onClose"> & {
    readonly of: LazyOverlay<RecordHistoryProps>;
    readonly look?: "head" | "line";
    readonly onOpenChange?: (isOpen: boolean) => void;
  },
) {
  const { of: RecordHistory, look = "head", onOpenChange, ...record } = props;
  const [isOpen, setOpen] = useState(false);
  const turn = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button
        variant={look === "head" ? "text" : "line"}
        icon={<History size={18} aria-hidden />}
        className={look === "head" ? "-mt-2 max-sm:px-2 max-sm:[&>svg]:hidden" : "self-start"}
        onClick={() => turn(true)}
      >
        변경 이력
      </Button>
      <RecordHistory {...record} isOpen={isOpen} onClose={() => turn(false)} />
    </>
  );
}
