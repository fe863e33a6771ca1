import { isWithin } from "@damim/domain/base/is-within.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { PadSurroundings } from "@damim/domain/pad/pad-write.ts";
import type { Queries } from "../../db/schema.ts";

type Counts = PadSurroundings["counts"];

/** Counting rows walks over all of the room: not for every card that somebody puts on the board. */
const COUNTED_FOR_MS = 5_000;
const REMEMBERED_MAX = 1_000;

/** How many rows live in a room, to a few seconds: for the limits of a room, which nobody reaches in a lesson. */
export function createPadCounts(
  queries: Queries,
  now: () => number,
): (roomId: PadRoomId) => Promise<Counts> {
  const known = new Map<PadRoomId, { readonly counts: Promise<Counts>; readonly at: number }>();
  return (roomId) => {
    const held = known.get(roomId);
    if (held && isWithin(now() - held.at, COUNTED_FOR_MS)) return held.counts;
    if (known.size >= REMEMBERED_MAX) known.clear();
    const counts = countRows(queries, roomId);
    known.set(roomId, { counts, at: now() });
    counts.catch(() => known.delete(roomId));
    return counts;
  };
}

async function countRows(queries: Queries, roomId: PadRoomId): Promise<Counts> {
  const kinds = await queries
    .selectFrom("rows")
    .select(["kind", (count) => count.fn.countAll<number>().as("count")])
    .where("scope", "=", padScope(roomId))
    .where("dead_at", "is", null)
    .groupBy("kind")
    .execute();
  const rows = kinds.reduce((sum, { count }) => sum + Number(count), 0);
  const cards = Number(kinds.find(({ kind }) => kind === padCardKind.name)?.count ?? 0);
  return { cards, rows };
}
