/** A page whose time goes on by hand, a second at a time. */
export interface FakeDay {
  /** Runs so many seconds with everything that was to happen in them; gives back how long that took, in true ms. */
  readonly run: (seconds: number) => Promise<number>;
}

/**
 * Runs in the page before its own scripts: Date, the steady clock and `setTimeout` go on only by `fakeDay.run`. Until
 * the first run timers are the browser's own, so that the page can open.
 */
export function installFakeDay(at: number): void {
  const True = {
    Date,
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    now: performance.now.bind(performance),
  };
  const begun = True.now();
  let passed = 0;
  let isByHand = false;
  let lastId = 1_000_000_000;
  const waiting = new Map<number, { readonly due: number; readonly work: () => void }>();
  const sinceBegun = (): number => (isByHand ? passed : True.now() - begun);
  class FakeDate extends True.Date {
    constructor(...parts: readonly [] | readonly [number | string]) {
      super(parts[0] ?? at + Math.floor(sinceBegun()));
    }
    static override now(): number {
      return at + Math.floor(sinceBegun());
    }
  }
  const setFake = (work: () => void, delay = 0): number => {
    lastId += 1;
    const id = lastId;
    const run = (): void => {
      if (waiting.delete(id)) work();
    };
    waiting.set(id, { due: sinceBegun() + delay, work });
    if (!isByHand) True.setTimeout(run, delay);
    return id;
  };
  const fakeDay: FakeDay = {
    async run(seconds) {
      if (!isByHand) passed = sinceBegun();
      isByHand = true;
      const startedAt = True.now();
      for (let second = 0; second < seconds; second += 1) {
        passed = (Math.floor((at + passed) / 1_000) + 1) * 1_000 - at;
        for (const [id, { due, work }] of waiting) {
          if (due > passed) continue;
          waiting.delete(id);
          work();
        }
        // React draws in a microtask; then style and layout, as a frame would.
        await Promise.resolve();
        void document.body.offsetHeight;
      }
      return True.now() - startedAt;
    },
  };
  Object.assign(globalThis, {
    fakeDay,
    Date: FakeDate,
    setTimeout: setFake,
    clearTimeout: (id: number) => void (waiting.delete(id) || True.clearTimeout(id)),
  });
  performance.now = sinceBegun;
}
