// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by turn-card.tsx.
import { ok, refuse } from "@damim/domain/base/result.ts";
import { LONGEST_EVENT_NOTE_CHARACTERS } from "@damim/domain/schedule/event.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";

/** 이번 메모: what is noted of one turn of a repeated event. */
export function TurnNoteDialog(props: {
  readonly isOpen: boolean;
  readonly turn: EventTurn;
  readonly onClose: () => void;
  readonly onSave: (note: string) => void;
}) {
  const { isOpen, turn, onClose, onSave } = props;
  const form = useRecordForm<{ readonly note: string }, string, { readonly type: "TooLong" }>({
    key: `turn-note:${turn.event.id}~${turn.planned}`,
    stored: { note: turn.note ?? "" },
    parse: ({ note }) =>
      note.length > LONGEST_EVENT_NOTE_CHARACTERS ? refuse({ type: "TooLong" }) : ok(note),
    toErrors: () => ({
      note: `메모는 ${LONGEST_EVENT_NOTE_CHARACTERS.toLocaleString("ko")}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.`,
    }),
    onSave,
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="이번 메모"
      subtitle={turn.event.title}
      form={form}
    >
      <TextArea
        label="메모"
        hint="이번 한 번에만 붙어요."
        value={form.fields.note}
        onValueChange={(note) => form.change({ note })}
        error={form.errors.note}
      />
    </RecordDialog>
  );
}
