import type { Mark, Settlement } from "./mark.ts";
import type { BaseRow, ClientStorage, QueuedOp, RefusedOp } from "./storage.ts";

export interface Disk {
  /** Brings what memory has taken in to disk. Never rejects: what the disk refuses is made up for later. */
  keep(settlement: Settlement): Promise<void>;
  /** The disk has lost what it had: writes everything anew, once all rows are in memory. Never rejects. */
  rewrite(refused: readonly RefusedOp[]): Promise<void>;
  /** Resolves when everything up to now was kept or refused. */
  rest(): Promise<void>;
  /** Until all rows are in memory nothing can be rewritten. */
  follow(whole: Promise<void>): void;
}

/**
 * Settlements in their order, one after the other. After one that the disk refused the next would leave
 * a hole, so from then on everything is written anew, as soon as the disk takes it.
 */
export function createDisk(input: {
  readonly scope: string;
  readonly storage: ClientStorage;
  readonly listBase: () => readonly BaseRow[];
  readonly mark: () => Mark;
  /** Resolves when the ops that are on their way to disk are there: it must not forget them before. */
  readonly saves: () => Promise<void>;
}): Disk {
  const { scope, storage, listBase, mark, saves } = input;
  let isWhole = false;
  /** What the disk has not taken yet; undefined while it keeps up. */
  let missed:
    | { readonly acked: string[]; readonly refused: RefusedOp[]; readonly lost: QueuedOp[] }
    | undefined;
  let last: Promise<void> = Promise.resolve();

  async function save(settlement: Settlement): Promise<void> {
    const { acked, refused, lost = [] } = settlement;
    if (missed) {
      missed.acked.push(...acked);
      missed.refused.push(...refused);
      missed.lost.push(...lost);
      if (!isWhole) return;
    }
    if (acked.length + refused.length > 0) await saves();
    try {
      await storage.settle(scope, missed ? toRewrite(missed) : settlement);
      missed = undefined;
    } catch {
      missed ??= { acked: [...acked], refused: [...refused], lost: [...lost] };
    }
  }

  function toRewrite(late: NonNullable<typeof missed>): Settlement {
    const rows = listBase().map(({ kind, id, data, at }) => [kind, id, data, 0, at] as const);
    return { since: 0, rows, mark: mark(), reset: true, isRewrite: true, ...late };
  }

  return {
    keep(settlement) {
      last = last.then(() => save(settlement));
      return last;
    },
    rewrite(refused) {
      last = last.then(() => {
        missed ??= { acked: [], refused: [], lost: [] };
        missed.refused.push(...refused);
        const nothing = { since: mark().cursor, rows: [], reset: false, acked: [], refused: [] };
        return save({ ...nothing, mark: mark() });
      });
      return last;
    },
    rest: () => last,
    follow(whole) {
      whole.then(
        () => (isWhole = true),
        () => undefined,
      );
    },
  };
}
