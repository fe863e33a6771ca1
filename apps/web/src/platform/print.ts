import { findOutputGate } from "./output-gate.ts";

/** Opens the browser's print dialog, from which 「PDF로 저장」 is possible too. */
export function printPage(): void {
  const print = (): void => window.print();
  const gate = findOutputGate();
  if (gate) gate.print(print);
  else print();
}

/** Prints what floats above the page, without the page. */
export function printAbovePage(): void {
  const page = document.getElementById("root");
  page?.classList.add("print:hidden");
  addEventListener("afterprint", () => page?.classList.remove("print:hidden"), { once: true });
  window.print();
}
