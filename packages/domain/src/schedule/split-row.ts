import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { writeRow } from "../record/write-row.ts";
import { renameFirst, renameTurn } from "../occurrence/split-repeat.ts";

/** A new row without its empty fields. */
export function createFilledRow(kind: string, id: string, row: object): Change {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return createRow(kind, id, Object.fromEntries(filled));
}

/** Where a row is split: the name of the first turn that goes, and its new day where the form named another. */
interface SplitPlace {
  readonly first: string;
  readonly begins: CalendarDay | undefined;
}

/**
 * What was said of a turn and of later ones, written for the row that goes on with them. A first turn that the form put
 * on another day is no longer where it was moved to.
 *
 * @param days of the old row alone, by id
 * @param write the id and the fields of a day under its new name
 */
export function carryDays<T extends { readonly planned: string }>(
  kind: RecordKind<T>,
  days: Iterable<readonly [id: string, day: T]>,
  { first, begins }: SplitPlace,
  write: (day: T, planned: string) => readonly [id: string, day: T],
): readonly Change[] {
  return [...days].flatMap(([id, day]): readonly Change[] => {
    const isPut = day.planned === first && begins !== undefined;
    const planned = isPut ? renameFirst(first, begins) : renameTurn(day.planned, first);
    if (planned === undefined) return [];
    const [newId, renamed] = write(isPut ? { ...day, movedTo: null } : day, planned);
    // The first turn of all: the row stays, and with it what keeps its name.
    if (newId === id) return isPut ? writeRow(kind, id, day, renamed) : [];
    return [createFilledRow(kind.name, newId, renamed), removeRow(kind.name, id)];
  });
}
