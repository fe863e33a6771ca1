/** Tells listeners once a microtask, however often it is asked to. */
export interface Notifier {
  notify(): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  let isScheduled = false;

  return {
    notify() {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(() => {
        isScheduled = false;
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
