/** Which row of which kind. */
export interface RowName {
  readonly kind: string;
  readonly id: string;
}

let created: RowName | undefined;

/**
 * A row was made that was not there before. Whoever gives up a draft in the same turn (`useDraft`) knows by it what the
 * draft became: a form writes its row and ends its draft in one handler, in either order.
 */
export function noteCreated(row: RowName): void {
  created = row;
  queueMicrotask(() => {
    if (created === row) created = undefined;
  });
}

/** The row that was made in this turn. */
export function findJustCreated(): RowName | undefined {
  return created;
}
