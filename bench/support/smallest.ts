/**
 * `SMALLEST=1`: it is asked whether a bench, a rehearsal or a tool still runs, not how fast. It goes its whole way with as
 * little as it can; what it finds of speed then says nothing.
 */
export const isSmallest = process.env["SMALLEST"] === "1";

/** How much of something is taken: as usual, or the least with which the whole way is still gone. */
export function orLeast(usual: number, least = 1): number {
  return isSmallest ? least : usual;
}
