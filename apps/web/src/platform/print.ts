/** Opens the browser's print dialog, from which 「PDF로 저장」 is possible too. */
export function printPage(): void {
  window.print();
}
