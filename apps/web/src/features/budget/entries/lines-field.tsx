import { toWonWords } from "@damim/domain/budget/budget.ts";
import {
  joinLines,
  MOST_ENTRY_LINES,
  parseLines,
  readLines,
  sumLines,
  toLineAmount,
  type LineDraft,
} from "@damim/domain/budget/entry-lines.ts";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const EMPTY: LineDraft = { name: "", spec: "", unit: "", count: "", price: "" };

/** 품목 of a spending: what was bought, how many, at which price. Copied cells of a spreadsheet become so many lines. */
export function LinesField(props: {
  /** As the form holds them. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  /** In won; nothing where it is not clear yet. */
  readonly amount: number | undefined;
  readonly onAmount: (won: number) => void;
}) {
  const { value, onValueChange, error, amount, onAmount } = props;
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const lines = parseLines(value);
  const read = readLines(value);
  const wrong = error !== undefined && !read.ok ? read.refusal : undefined;
  const sum = read.ok ? sumLines(read.value) : undefined;
  const change = (next: readonly LineDraft[]): void => onValueChange(joinLines(next));
  const add = (): void => {
    // The line that nobody filled has no text of its own: a turn makes it one.
    onValueChange(value === "" ? joinLines([EMPTY]) : joinLines([...lines, EMPTY]));
    // Once it is drawn.
    setTimeout(() => list.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };
  return (
    <fieldset className="min-w-0">
      <legend className={lines.length > 0 ? "mb-1.5 text-14 font-semibold text-fg-2" : "sr-only"}>
        품목
      </legend>
      <ol ref={list} className="grid gap-3">
        {lines.map((line, at) => (
          <Line
            key={at}
            line={line}
            name={line.name.trim() || `${at + 1}번째 품목`}
            errorId={errorId}
            wrong={wrong?.at === at ? wrong.cell : undefined}
            onChange={(part) => change(lines.with(at, { ...line, ...part }))}
            onPasted={(pasted) => change(lines.toSpliced(at, 1, ...pasted))}
            onRemove={() => change(lines.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {wrong && (
        <p
          id={errorId}
          role="alert"
          className="mt-2 flex items-center gap-1.5 text-14 font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden className="shrink-0" />
          {wrong.sentence}
        </p>
      )}
      <div
        className={`${lines.length > 0 ? "mt-2" : ""} flex flex-wrap items-center gap-x-3 gap-y-1`}
      >
        {lines.length < MOST_ENTRY_LINES && (
          <Button variant="line" icon={<Plus size={18} aria-hidden />} onClick={add}>
            품목 추가
          </Button>
        )}
        {sum !== undefined && (
          <output aria-label="품목 합" className="text-14 font-semibold text-fg-2 tabular-nums">
            {amount === undefined || amount === sum
              ? `품목 합 ${toWonWords(sum)}`
              : `품목 합과 ${toWonWords(Math.abs(amount - sum))} 달라요`}
          </output>
        )}
        {sum !== undefined && sum > 0 && sum !== amount && (
          <Button variant="text" onClick={() => onAmount(sum)}>
            {sum.toLocaleString("ko")}원을 금액으로
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Line(props: {
  readonly line: LineDraft;
  readonly name: string;
  readonly errorId: string;
  readonly wrong: keyof LineDraft | undefined;
  readonly onChange: (part: Partial<LineDraft>) => void;
  readonly onPasted: (lines: readonly LineDraft[]) => void;
  readonly onRemove: () => void;
}) {
  const { line, name, errorId, wrong, onChange, onPasted, onRemove } = props;
  const of = readLines(joinLines([line]));
  const [only] = of.ok ? of.value : [];
  const at = (cell: keyof LineDraft, label: string) => ({
    label: `${name} ${label}`,
    placeholder: label,
    isLabelHidden: true,
    fieldSize: "dense" as const,
    autoComplete: "off",
    value: line[cell],
    onValueChange: (next: string) => onChange({ [cell]: next }),
    ...(wrong === cell && { "aria-invalid": true, "aria-describedby": errorId }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-1.5">
      <TextField
        {...at("name", "이름")}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain").replace(/\r?\n$/u, "");
          if (!/[\t\n]/u.test(pasted)) return;
          event.preventDefault();
          // Too many stay too, and are said: nothing pasted is cut off.
          onPasted(parseLines(pasted));
        }}
      />
      <IconButton
        label={`${name} 빼기`}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      />
      <div className="col-span-2 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] items-center gap-2">
        <TextField {...at("spec", "규격")} />
        <TextField {...at("unit", "단위")} />
        <TextField {...at("count", "수량")} inputMode="numeric" />
        <TextField {...at("price", "단가")} inputMode="numeric" />
      </div>
      {only && only.count > 1 && (
        <p className="col-span-2 text-right text-13 text-fg-2 tabular-nums">
          {only.count.toLocaleString("ko")} × {only.price.toLocaleString("ko")} ={" "}
          <b className="text-fg">{toWonWords(toLineAmount(only))}</b>
        </p>
      )}
    </li>
  );
}
