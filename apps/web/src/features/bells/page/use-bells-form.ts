import { toSentence } from "@damim/domain/base/result.ts";
import {
  bellsMessages,
  parseBellsDraft,
  type BellRowDraft,
  type BellsDraft,
  type BellsFields,
  type BellsRefusal,
} from "@damim/domain/bells/bells-draft.ts";
import { completeTime } from "@damim/domain/bells/bell-time.ts";
import { listClashingBells } from "@damim/domain/bells/bells-changes.ts";
import { toBellRowType } from "@damim/domain/bells/bell-rows.ts";
import type { BellRow, KeptBells } from "@damim/domain/bells/bells.ts";
import type { PresetBells } from "@damim/domain/bells/preset-bells.ts";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";

/** Rows are one value of the record, so they are one text of the draft. */
interface BellsForm {
  readonly name: string;
  readonly days: string;
  readonly rows: string;
}

/** What is wrong with one row, or with all of them together. */
export interface BellRowError {
  readonly id: string | undefined;
  readonly sentence: string;
  readonly refusal: BellsRefusal["type"];
}

export function useBellsForm(props: {
  readonly bells: KeptBells | undefined;
  readonly preset: PresetBells | undefined;
  readonly others: readonly KeptBells[];
  readonly onSave: (fields: BellsFields) => void;
}) {
  const { bells, preset, others, onSave } = props;
  const form = useRecordForm<BellsForm, BellsFields, BellsRefusal>({
    key: `bells:${bells?.id ?? `new${preset?.name ?? ""}`}`,
    stored: {
      name: bells?.name ?? (others.length === 0 ? "평소" : ""),
      days: bells?.days ?? findFreeDays(others),
      rows: JSON.stringify((bells ?? preset)?.rows.map(toRowDraft) ?? []),
    },
    parse: (fields) => parseBellsDraft(completeTimes(toDraft(fields))),
    toErrors: (refusal) => ({
      [refusal.type.startsWith("Name") ? "name" : "rows"]: toSentence(bellsMessages, refusal),
    }),
    onSave,
  });
  const { fields, errors } = form;
  const parsed = parseBellsDraft(completeTimes(toDraft(fields)));
  const rowError: BellRowError | undefined =
    errors.rows === undefined || parsed.ok
      ? undefined
      : {
          id: "id" in parsed.refusal ? parsed.refusal.id : undefined,
          sentence: errors.rows,
          refusal: parsed.refusal.type,
        };
  return {
    form,
    fields,
    rows: toDraft(fields).rows,
    changeRows: (rows: readonly BellRowDraft[]) => form.change({ rows: JSON.stringify(rows) }),
    errors: { name: errors.name, rows: rowError },
  };
}

/** Weekdays of school that no bell table has. */
function findFreeDays(others: readonly KeptBells[]): string {
  return Array.from("12345")
    .filter((day) => listClashingBells(others, day).length === 0)
    .join("");
}

export function toRowDraft({ id, label, from, to, type, period }: BellRow): BellRowDraft {
  const said = toBellRowType(label);
  const isSaid = said.type === type && (said.period ?? null) === (period ?? null);
  return isSaid
    ? { id, label, from, to, type: "", period: "" }
    : {
        id,
        label,
        from,
        to,
        type,
        period: period === null || period === undefined ? "" : String(period),
      };
}

/** Enter saves from within a field. */
function completeTimes({ rows, ...draft }: BellsDraft): BellsDraft {
  const complete = (row: BellRowDraft): BellRowDraft => ({
    ...row,
    from: completeTime(row.from),
    to: completeTime(row.to),
  });
  return { ...draft, rows: rows.map(complete) };
}

/** A draft was written by this form alone; what an older version left is begun anew. */
function toDraft({ name, days, rows }: BellsForm): BellsDraft {
  let read: unknown;
  try {
    read = JSON.parse(rows);
  } catch {
    read = [];
  }
  const lines = Array.isArray(read) ? (read as readonly BellRowDraft[]) : [];
  return { name, days, rows: lines };
}
