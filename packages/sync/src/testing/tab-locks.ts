/** One Web Lock for the tabs of a browser: who dies lets it go, and what it was doing goes nowhere. */
export interface TabLocks {
  hold<T>(owner: object, work: () => Promise<T>): Promise<T>;
  /** The tab is dead. */
  release(owner: object): void;
  holder(): object | undefined;
}

export function buildTabLocks(): TabLocks {
  const waiting: { readonly owner: object; readonly start: () => void }[] = [];
  let holder: object | undefined;

  function next(): void {
    const first = waiting.shift();
    holder = first?.owner;
    first?.start();
  }

  return {
    hold(owner, work) {
      return new Promise((resolve, reject) => {
        const start = (): void => {
          const done = (): void => {
            if (holder === owner) next();
          };
          work().then(resolve, reject).finally(done);
        };
        waiting.push({ owner, start });
        if (holder === undefined) next();
      });
    },
    release(owner) {
      for (let index = waiting.length - 1; index >= 0; index--) {
        if (waiting[index]?.owner === owner) waiting.splice(index, 1);
      }
      if (holder === owner) next();
    },
    holder: () => holder,
  };
}
