/** What React rendered since the counting began: how many components of which place on screen. */
export interface Renders {
  /** Function components that ran, by the nearest `data-cell` at or below them, else "". */
  readonly byCell: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface RenderCounter {
  reset(): void;
  read(): Renders;
}

declare global {
  var benchRenders: RenderCounter;
}

/**
 * Stands where React looks for its developer tools and walks each commit as they do: a fiber whose children
 * changed hands was worked on, and its flag says whether its component ran. Runs in the page before React.
 */
export function installRenderCounter(): void {
  interface Fiber {
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly flags: number;
    readonly type: unknown;
    readonly stateNode: unknown;
  }
  const PERFORMED_WORK = 1;
  let byCell: Record<string, number> = {};
  let total = 0;

  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
      visit(root.current);
    },
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  globalThis.benchRenders = {
    reset() {
      byCell = {};
      total = 0;
    },
    read: () => ({ byCell, total }),
  };

  function visit(fiber: Fiber): void {
    const before = fiber.alternate;
    const isComponent = typeof fiber.type === "function" || isMemo(fiber.type);
    if (isComponent && (fiber.flags & PERFORMED_WORK) !== 0) {
      total += 1;
      const cell = findCell(fiber);
      byCell[cell] = (byCell[cell] ?? 0) + 1;
    }
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  function isMemo(type: unknown): boolean {
    return typeof type === "object" && type !== null && "$$typeof" in type && "type" in type;
  }

  function findCell(fiber: Fiber): string {
    for (let below: Fiber | null = fiber; below; below = below.child) {
      if (below.stateNode instanceof HTMLElement) return below.stateNode.dataset["cell"] ?? "";
    }
    return "";
  }
}
