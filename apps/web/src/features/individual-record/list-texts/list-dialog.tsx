// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily with text-dialogs.tsx.
import { listMemo } from "@damim/domain/individual-record/list-text-record.ts";
import { listNeisItems } from "@damim/domain/individual-record/neis-items.ts";
import { toOtherClass } from "@damim/domain/school-year/class-choice.ts";
import { useClassChoice, useOwnClass } from "../../../data/years/class-choice.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
import { createListCommands } from "./list-commands.ts";
import { useSchoolLevel, type KeptMemo } from "./use-lists.ts";

const MemoHistory = historyOf(() =>
  import("@damim/domain/individual-record/list-text-record.ts").then((file) => file.listMemo),
);

const OWN = "";

export interface ListDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly year: RecordYear;
  /** Absent: a new one. */
  readonly memo?: KeptMemo | undefined;
  readonly onSaved?: (id: string) => void;
  readonly onRemoved?: () => void;
}

/** 새 목록: what it is called, for which item of NEIS, or with a limit of one's own. */
export function ListDialog({ isOpen, onClose, year, memo, onSaved, onRemoved }: ListDialogProps) {
  const { store } = year;
  const commands = useCommands(createListCommands, store);
  const level = useSchoolLevel(year);
  const { classes, chosen } = useClassChoice(store);
  const ownClass = useOwnClass(store);
  const items = listNeisItems(level);
  const form = useFieldsForm({
    of: listMemo,
    key: `list:${store.scope}:${memo?.id ?? "new"}`,
    names: ["title", "item", "limit", "subject"],
    row: memo ?? { item: items[0]?.key ?? null },
    more: { classKey: memo?.classKey ?? chosen ?? ownClass ?? classes[0]?.key ?? "" },
    onSave(value) {
      const classKey = toOtherClass(form.fields.classKey, ownClass) ?? null;
      const id = commands.save(memo, { ...value, classKey });
      onClose();
      onSaved?.(id);
    },
  });
  const { fields, change } = form;
  const item = items.find(({ key }) => key === fields.item);
  const known = item?.bytes
    ? `비워 두면 ${item.bytes.toLocaleString("ko")}바이트예요.`
    : "비워 두면 제한이 없어요.";
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={memo ? "목록 고치기" : "새 목록"}
      saveLabel={memo ? "저장" : "만들기"}
      form={form}
      history={
        memo && {
          of: MemoHistory,
          store,
          ids: [memo.id],
          subject: `「${memo.title}」`,
          onReverted: onClose,
        }
      }
      onRemove={
        memo &&
        (() => {
          commands.remove(memo);
          onClose();
          onRemoved?.();
        })
      }
    >
      <TextField {...form.at("title")} placeholder="1학기 행동특성" />
      <Select
        {...form.at("item")}
        options={[
          ...items.map(({ key, label }) => ({ value: key, label })),
          { value: OWN, label: "그 밖의 글" },
        ]}
        {...(item?.status === "old" && {
          hint: "지난해 기준이에요. 학교 안내를 확인해 주세요.",
        })}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField {...form.at("limit")} inputMode="numeric" hint={known} />
        <TextField {...form.at("subject")} hint="과목마다 쓰는 글이면 적어요." />
      </div>
      {!memo && classes.length > 1 && (
        <Select
          fieldSize="normal"
          label="반"
          value={fields.classKey}
          options={classes.map(({ key, label }) => ({ value: key, label }))}
          onValueChange={(classKey) => change({ classKey })}
        />
      )}
    </RecordDialog>
  );
}
