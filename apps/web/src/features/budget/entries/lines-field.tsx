import { toWonWords } from "@damim/domain/budget/budget.ts";
import {
  isBlankLine,
  joinLines,
  listLines,
  MOST_ENTRY_LINES,
  parseLines,
  readLines,
  sumLines,
  toLineAmount,
  type LineCell,
  type LineDraft,
} from "@damim/domain/budget/entry-lines.ts";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId } from "../../../platform/random.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const EMPTY = { name: "", spec: "", unit: "", count: "", price: "" };

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
  const { now } = useTeacherData();
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const lines = parseLines(value);
  const shown = lines.flatMap((line, at) => (line.isGone ? [] : [{ line, at }]));
  const { lines: read, unread } = readLines(value);
  const wrong = error === undefined ? undefined : unread[0];
  const sum = sumLines(read);
  const change = (next: readonly LineDraft[]): void => onValueChange(joinLines(next));
  const add = (): void => {
    change([...lines, { ...EMPTY, id: newId(now()) }]);
    // Once it is drawn. The whole line, clear of the bar that is docked below.
    setTimeout(() => {
      const last = list.current?.querySelector<HTMLElement>("li:last-child");
      last?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
      last?.scrollIntoView({ block: "nearest" });
    });
  };
  return (
    <fieldset className="min-w-0">
      <legend className={shown.length > 0 ? "mb-1.5 text-14 font-semibold text-fg-2" : "sr-only"}>
        품목
      </legend>
      <ol ref={list} className="grid gap-3">
        {shown.map(({ line, at }, place) => (
          <Line
            key={line.id}
            line={line}
            name={line.name.trim() || `${place + 1}번째 품목`}
            errorId={errorId}
            wrong={wrong?.at === at ? wrong.cell : undefined}
            onChange={(part) => change(lines.with(at, { ...line, ...part }))}
            onPasted={async (text) => {
              const { readPastedLines } = await import("@damim/domain/budget/pasted-lines.ts");
              // What stands in the line stays.
              const kept: LineDraft = isBlankLine(line) ? { ...line, isGone: true } : line;
              change(lines.toSpliced(at, 1, kept, ...readPastedLines(text, newId(now()))));
            }}
            // Another device may have it: that it went is said too.
            onRemove={() => change(lines.with(at, { ...line, isGone: true }))}
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
        className={`${shown.length > 0 ? "mt-2" : ""} flex flex-wrap items-center gap-x-3 gap-y-1`}
      >
        {shown.length < MOST_ENTRY_LINES && (
          <Button variant="line" icon={<Plus size={18} aria-hidden />} onClick={add}>
            품목 추가
          </Button>
        )}
        {sum !== undefined && (
          <output aria-label="품목 합" className="text-14 font-semibold text-fg-2 tabular-nums">
            {amount === undefined || amount === sum
              ? `품목 합 ${toWonWords(sum)}`
              : `품목 합과 ${toWonWords(Math.abs(amount - sum))} 달라요`}
            {unread.length > 0 && ` · 아직 못 읽은 ${unread.length}줄은 빼고`}
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
  readonly wrong: LineCell | undefined;
  readonly onChange: (part: Partial<LineDraft>) => void;
  readonly onPasted: (text: string) => Promise<void>;
  readonly onRemove: () => void;
}) {
  const { line, name, errorId, wrong, onChange, onPasted, onRemove } = props;
  const [only] = listLines(readLines(joinLines([line])).lines);
  const at = (cell: LineCell, label: string) => ({
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
    <li className="grid scroll-mb-24 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-1.5">
      <TextField
        {...at("name", "이름")}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain").replace(/\r?\n$/u, "");
          if (!/[\t\n]/u.test(pasted)) return;
          event.preventDefault();
          // Too many stay too, and are said: nothing pasted is cut off.
          void onPasted(pasted);
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
