/**
 * The one school day on which every journey begins, in the pages and on their server, whatever day it is: a Wednesday
 * with lessons, in term. Time goes on from there. Another begins with `DAMIM_TEST_DAY=2027-02-28T07:30:00+09:00`.
 */
const BEGINS = process.env["DAMIM_TEST_DAY"] ?? "2026-11-25T10:00:00+09:00";

/** From the true clock to that of the journeys, in ms. This process keeps the true one: a browser's cookies end by it. */
export const dayOffset = Date.parse(BEGINS) - Date.now();

/** What the pages and the server of a journey take for now. */
export function now(): number {
  return Date.now() + dayOffset;
}

/** Of a server that a journey starts. */
export function moveServerDate(): string {
  const script = `(${moveDate.toString()})(${dayOffset})`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

/** Runs before anybody else's script: Date is `offset` ms beside the true one and goes on. Twice, both count. */
export function moveDate(offset: number): void {
  const Before = globalThis.Date;
  class MovedDate extends Before {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [Before.now() + offset] : parts) as [number]));
    }
    static override now(): number {
      return Before.now() + offset;
    }
  }
  globalThis.Date = MovedDate as DateConstructor;
}
