import {
  listLabels,
  MOST_HEAD_ROWS,
  readHeads,
  type FormHead,
} from "@damim/domain/individual-record/neis-form/form-head.ts";
import { toColumnLetters } from "@damim/domain/individual-record/neis-form/sheet-cells.ts";
import { Select } from "../../../../ui/field/select.tsx";
import type { NeisFormDesk } from "./use-neis-form.ts";

const NONE = "";
/** Longer ones are cut off in the box of a phone. */
const SHOWN_LETTERS = 8;

/** 칸 고르기: which row has the heads and which columns are meant, found by themselves or chosen by hand. */
export function FormColumns({
  desk,
  item,
}: {
  readonly desk: NeisFormDesk;
  readonly item: string | null;
}) {
  const { form, sheet, head, chooseSheet, chooseHead } = desk;
  if (!form || !sheet) return null;
  const { grid } = sheet;
  const rows = Array.from({ length: MOST_HEAD_ROWS }, (_, at) => at + 1).filter(
    (row) => listLabels(grid, row).size > 0,
  );
  const columns = head?.columns ?? {};
  const options = [...(head ? listLabels(grid, head.row) : [])].map(([column, label]) => ({
    value: String(column),
    label: `${toColumnLetters(column)}열: ${cut(label)}`,
  }));
  const put = (next: FormHead["columns"]): void => {
    if (head) chooseHead({ row: head.row, columns: next });
  };
  const { number, classNumber, ...others } = columns;
  return (
    <details className="rounded-ctl bg-sunken px-4 py-3" open={!desk.match}>
      <summary className="min-h-6 cursor-pointer text-15 font-semibold">
        칸 고르기
        {head && columns.text && (
          <span className="ml-2 font-normal text-fg-2">
            {sheet.name} 시트 {toColumnLetters(columns.text)}열 「
            {cut(listLabels(grid, head.row).get(columns.text) ?? "")}」
          </span>
        )}
      </summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {form.sheets.length > 1 && (
          <Select
            fieldSize="normal"
            label="시트"
            value={sheet.part}
            options={form.sheets.map(({ name, part }) => ({ value: part, label: name }))}
            onValueChange={chooseSheet}
          />
        )}
        <Select
          fieldSize="normal"
          label="머리줄"
          placeholder="고르기"
          value={toValue(head?.row)}
          options={rows.map((row) => ({
            value: String(row),
            label: `${row}행: ${cut([...listLabels(grid, row).values()].join(" · "))}`,
          }))}
          onValueChange={(row) =>
            chooseHead({
              row: Number(row),
              columns: readHeads(listLabels(grid, Number(row)), item),
            })
          }
        />
        <Select
          fieldSize="normal"
          label="번호 칸"
          value={String(number ?? classNumber ?? NONE)}
          options={[{ value: NONE, label: "없음" }, ...options]}
          onValueChange={(column) =>
            put(column === NONE ? others : { ...others, classNumber: Number(column) })
          }
        />
        <Select
          fieldSize="normal"
          label="성명 칸"
          placeholder="고르기"
          value={toValue(columns.name)}
          options={options}
          onValueChange={(column) => put({ ...columns, name: Number(column) })}
        />
        <Select
          fieldSize="normal"
          label="글을 넣을 칸"
          placeholder="고르기"
          value={toValue(columns.text)}
          options={options}
          onValueChange={(column) => put({ ...columns, text: Number(column) })}
        />
      </div>
    </details>
  );
}

function toValue(place: number | undefined): string | undefined {
  return place === undefined ? undefined : String(place);
}

function cut(label: string): string {
  const plain = label.replaceAll(/\s+/gu, " ").trim();
  return plain.length > SHOWN_LETTERS ? `${plain.slice(0, SHOWN_LETTERS).trim()}…` : plain;
}
