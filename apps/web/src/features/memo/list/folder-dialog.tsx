// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by memo-page.tsx.
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { memoFolder } from "@damim/domain/memo/memo-record.ts";
import { memoFolderKind, type KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { chance, newId } from "../../../platform/random.ts";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

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
  const { now } = useTeacherData();
  const act = useAct(store);
  const form = useFieldsForm({
    of: memoFolder,
    key: `memo-folder:${store.scope}:${folder?.id ?? "new"}`,
    names: ["name", "colour"],
    row: folder ?? { colour: "yellow" },
    onSave(fields) {
      const id = folder?.id ?? newId(now());
      const after = { order: placeLast(store), ...folder, ...fields };
      const sentence = folder ? "폴더를 고쳤어요" : "폴더를 만들었어요";
      void act(writeRow(memoFolderKind, id, folder, after), sentence);
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
          const sentence = "폴더를 지웠어요. 메모는 모든 메모에 있어요.";
          void act([removeRow(memoFolderKind.name, folder.id)], sentence, { label: "폴더 지우기" });
          onClose();
        })
      }
    >
      <TextField {...form.at("name")} placeholder="학급 운영" />
      <RadioGroup {...form.at("colour")} />
    </RecordDialog>
  );
}

function placeLast(store: Store): string {
  const orders = [...store.rows(memoFolderKind).values()].map(({ order }) => order);
  return placeBetween(orders.sort().at(-1), undefined, chance);
}
