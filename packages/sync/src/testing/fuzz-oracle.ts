import { DEAD } from "../change.ts";
import type { Fields } from "../kind.ts";
import type { Op, Refusal } from "../protocol.ts";

/** For each row the greatest stamp of everything, told apart only when somebody asks. */
interface OracleRow {
  killed: string;
  life: { at: string; isDead: boolean };
  readonly values: Map<string, { at: string; value: unknown }>;
}

/** What must come out: a second, simpler telling of the merge rule, fed with what the server took. */
export interface Oracle {
  take(op: Op, refusal: Refusal | undefined): void;
  /** All deleted rows are forgotten. */
  purge(): void;
  /** Living rows by id. */
  expected(): ReadonlyMap<string, Fields>;
  /** One of them; nothing of a row that is deleted or was never made. */
  expectedRow(id: string): Fields | undefined;
}

export function createOracle(): Oracle {
  const rows = new Map<string, OracleRow>();

  return {
    take(op, refusal) {
      const known = rows.get(op.id);
      // An edit of a deleted row is refused and still merged, when the deletion is remembered.
      const isMerged = !refusal || (refusal.type === "gone" && known !== undefined);
      if (!isMerged || (!known && op.set[DEAD] === undefined)) return;
      const row = known ?? { killed: "", life: { at: "", isDead: false }, values: new Map() };
      rows.set(op.id, row);
      for (const [field, value] of Object.entries(op.set)) {
        if (field === DEAD) {
          if (value === true && op.at > row.killed) row.killed = op.at;
          if (op.at > row.life.at) row.life = { at: op.at, isDead: value === true };
          continue;
        }
        if (op.at > (row.values.get(field)?.at ?? "")) row.values.set(field, { at: op.at, value });
      }
    },
    purge() {
      for (const [id, row] of rows) if (row.life.isDead) rows.delete(id);
    },
    expected() {
      const expected = new Map<string, Fields>();
      for (const id of rows.keys()) {
        const row = tellRow(id);
        if (row) expected.set(id, row);
      }
      return expected;
    },
    expectedRow: tellRow,
  };

  function tellRow(id: string): Fields | undefined {
    const row = rows.get(id);
    if (!row || row.life.isDead) return undefined;
    const told: Record<string, unknown> = { id };
    for (const [field, { at, value }] of row.values) {
      if (at >= row.killed && value !== null) told[field] = value;
    }
    return told;
  }
}
