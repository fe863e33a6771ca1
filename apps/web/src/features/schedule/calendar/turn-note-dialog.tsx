// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by turn-card.tsx.
import { eventDay } from "@damim/domain/schedule/event-record.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";

/** 이번 메모: what is noted of one turn of a repeated event. */
export function TurnNoteDialog(props: {
  readonly isOpen: boolean;
  readonly turn: EventTurn;
  readonly onClose: () => void;
  readonly onSave: (note: string | null) => void;
}) {
  const { isOpen, turn, onClose, onSave } = props;
  const form = useFieldsForm({
    of: eventDay,
    key: `turn-note:${turn.event.id}~${turn.planned}`,
    names: ["note"],
    row: { note: turn.note ?? null },
    onSave: ({ note }) => onSave(note),
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="이번 메모"
      subtitle={turn.event.title}
      form={form}
    >
      <TextArea {...form.at("note")} hint="이번 한 번에만 붙어요." />
    </RecordDialog>
  );
}
