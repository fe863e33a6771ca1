import { placeBetween } from "@damim/domain/base/place-between.ts";
import { padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { createRow } from "@damim/sync/change.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadColumnRow } from "../../../data/pad/use-pad-data.ts";
import { chance, newId } from "../../../platform/random.ts";

/** A column after these, 「칸 3」. */
export function addColumn({ store, now }: PadData, columns: readonly PadColumnRow[]): void {
  const order = placeBetween(columns.at(-1)?.order, undefined, chance);
  const title = `칸 ${columns.length + 1}`;
  void store.write([createRow(padColumnKind.name, newId(now()), { title, order })]);
}

/** One place up or down, without dragging. */
export function stepColumn(
  { store }: Pick<PadData, "store">,
  columns: readonly PadColumnRow[],
  index: number,
  by: -1 | 1,
): void {
  const moved = columns[index];
  const before = by < 0 ? columns[index - 2] : columns[index + 1];
  const after = by < 0 ? columns[index - 1] : columns[index + 2];
  if (!moved) return;
  const order = placeBetween(before?.order, after?.order, chance);
  void store.write([{ kind: padColumnKind.name, id: moved.id, set: { order } }]);
}

export function renameColumn(
  { store }: Pick<PadData, "store">,
  { id }: PadColumnRow,
  title: string,
): void {
  void store.write([{ kind: padColumnKind.name, id, set: { title } }]);
}
