// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by hours-view.tsx.
import { ok, toSentence } from "@damim/domain/base/result.ts";
import {
  addDays,
  isCalendarDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { readUnits, unitMessages } from "@damim/domain/class-table/units/read-units.ts";
import { toSubjectName, type KeptSubject } from "@damim/domain/class-table/subject.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import { createUnitCommands } from "./unit-commands.ts";
import { UnitPreview } from "./unit-preview.tsx";

const UnitHistory = historyOf(() =>
  import("@damim/domain/class-table/unit-plan-record.ts").then((file) => file.unitPlan),
);

type Typed = {
  readonly subjectId: string;
  readonly text: string;
  readonly from: string;
  /** The subject whose own lines the text began with. */
  readonly began: string;
};

/** 진도표 붙여넣기: the plan of a subject, what was read of it, and where its lines come to lie. */
export function UnitDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly today: CalendarDay;
  readonly onClose: () => void;
}) {
  const { isOpen, store, table, subjects, sorted, today, onClose } = props;
  const commands = useCommands(createUnitCommands, store);
  const show = (subjectId: string): Typed => {
    const { lines = [], from } = table.unitPlans.get(subjectId) ?? {};
    return { subjectId, text: lines.join("\n"), from: from ?? "", began: subjectId };
  };
  const first = sorted.find(({ id }) => !table.unitPlans.has(id)) ?? sorted[0];
  const form = useFieldsForm({
    of: { fields: {} },
    key: "units",
    names: [],
    row: {},
    more: show(first?.id ?? ""),
    read({ subjectId, text, from }: Typed) {
      const read = readUnits(text);
      if (!read.ok) return refuseAt("text", toSentence(unitMessages, read.refusal));
      return ok({ subjectId, ...read.value, from: isCalendarDay(from) ? from : null });
    },
    onSave({ subjectId, lines, from }) {
      onClose();
      commands.save({ subjectId, lines, from }, toSubjectName(subjects, subjectId));
    },
  });
  const { fields, change, errors, value } = form;
  const { subjectId, text, began } = fields;
  const plan = table.unitPlans.get(subjectId);
  const semester = table.calendar.firstSemesterEnd;
  const starts = new Map<string, string>([
    ["", "학년도 첫 수업"],
    ...(plan?.from ? [[plan.from, `${toKoreanMonthDay(plan.from)}부터`] as const] : []),
    [today, "오늘부터"],
    ...(semester ? [[addDays(semester, 1), "2학기 첫 수업"] as const] : []),
  ]);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="진도표 붙여넣기"
      form={form}
      history={
        plan && {
          of: UnitHistory,
          store,
          ids: [subjectId],
          subject: `${toSubjectName(subjects, subjectId)} 진도표`,
          onReverted: onClose,
        }
      }
      onRemove={
        plan &&
        (() => {
          onClose();
          commands.remove(subjectId, toSubjectName(subjects, subjectId));
        })
      }
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          fieldSize="normal"
          label="과목"
          value={subjectId}
          options={sorted.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(next) => {
            const isTyped = text !== show(subjectId).text;
            change(isTyped ? { subjectId: next } : show(next));
          }}
        />
        <Select
          fieldSize="normal"
          label="첫 차시를 배우는 수업"
          value={fields.from}
          options={[...starts].map(([start, label]) => ({ value: start, label }))}
          onValueChange={(from) => change({ from })}
        />
      </div>
      {plan && began !== subjectId && (
        <output className="block rounded-ctl bg-warm-weak p-3 text-14 text-warm-strong">
          {`${toSubjectName(subjects, subjectId)}에는 이미 ${plan.lines.length}줄이 있어요. 저장하면 바뀌어요.`}
        </output>
      )}
      <TextArea
        label="진도표"
        rows={6}
        value={text}
        onValueChange={(next) => change({ text: next })}
        placeholder={"1. 큰 수의 덧셈\n2. 큰 수의 뺄셈"}
        hint="한글이나 엑셀의 진도표를 표째 복사해 붙여넣어요. 한 줄이 한 차시예요."
        error={errors.text}
      />
      {value && <UnitPreview {...{ table, subjects, today }} reading={value} />}
    </RecordDialog>
  );
}
