// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by consult-editor.tsx.
import { archiveForm } from "@damim/domain/consult/archive-consult.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { createConsultCommands } from "../rows/consult-commands.ts";

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
  const commands = useCommands(createConsultCommands, store);
  const form = useFieldsForm({
    of: archiveForm,
    key: `consult-archive:${id}`,
    names: ["reason"],
    row: {},
    onSave({ reason }) {
      commands.archive(id, reason);
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
      <TextArea {...form.at("reason")} />
    </RecordDialog>
  );
}
