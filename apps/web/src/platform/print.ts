/** Stands before paper and files where names may not just go along. */
export interface OutputGate {
  /** Calls `print` at once, once it has been asked, or not at all. */
  print(print: () => void): void;
  /** The cells of a file as they may go. Rejects with an `AbortError` where somebody was asked and left it: nothing went wrong. */
  toCells<T extends string | number>(
    rows: readonly (readonly T[])[],
  ): Promise<readonly (readonly (T | string)[])[]>;
}

let gate: OutputGate | undefined;

export function findOutputGate(): OutputGate | undefined {
  return gate;
}

/** Returns the way to take it down. */
export function setOutputGate(next: OutputGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = undefined;
  };
}

/** Opens the browser's print dialog, from which 「PDF로 저장」 is possible too. */
export function printPage(): void {
  const print = (): void => window.print();
  if (gate) gate.print(print);
  else print();
}

/** Prints what floats above the page, without the page. `print`: how, where there are names in it (`printPage`). */
export function printAbovePage(print = (): void => window.print()): void {
  const page = document.getElementById("root");
  page?.classList.add("print:hidden");
  addEventListener("afterprint", () => page?.classList.remove("print:hidden"), { once: true });
  print();
}
