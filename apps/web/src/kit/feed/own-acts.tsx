import { Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { ReportDialog as Dialog } from "../report/report-dialog.tsx";
import { press } from "./press.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);
const ReportDialog = lazyOverlay(() => import("../report/report-dialog.tsx"), "ReportDialog");

/** 고치기 and 지우기 of whoever wrote it. */
export function OwnActs(props: {
  /** Absent: it is not changed now. */
  readonly onEdit?: (() => void) | false;
  readonly question: string;
  /** What goes, and what stays. */
  readonly warning: string;
  readonly remove: () => ServerAnswer<unknown>;
  readonly done: string;
  readonly onRemoved: () => void;
  /** Of the button, where several stand on a page. */
  readonly label?: string;
}) {
  const { onEdit, question, warning, remove, done, onRemoved, label } = props;
  const [isAsking, setAsking] = useState(false);
  const removeNow = async (): Promise<void> => {
    setAsking(false);
    if (await press(remove(), done)) onRemoved();
  };
  return (
    <>
      {onEdit && (
        <Button variant="text" icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
          고치기
        </Button>
      )}
      <Button
        variant="dangerText"
        icon={label === undefined && <Trash2 size={18} aria-hidden />}
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        지우기
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        actLabel="지우기"
        isDangerous
        onAct={() => void removeNow()}
        onClose={() => setAsking(false)}
      >
        {warning}
      </ConfirmDialog>
    </>
  );
}

/** 알리기, for everybody else. */
export function ReportButton(props: {
  /** What is reported: `post:${id}`. */
  readonly about: string;
  readonly send: Parameters<typeof Dialog>[0]["send"];
  readonly onSent: () => void;
  /** Of the button, where several stand on a page. */
  readonly label?: string;
  readonly children?: string;
}) {
  const { about, send, onSent, label, children = "알리기" } = props;
  const [isOpen, setOpen] = useState(false);
  const isAlone = label === undefined && children === "알리기";
  return (
    <>
      <Button
        variant="text"
        icon={isAlone && <Flag size={18} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <ReportDialog
        isOpen={isOpen}
        about={about}
        send={send}
        onClose={() => setOpen(false)}
        onSent={onSent}
      />
    </>
  );
}
