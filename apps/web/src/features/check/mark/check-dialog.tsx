// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by check-page.tsx.
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  checkMessages,
  checkRefusalFields,
  parseCheckDraft,
  type CheckDraft,
  type CheckFields,
  type CheckRefusal,
} from "@damim/domain/check/check-draft.ts";
import { checkKind, type KeptCheck } from "@damim/domain/check/check.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { chance } from "../../../platform/random.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { SubjectField, Weekdays } from "./check-fields.tsx";

const CheckHistory = historyOf(() => import("../check-words.ts").then((file) => file.checkWords));

export interface CheckDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly today: CalendarDay;
  /** Nothing makes a new one. */
  readonly check: KeptCheck | undefined;
  /** Of a new one; a check never changes its class, for its marks are of those pupils. */
  readonly classes: readonly { readonly key: ClassKey; readonly label: string }[];
  readonly firstClass: ClassKey | undefined;
  readonly onClose: () => void;
  /** `order`: of a new one, behind all others. */
  readonly onSave: (
    fields: CheckFields,
    place: { readonly classKey: ClassKey | undefined; readonly order: string },
  ) => void;
  readonly onRemove: (check: KeptCheck) => void;
}

type Form = CheckDraft & { readonly classKey: string };

/** 새 체크, 체크 고치기: what, until when, or on which weekdays again and again. */
export function CheckDialog(props: CheckDialogProps) {
  const { isOpen, store, today, check, classes, firstClass, onClose, onSave, onRemove } = props;
  const form = useRecordForm<Form, CheckFields, CheckRefusal>({
    key: `check:${check?.id ?? "new"}`,
    stored: { ...toDraft(check), classKey: firstClass ?? "" },
    parse: (draft) => parseCheckDraft(draft, { today }),
    toErrors: (refusal) => ({
      [checkRefusalFields[refusal.type]]: toSentence(checkMessages, refusal),
    }),
    onSave(value) {
      const orders = [...store.rows(checkKind).values()].map(({ order }) => order);
      const order = placeBetween(orders.sort().at(-1), undefined, chance);
      onSave(value, { classKey: fields.classKey || undefined, order });
    },
  });
  const { fields, change, errors } = form;
  const isRepeat = fields.repeat !== "";
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={check ? "체크 고치기" : "새 체크"}
      saveLabel={check ? "저장" : "만들기"}
      form={form}
      history={
        check && {
          of: CheckHistory,
          store,
          ids: [check.id],
          subject: `「${check.title}」`,
          onReverted: onClose,
        }
      }
      onRemove={check && (() => onRemove(check))}
    >
      <TextField
        fieldSize="normal"
        label="제목"
        placeholder="독서록 3주차"
        value={fields.title}
        onValueChange={(title) => change({ title })}
        error={errors.title}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        {!isRepeat && (
          <TextField
            type="date"
            fieldSize="normal"
            label="언제까지"
            hint="비워 두어도 돼요."
            value={fields.dueOn}
            onValueChange={(dueOn) => change({ dueOn })}
            error={errors.dueOn}
          />
        )}
        <SubjectField
          store={store}
          value={fields.subject}
          onValueChange={(subject) => change({ subject })}
          error={errors.subject}
        />
        {!check && classes.length > 1 && (
          <Select
            label="반"
            fieldSize="normal"
            value={fields.classKey}
            options={classes.map(({ key, label }) => ({ value: key, label }))}
            onValueChange={(classKey) => change({ classKey })}
          />
        )}
      </div>
      <Weekdays
        value={fields.repeat}
        onValueChange={(repeat) => change({ repeat, ...(repeat !== "" && { dueOn: "" }) })}
      />
      {isRepeat && (
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <TextField
            type="date"
            fieldSize="normal"
            label="시작하는 날"
            hint="비워 두면 오늘부터예요."
            value={fields.from}
            onValueChange={(from) => change({ from })}
            error={errors.from}
          />
          <TextField
            type="date"
            fieldSize="normal"
            label="끝나는 날"
            hint="비워 두면 닫을 때까지예요."
            min={fields.from}
            value={fields.until}
            onValueChange={(until) => change({ until })}
            error={errors.until}
          />
        </div>
      )}
    </RecordDialog>
  );
}

function toDraft(check: KeptCheck | undefined): CheckDraft {
  return {
    title: check?.title ?? "",
    subject: check?.subject ?? "",
    dueOn: check?.dueOn ?? "",
    repeat: check?.repeat ?? "",
    from: check?.from ?? "",
    until: check?.until ?? "",
  };
}
