import { LONGEST_NOTICE_LINE_CHARACTERS } from "@damim/domain/day-notice/day-notice.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { useAfterPress } from "../../../ui/field/after-press.ts";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/** At the end of what stands there. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** A line in its own place: other words, or one up or down. Whoever goes elsewhere has written it. */
export function EditLine(props: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
  readonly onSave: () => string | undefined;
  readonly onMove?: (step: number) => void;
}) {
  const { typed, onType, onClose, onSave, onMove } = props;
  const [error, setError] = useState<string>();
  const afterPress = useAfterPress();
  const save = (): void => {
    const refused = onSave();
    setError(refused);
    if (!refused) onClose();
  };
  return (
    <Form
      className="flex min-w-0 flex-1 flex-wrap items-start gap-1"
      onSubmit={save}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) afterPress(save);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <TextField
        label="고칠 줄"
        isLabelHidden
        ref={focusOnce}
        fieldSize="dense"
        className="min-w-0 flex-1 basis-64"
        most={LONGEST_NOTICE_LINE_CHARACTERS}
        value={typed}
        onValueChange={onType}
        error={error}
      />
      {onMove && (
        <>
          <IconButton
            label="위로"
            icon={<ArrowUp size={18} aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label="아래로"
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <Button type="submit" variant="weak">
        고치기
      </Button>
      <Button variant="text" onClick={onClose}>
        그만두기
      </Button>
    </Form>
  );
}
