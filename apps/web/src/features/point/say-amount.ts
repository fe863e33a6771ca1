/** 「+2점」. */
export function sayAmount(amount: number): string {
  return `${amount > 0 ? "+" : ""}${amount}점`;
}
