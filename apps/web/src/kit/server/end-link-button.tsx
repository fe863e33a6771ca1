// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Used in dialogs, which are loaded lazily.
import { Unlink } from "lucide-react";
import { useState, type ReactNode } from "react";
import { sayTrouble } from "../../data/server/ask-server.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { endLink } from "./own-links.ts";

/** Ends a link after a question; its children say what closes with it and what stays. */
export function EndLinkButton(props: {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly done: string;
  readonly onEnded: () => void;
  readonly children: ReactNode;
}) {
  const { id, label, title, done, onEnded, children } = props;
  const [isAsking, setAsking] = useState(false);
  const end = async (): Promise<void> => {
    setAsking(false);
    const answer = await endLink(id);
    if (answer.ok) {
      showToast.success(done);
      return onEnded();
    }
    const away = "서버에 연결하지 못해 끝내지 못했어요. 인터넷이 연결되면 다시 눌러 주세요.";
    showToast.error(sayTrouble(answer.refusal, away));
  };
  return (
    <>
      <Button
        variant="dangerText"
        icon={<Unlink size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        actLabel="끝내기"
        isDangerous
        onClose={() => setAsking(false)}
        onAct={() => void end()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
