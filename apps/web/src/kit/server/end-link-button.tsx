// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Used in dialogs, which are loaded lazily.
import { Unlink } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useAsking } from "./use-asking.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { endLink } from "./own-links.ts";

/** Ends a link after a question; its children say what closes with it and what stays. */
export function EndLinkButton(props: {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** Of its button. Default: 「끝내기」. */
  readonly actLabel?: string;
  readonly done: string;
  readonly onEnded: () => void;
  readonly children: ReactNode;
}) {
  const { id, label, title, actLabel = "끝내기", done, onEnded, children } = props;
  const [isAsking, setAsking] = useState(false);
  const { ask } = useAsking(
    "서버에 연결하지 못해 끝내지 못했어요. 인터넷이 연결되면 다시 눌러 주세요.",
    showToast.error,
  );
  const end = async (): Promise<void> => {
    setAsking(false);
    const answer = await ask(() => endLink(id));
    if (!answer?.ok) return;
    showToast.success(done);
    onEnded();
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
        actLabel={actLabel}
        isDangerous
        onClose={() => setAsking(false)}
        onAct={() => void end()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
