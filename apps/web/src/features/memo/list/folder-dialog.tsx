// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by memo-page.tsx.
import { memoFolder } from "@damim/domain/memo/memo-record.ts";
import type { KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { createMemoCommands } from "../write/memo-commands.ts";

const FolderHistory = historyOf(() =>
  import("@damim/domain/memo/memo-record.ts").then((file) => file.memoFolder),
);

/** 새 폴더, 폴더 고치기. */
export function FolderDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  /** Nothing makes a new one. */
  readonly folder: KeptMemoFolder | undefined;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}) {
  const { isOpen, store, folder, onClose, onMade } = props;
  const commands = useCommands(createMemoCommands, store);
  const form = useFieldsForm({
    of: memoFolder,
    key: `memo-folder:${store.scope}:${folder?.id ?? "new"}`,
    names: ["name", "colour"],
    row: folder ?? { colour: "yellow" },
    onSave(fields) {
      const id = commands.saveFolder(folder, fields);
      onClose();
      if (!folder) onMade(id);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={folder ? "폴더 고치기" : "새 폴더"}
      saveLabel={folder ? "저장" : "만들기"}
      form={form}
      history={
        folder && {
          of: FolderHistory,
          store,
          ids: [folder.id],
          subject: `「${folder.name}」 폴더`,
          onReverted: onClose,
        }
      }
      onRemove={
        folder &&
        (() => {
          commands.removeFolder(folder.id);
          onClose();
        })
      }
    >
      <TextField {...form.at("name")} placeholder="학급 운영" />
      <RadioGroup {...form.at("colour")} />
    </RecordDialog>
  );
}
