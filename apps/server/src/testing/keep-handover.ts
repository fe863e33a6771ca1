import type { Queries } from "../db/schema.ts";

/** A hand-over of one pupil that waits for its receiver, written past all checks. */
export async function keepHandover(
  queries: Queries,
  of: {
    readonly giver: string;
    readonly receiver: string;
    readonly year: number;
    readonly name: string;
  },
): Promise<void> {
  const row = {
    id: `${of.giver}-${of.receiver}`,
    giver_id: of.giver,
    receiver_id: of.receiver,
    year: of.year,
    from_class: "3학년 2반",
    state: "waiting",
    counts: JSON.stringify({ pupils: 1, items: {} }),
    pupils: JSON.stringify([{ number: 1, name: of.name }]),
    into_year: null,
    taken: "[]",
    made_at: Date.now(),
    expires_at: Date.now() + 86_400_000,
  } as const;
  await queries.insertInto("handovers").values(row).execute();
}
