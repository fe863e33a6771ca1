// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by consult-editor.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { archiveConsult, archiveReasonMessages } from "@damim/domain/consult/archive-consult.ts";
import type { Change } from "@damim/sync/change.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";

export interface ArchiveDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly id: string;
  /** 「3번 김가온 상담」. */
  readonly subject: string;
  readonly onClose: () => void;
}

/** 보관: stands for deleting, and asks why. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { isOpen, store, id, subject, onClose } = props;
  const { now } = useTeacherData();
  const act = useAct(store);
  const form = useRecordForm({
    key: `consult-archive:${id}`,
    stored: { reason: "" },
    parse: ({ reason }) => archiveConsult(id, reason, now()),
    toErrors: (refusal) => ({ reason: toSentence(archiveReasonMessages, refusal) }),
    onSave(changes: readonly Change[]) {
      void act(changes, "상담 기록을 보관했어요");
      onClose();
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="기록 보관"
      subtitle={subject}
      form={form}
      saveLabel="보관"
    >
      <p className="text-15 text-fg-2">
        목록에서 빠지고, 상담조회의 「보관한 기록」에서 다시 볼 수 있어요.
      </p>
      <TextArea
        label="보관하는 까닭"
        value={form.fields.reason}
        error={form.errors.reason}
        onValueChange={(reason) => form.change({ reason })}
      />
    </RecordDialog>
  );
}
