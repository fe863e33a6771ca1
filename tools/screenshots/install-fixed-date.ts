/**
 * Runs in the page before its own scripts: the page's Date stands at `now` (epoch ms). Timers and the
 * performance clock go on, unlike with a browser's own fake clock.
 */
export function installFixedDate(now: number): void {
  class FixedDate extends Date {
    constructor(...parts: readonly [] | readonly [number | string]) {
      super(parts[0] ?? now);
    }
    static override now(): number {
      return now;
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
}
