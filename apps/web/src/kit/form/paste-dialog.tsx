// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by its page.
import { useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";

export interface PasteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Under which what was pasted outlives the page until it was taken. */
  readonly draftKey: string;
  readonly title: string;
  readonly subtitle: string;
  /** 「붙여넣을 응답」. */
  readonly label: string;
  readonly placeholder?: string;
  /** Takes the text in; a sentence where it cannot be read, and then the text stays in the field. */
  readonly onTake: (text: string) => string | undefined | Promise<string | undefined>;
}

/** What was copied elsewhere is pasted and taken in: a table, the answers of a form, what a model wrote. */
export function PasteDialog(props: PasteDialogProps) {
  const { isOpen, onClose, draftKey, title, subtitle, label, placeholder, onTake } = props;
  const [text, setText, clear] = useDraft(draftKey, "");
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const finish = async (): Promise<void> => {
    setReading(true);
    const refusal = await onTake(text);
    setReading(false);
    setError(refusal);
    if (refusal !== undefined) return;
    setText("");
    clear();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" isBusy={isReading} onClick={() => void finish()}>
            가져오기
          </Button>
        </DialogActions>
      }
    >
      <TextArea
        label={label}
        rows={8}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
        spellCheck={false}
        autoComplete="off"
        {...(placeholder && { placeholder })}
      />
    </Dialog>
  );
}
