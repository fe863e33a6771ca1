import { toSentence } from "@damim/domain/base/result.ts";
import {
  rosterColumnLabels,
  type RosterColumn,
} from "@damim/domain/roster/reading/roster-column.ts";
import type { RosterCells, RosterRow } from "@damim/domain/roster/reading/roster-row.ts";
import {
  rowRefusalMessages,
  rowRefusalTitles,
  type RowRefusal,
} from "@damim/domain/roster/reading/row-refusal.ts";
import { rowRefusalColumns } from "@damim/domain/roster/student-draft.ts";
import { CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { fieldBox, fieldHeight } from "../../../ui/field/field-frame.tsx";
import { isComposing } from "../../../ui/field/form.tsx";
import { toRowPlace } from "../fields/student-words.ts";

export interface RowMenderProps {
  readonly row: RosterRow;
  /** Empty while the row is mended but still has the focus. */
  readonly refusals: readonly RowRefusal[];
  readonly onMend: (cells: RosterCells) => void;
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** One row that was not taken: where it stands, why, and the fields that mend it. */
export function RowMender({ row, refusals, onMend, onHold, onRelease }: RowMenderProps) {
  const reasonId = useId();
  const place = toRowPlace(row);
  const wrong = new Set(refusals.map(({ type }) => rowRefusalColumns[type]));
  // What was wrong at first stays to be seen and changed while it is being mended.
  const [wrongAtFirst] = useState(wrong);
  const columns = listFields(new Set([...wrong, ...wrongAtFirst]));
  const first = refusals[0];
  return (
    <li className="rounded-card bg-surface p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-15">{place}</b>
        {first ? (
          <span className="text-14 font-semibold text-danger">{rowRefusalTitles[first.type]}</span>
        ) : (
          <span className="flex items-center gap-1 text-14 font-semibold text-good">
            <CircleCheck size={16} aria-hidden />
            가져올 수 있어요
          </span>
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {columns.map((column) => (
          <input
            key={column}
            aria-label={`${place} ${rosterColumnLabels[column]}`}
            aria-invalid={wrong.has(column) || undefined}
            aria-describedby={wrong.has(column) ? reasonId : undefined}
            placeholder={rosterColumnLabels[column]}
            value={row.cells[column] ?? ""}
            autoComplete="off"
            inputMode={column === "number" ? "numeric" : undefined}
            onFocus={onHold}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest("li")?.contains(relatedTarget)) onRelease();
            }}
            onChange={(event) => onMend({ [column]: event.target.value })}
            onKeyDown={(event) => {
              // Enter is done with this row; the next one that needs mending follows.
              if (event.key !== "Enter" || isComposing(event)) return;
              event.preventDefault();
              focusNextWrong(event.currentTarget);
            }}
            className={`${fieldBox} ${fieldHeight.dense} ${fieldLooks[column]}`}
          />
        ))}
      </div>
      <p id={reasonId} className="mt-2 text-13 text-fg-2 empty:hidden">
        {refusals.map((refusal) => toSentence(rowRefusalMessages, refusal)).join(" ")}
      </p>
    </li>
  );
}

const fieldLooks: Readonly<Record<RosterColumn, string>> = {
  grade: "hidden",
  classNo: "basis-16 w-16! shrink-0 px-2! text-center",
  number: "basis-16 w-16! shrink-0 px-2! text-center",
  name: "w-auto! flex-1 basis-28",
  sex: "w-auto! flex-1 basis-16",
  birthday: "w-auto! flex-1 basis-36",
  guardianPhone: "w-auto! flex-1 basis-36",
  note: "w-auto! flex-1 basis-36",
};

/** Number and name tell who it is; besides them what cannot be read. */
function listFields(wrong: ReadonlySet<RosterColumn>): readonly RosterColumn[] {
  const more = (["sex", "birthday"] as const).filter((column) => wrong.has(column));
  return [...(wrong.has("classNo") ? (["classNo"] as const) : []), "number", "name", ...more];
}

function focusNextWrong(from: HTMLElement): void {
  const list = from.closest("ul");
  const inputs = [...(list?.querySelectorAll<HTMLInputElement>("input[aria-invalid=true]") ?? [])];
  const card = from.closest("li");
  const next =
    inputs.find((input) => input.closest("li") === card) ??
    inputs.find(
      (input) => card && card.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
    ) ??
    inputs[0];
  if (next) next.focus();
  else from.blur();
}
