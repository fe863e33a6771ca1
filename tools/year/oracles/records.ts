import type { Said, SaidValue } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { LivedAct } from "./oracle.ts";

/** What acts say of one thing, field by field. */
export type Told = Readonly<Record<string, SaidValue>>;

/**
 * What stands of one kind after all that was done to it (`rows` of an act), by id. What two devices change of one thing holds
 * side by side: only a field that an act changed counts. What is gone is changed no more; it can be made again, and whoever
 * takes back that it went has all of it again, what the act did not speak of too.
 */
export function followRecords(acts: readonly LivedAct[], kind: string): ReadonlyMap<string, Told> {
  const standing = new Map<string, Record<string, SaidValue>>();
  const gone = new Map<string, Told>();
  for (const { said, isTakenBack } of acts) {
    const rows = (said["rows"] ?? []) as readonly Said[];
    for (const row of rows) {
      if (row["kind"] !== kind) continue;
      const id = toWord(row["id"]);
      const from = row[isTakenBack ? "after" : "before"] as Told | null;
      const to = row[isTakenBack ? "before" : "after"] as Told | null;
      const known = standing.get(id);
      if (to === null) {
        if (known) gone.set(id, known);
        standing.delete(id);
      } else if (!known && from === null)
        standing.set(id, { ...(isTakenBack ? gone.get(id) : {}), ...to });
      else if (known)
        for (const [field, value] of Object.entries(to))
          if (from === null ? value !== null : !isSame(from[field], value)) known[field] = value;
    }
  }
  return standing;
}

const isSame = (one: SaidValue | undefined, other: SaidValue): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other);

/** A word or a number as a word; "" of anything else. */
export function toWord(value: SaidValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
