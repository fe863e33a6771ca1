export interface Listeners {
  /** Once for all that one act changes: a mark changes rows, outbox and the state of the rounds. */
  readonly tell: () => void;
  /** The answer takes it back. */
  readonly add: (listener: () => void) => () => void;
}

/** Who wants to hear of changes. They are told after the act, before the next task. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  let isTelling = false;
  return {
    tell() {
      if (isTelling) return;
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
        for (const listener of listeners) listener();
      });
    },
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
