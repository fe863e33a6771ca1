import { readBells, bells as bellsRecord } from "@damim/domain/bells/bells-record.ts";
import { readBellRows, type BellRowDraft } from "@damim/domain/bells/bell-rows-draft.ts";
import { ok } from "@damim/domain/base/result.ts";
import { completeTime } from "@damim/domain/bells/bell-time.ts";
import { listClashingBells } from "@damim/domain/bells/bells-changes.ts";
import { toBellRowType } from "@damim/domain/bells/bell-rows.ts";
import type { BellRow, Bells, KeptBells } from "@damim/domain/bells/bells.ts";
import type { PresetBells } from "@damim/domain/bells/preset-bells.ts";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";

export type BellFields = Pick<Bells, "name" | "days" | "rows" | "sounds" | "warnMinutes">;
const DEFAULT_WARN_MINUTES = 2;

/** What rings; of a table that stays silent nothing is written. */
function toRungFields(
  bells: KeptBells | undefined,
  sounds: Readonly<Record<"before" | "start" | "end", string>>,
  warnMinutes: number,
): Pick<Bells, "sounds" | "warnMinutes"> {
  const isSilent = Object.values(sounds).every((sound) => sound === "");
  if (isSilent && !bells?.sounds) return {};
  const named = Object.entries(sounds).map(([when, sound]) => [when, sound || null] as const);
  return { sounds: Object.fromEntries(named), warnMinutes };
}

export function useBellsForm(props: {
  readonly bells: KeptBells | undefined;
  readonly preset: PresetBells | undefined;
  readonly others: readonly KeptBells[];
  readonly onSave: (fields: BellFields) => void;
}) {
  const { bells, preset, others, onSave } = props;
  const form = useFieldsForm({
    of: bellsRecord,
    key: `bells:${bells?.id ?? `new${preset?.name ?? ""}`}`,
    names: ["name"],
    row: { name: bells?.name ?? (others.length === 0 ? "평소" : "") },
    more: {
      days: bells?.days ?? findFreeDays(others),
      // Rows are one value of the record, so they are one text of the draft.
      rows: JSON.stringify((bells ?? preset)?.rows.map(toRowDraft) ?? []),
      before: bells?.sounds?.before ?? "",
      start: bells?.sounds?.start ?? "",
      end: bells?.sounds?.end ?? "",
      warnMinutes: String(bells?.warnMinutes ?? DEFAULT_WARN_MINUTES),
    },
    read: ({ rows, before, start, end, warnMinutes, ...typed }) => {
      const read = readBells({ ...typed, rows: completeTimes(toDrafts(rows)) });
      if (!read.ok) return read;
      const rung = toRungFields(bells, { before, start, end }, Number(warnMinutes));
      return ok({ ...read.value, ...rung });
    },
    onSave,
  });
  const { fields, errors } = form;
  const rows = toDrafts(fields.rows);
  const read = readBellRows(completeTimes(rows));
  return {
    form,
    fields,
    rows,
    changeRows: (next: readonly BellRowDraft[]) => form.change({ rows: JSON.stringify(next) }),
    rowsError: errors.rows === undefined || read.ok ? undefined : read.refusal,
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
function completeTimes(rows: readonly BellRowDraft[]): readonly BellRowDraft[] {
  return rows.map((row) => ({
    ...row,
    from: completeTime(row.from),
    to: completeTime(row.to),
  }));
}

/** A draft was written by this form alone; what an older version left is begun anew. */
function toDrafts(rows: string): readonly BellRowDraft[] {
  try {
    const read: unknown = JSON.parse(rows);
    return Array.isArray(read) ? (read as readonly BellRowDraft[]) : [];
  } catch {
    return [];
  }
}
