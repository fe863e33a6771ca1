const BEAT_MS = 1_000;

/** Whether the process turns: a beat each second, and how late the last one was. */
export function watchLoop(options: {
  /** Ms since some moment, by a clock that nobody can set. */
  readonly elapsed: () => number;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}): { readonly lagMs: () => number; readonly stop: () => void } {
  const { elapsed, setTimer } = options;
  let due = elapsed() + BEAT_MS;
  let last = 0;
  const findLate = (): number => Math.max(0, elapsed() - due);
  let cancel = setTimer(beat, BEAT_MS);
  function beat(): void {
    last = findLate();
    due = elapsed() + BEAT_MS;
    cancel = setTimer(beat, BEAT_MS);
  }
  // A beat that is late now counts too: what was held up may be asked before it.
  return { lagMs: () => Math.max(last, findLate()), stop: () => cancel() };
}
