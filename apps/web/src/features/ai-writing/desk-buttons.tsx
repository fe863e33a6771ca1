import { ClipboardCopy, ClipboardPaste } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** What is done with the prompt: copied, answered by hand, or asked of the model, of one pupil or of all. */
export function DeskButtons(props: {
  /** Why nothing can be asked. */
  readonly reason: string | undefined;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  /** Nothing where the operator named none. */
  readonly model:
    | {
        readonly isWriting: boolean;
        readonly onStop: () => void;
        readonly onSend: () => void;
        readonly onClass: (() => void) | undefined;
      }
    | undefined;
}) {
  const { reason, onCopy, onPaste, model } = props;
  return (
    <>
      <Button
        variant="line"
        icon={<ClipboardCopy size={18} aria-hidden />}
        disabledReason={reason}
        onClick={onCopy}
      >
        프롬프트 복사
      </Button>
      <Button
        variant="line"
        icon={<ClipboardPaste size={18} aria-hidden />}
        isDisabled={reason !== undefined}
        onClick={onPaste}
      >
        답 붙여넣기
      </Button>
      {model?.onClass && (
        <Button variant="line" onClick={model.onClass}>
          한 반 차례로
        </Button>
      )}
      {model &&
        (model.isWriting ? (
          <Button variant="weak" onClick={model.onStop}>
            멈추기
          </Button>
        ) : (
          <Button variant="weak" isDisabled={reason !== undefined} onClick={model.onSend}>
            초안 만들기
          </Button>
        ))}
    </>
  );
}
