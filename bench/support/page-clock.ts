/** What the page's own clock saw of one act. Both by `performance.now()` of that page. */
export interface Painted {
  /** When the browser received the finger's lift or the key; absent when no input was waited for. */
  readonly startedAt: number | undefined;
  /** The end of the main thread's work on the first frame that shows the change. */
  readonly paintedAt: number;
}

/** An element that has to be there; with `unlike`, whose accessible name has to be another. */
export interface Awaited {
  readonly selector: string;
  readonly count?: number;
  readonly unlike?: string;
}

export interface PageClock {
  /** Notes the next input and the first frame in which the awaited element stands. */
  arm(awaited: Awaited): void;
  readonly result: Promise<Painted>;
  /** Event Timing: input → next paint as the browser itself reports it (steps of 8 ms, from 16 on). */
  readonly inputDurations: number[];
  readonly longTasks: number[];
}

declare global {
  var benchClock: PageClock;
}

/**
 * Runs in the page before its own scripts. Everything it needs stands inside: it travels as text.
 *
 * "Painted" is measured by a task that goes before all others, asked for in an animation frame: it runs after that
 * frame's style, layout and paint.
 */
export function installPageClock(): void {
  const inputs = ["click", "keydown"];
  const inputDurations: number[] = [];
  const longTasks: number[] = [];
  let result: Promise<Painted> = Promise.reject(new Error("nothing is armed"));
  result.catch(() => undefined);

  observe({ type: "event", durationThreshold: 16 }, (entry) => {
    if (inputs.includes(entry.name)) inputDurations.push(entry.duration);
  });
  observe({ type: "longtask" }, (entry) => longTasks.push(entry.duration));

  globalThis.benchClock = {
    arm(awaited) {
      result = watch(awaited);
    },
    get result() {
      return result;
    },
    inputDurations,
    longTasks,
  };

  function watch(awaited: Awaited): Promise<Painted> {
    let startedAt: number | undefined;
    const note = (event: Event): void => {
      startedAt ??= event.timeStamp;
    };
    for (const name of inputs) addEventListener(name, note, { capture: true, once: true });
    return new Promise((resolve) => {
      let isLooking = false;
      // Within a frame, whose style is due anyway: a look at each change would ask for a style of its own.
      const lookSoon = (): void => {
        if (isLooking) return;
        isLooking = true;
        requestAnimationFrame(look);
      };
      const look = (): void => {
        isLooking = false;
        if (!isThere(awaited)) return;
        observer.disconnect();
        for (const name of inputs) removeEventListener(name, note, { capture: true });
        afterFrame((paintedAt) => resolve({ startedAt, paintedAt }));
      };
      const observer = new MutationObserver(lookSoon);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ["aria-label", "aria-expanded"],
      });
      lookSoon();
    });
  }

  function isThere({ selector, count = 1, unlike }: Awaited): boolean {
    const found = [...document.querySelectorAll(selector)];
    // A dialog that is closed may stand in the document.
    const isShown = found[0]?.checkVisibility({ visibilityProperty: true }) === true;
    if (found.length < count || !isShown) return false;
    return !unlike || found[0]?.getAttribute("aria-label") !== unlike;
  }

  /** Called within a frame. A message would wait behind what the page does after its picture. */
  function afterFrame(tell: (at: number) => void): void {
    void scheduler.postTask(() => tell(performance.now()), { priority: "user-blocking" });
  }

  function observe(
    options: PerformanceObserverInit & { readonly durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  }
}
