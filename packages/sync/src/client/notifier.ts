/** The ids of the rows that came, went or changed since the last call. */
export type IdsListener = (ids: ReadonlySet<string>) => void;

/** Tells listeners once a microtask, however often it is asked to. */
export interface Notifier {
  notify(): void;
  subscribe(listener: () => void): () => void;
  /** Notes a changed row, and notifies; those who watch its kind hear which. */
  readonly markChanged: (kindName: string, id: string) => void;
  watch(kindName: string, listener: IdsListener): () => void;
  close(): void;
}

export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  const watchersByKind = new Map<string, Set<IdsListener>>();
  const changedByKind = new Map<string, Set<string>>();
  let isScheduled = false;

  function notify(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      const changed = [...changedByKind];
      changedByKind.clear();
      for (const [kindName, ids] of changed) {
        for (const listener of watchersByKind.get(kindName) ?? []) listener(ids);
      }
      for (const listener of listeners) listener();
    });
  }

  return {
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    markChanged(kindName, id) {
      notify();
      if (!watchersByKind.has(kindName)) return;
      const ids = changedByKind.get(kindName) ?? new Set();
      changedByKind.set(kindName, ids.add(id));
    },
    watch(kindName, listener) {
      const watchers = watchersByKind.get(kindName) ?? new Set();
      watchersByKind.set(kindName, watchers.add(listener));
      return () => void watchers.delete(listener);
    },
    close() {
      listeners.clear();
      watchersByKind.clear();
    },
  };
}
