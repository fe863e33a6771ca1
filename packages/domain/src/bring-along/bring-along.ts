import type { Change } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import { baseCellKind } from "../class-table/base-table.ts";
import { studentKind } from "../student/student.ts";
import { createOfPupil } from "./of-pupil.ts";
import { bringParts, type BringPartId, type Years } from "./bring-parts.ts";

/** The living rows of a year, by kind. */
export interface RowsOfYear {
  rows<T>(kind: RecordKind<T>): ReadonlyMap<string, T & { readonly id: string }>;
}

/** What can be taken along of one kind of thing, as the dialog 「작년에서 가져가기」 lists it. */
export interface BringOffer {
  readonly id: BringPartId;
  readonly label: string;
  /** Rows that the new year has not, each with the name by which it may be picked. */
  readonly items: readonly BringItem[];
  /** Picked one by one, none at first: a teacher's own words, and what begins at once. */
  readonly isOneByOne: boolean;
  /** Rows of other parts name these: they come with them. */
  readonly isNamed: boolean;
}

export interface BringItem {
  /** The same in both years: what was brought once is not brought again, also by another device. */
  readonly id: string;
  readonly title: string;
  readonly changes: readonly Change[];
}

/**
 * What of a former year can come along into a new one, those parts first that most take (spec 20 §2). Never anything of a
 * pupil (`createOfPupil`). What the new year has already is not offered, be it the same row or another of its name; a timetable and
 * bells are made anew or brought, never both.
 *
 * ```ts
 * listBringOffers(last, next, { from: 2026, to: 2027 }); // [{ id: "subjects", label: "과목과 색", items: [국어, 수학, …] }, …]
 * ```
 */
export function listBringOffers(
  from: RowsOfYear,
  to: RowsOfYear,
  years: Years,
): readonly BringOffer[] {
  const isOfPupil = createOfPupil([...from.rows(studentKind).values()]);
  /** What tells of a pupil, and may be named by what does not. */
  const leftOut = new Set<unknown>();
  return bringParts.flatMap(({ list, ...part }) => {
    const all = list(from, to, years).map((item) => leaveOut(item, leftOut));
    const items = all.filter(({ changes }) => !isOfPupil(changes));
    if (part.isNamed) for (const { id } of all) leftOut.add(id);
    for (const { id } of items) leftOut.delete(id);
    return items.length > 0 ? [{ isOneByOne: false, isNamed: false, ...part, items }] : [];
  });
}

/** A memo without its folder, a table without the lessons of a subject. */
function leaveOut(item: BringItem, leftOut: ReadonlySet<unknown>): BringItem {
  const changes = item.changes.flatMap((change): readonly Change[] => {
    const kept = Object.entries(change.set).filter(([, value]) => !leftOut.has(value));
    if (kept.length === Object.keys(change.set).length) return [change];
    return change.kind === baseCellKind.name ? [] : [{ ...change, set: Object.fromEntries(kept) }];
  });
  return { ...item, changes };
}

/**
 * What is written when these are taken along: each of them, and what they name of the other parts. A table never stands without
 * its subjects, nor a memo outside its folder.
 *
 * ```ts
 * toBringChanges(offers, [table]); // the table, its cells and the subjects in them
 * ```
 */
export function toBringChanges(
  offers: readonly BringOffer[],
  items: readonly BringItem[],
): readonly Change[] {
  const named = offers.flatMap((offer) => (offer.isNamed ? offer.items : []));
  const byId = new Map(named.map((item) => [item.id as unknown, item]));
  const taken = new Set(items);
  // What is named may name more.
  for (const { changes } of taken)
    for (const { set } of changes)
      for (const value of Object.values(set ?? {})) {
        const item = byId.get(value);
        if (item) taken.add(item);
      }
  return [...taken].flatMap(({ changes }) => changes);
}
