import { completeTime } from "@damim/domain/bells/bell-time.ts";
import { proposeBellRow } from "@damim/domain/bells/bells-changes.ts";
import type { BellRowDraft, BellRowsRefusal } from "@damim/domain/bells/bell-rows-draft.ts";
import { bellRowTypeLabels, toBellRowType } from "@damim/domain/bells/bell-rows.ts";
import { MOST_BELL_ROWS, type BellRowType } from "@damim/domain/bells/bells.ts";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId } from "../../../platform/random.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField, type TextFieldProps } from "../../../ui/field/text-field.tsx";

const types = (["lesson", "break", "lunch", "meeting"] as const).map((value) => ({
  value,
  label: bellRowTypeLabels[value],
}));

/** The rows of a bell table: name, start, end. What sort of time it is follows from the name until it is chosen. */
export function BellRowsField(props: {
  readonly rows: readonly BellRowDraft[];
  readonly onRows: (rows: readonly BellRowDraft[]) => void;
  readonly error: BellRowsRefusal | undefined;
}) {
  const { rows, onRows, error } = props;
  const { now } = useTeacherData();
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const add = (): void => {
    onRows([...rows, proposeBellRow(rows, newId(now()))]);
    // Once it is drawn.
    setTimeout(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">시간</legend>
      <ol ref={list} className="grid gap-2">
        {rows.map((row, at) => (
          <Row
            key={row.id}
            row={row}
            name={row.label.trim() || `${at + 1}번째 줄`}
            errorId={errorId}
            wrong={error?.id === row.id ? error.at : undefined}
            onChange={(part) =>
              onRows(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))
            }
            onRemove={() => onRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      {error && (
        <p
          id={errorId}
          role="alert"
          className="mt-2 flex items-center gap-1.5 text-14 font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden className="shrink-0" />
          {error.sentence}
        </p>
      )}
      {rows.length < MOST_BELL_ROWS && (
        <Button variant="line" className="mt-3" icon={<Plus size={18} aria-hidden />} onClick={add}>
          줄 추가
        </Button>
      )}
    </fieldset>
  );
}

function Row(props: {
  readonly row: BellRowDraft;
  readonly name: string;
  readonly errorId: string;
  readonly wrong: keyof BellRowDraft | undefined;
  readonly onChange: (part: Partial<BellRowDraft>) => void;
  readonly onRemove: () => void;
}) {
  const { row, name, errorId, wrong, onChange, onRemove } = props;
  const said = toBellRowType(row.label);
  const type = row.type || said.type;
  const asksPeriod = row.type === "lesson" && said.type !== "lesson";
  const tell = (field: keyof BellRowDraft) =>
    wrong === field && ({ "aria-invalid": true, "aria-describedby": errorId } as const);
  return (
    <li className="grid grid-cols-[4.5rem_4.5rem_minmax(0,1fr)_2.75rem] items-center gap-2 max-sm:border-b max-sm:border-line-2 max-sm:pb-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_7.5rem_2.75rem]">
      <span className="flex min-w-0 gap-2 max-sm:col-span-3">
        <TextField
          label={`${name} 이름`}
          isLabelHidden
          fieldSize="dense"
          className="flex-1"
          placeholder="1교시"
          value={row.label}
          onValueChange={(label) => onChange({ label })}
          {...tell("label")}
        />
        {asksPeriod && (
          <TextField
            label={`${name} 몇 교시`}
            isLabelHidden
            fieldSize="dense"
            className="w-16"
            inputMode="numeric"
            placeholder="교시"
            value={row.period}
            onValueChange={(period) => onChange({ period })}
            {...tell("period")}
          />
        )}
      </span>
      <TimeField
        label={`${name} 시작`}
        value={row.from}
        onValueChange={(from) => onChange({ from })}
        {...tell("from")}
      />
      <TimeField
        label={`${name} 끝`}
        value={row.to}
        onValueChange={(to) => onChange({ to })}
        {...tell("to")}
      />
      <Select<BellRowType>
        label={`${name} 종류`}
        isLabelHidden
        fieldSize="dense"
        className="max-sm:col-span-2 max-sm:row-start-2 max-[22rem]:col-span-3 max-[22rem]:row-start-3"
        value={type}
        options={types}
        onValueChange={(next) => onChange({ type: next === said.type ? "" : next })}
      />
      <IconButton
        label={`${name} 빼기`}
        icon={<Trash2 size={18} aria-hidden />}
        className="max-sm:col-start-4 max-sm:row-start-1"
        onClick={onRemove}
      />
    </li>
  );
}

/** By digits alone: 「940」. The browser's own field for a time has two halves of a day, and is twice as wide. */
function TimeField({
  value,
  onValueChange,
  ...rest
}: Pick<TextFieldProps, "label" | "value" | "onValueChange">) {
  return (
    <TextField
      {...rest}
      isLabelHidden
      fieldSize="dense"
      className="max-sm:row-start-2"
      inputMode="numeric"
      autoComplete="off"
      placeholder="09:40"
      value={value}
      onValueChange={onValueChange}
      onBlur={() => completeTime(value) !== value && onValueChange(completeTime(value))}
    />
  );
}
