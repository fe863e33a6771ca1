/** `toSizeWords(1_310_720)` is 「1.3MB」. */
export function toSizeWords(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))}KB`;
  return `${(bytes / 1_000_000).toLocaleString("ko-KR", { maximumFractionDigits: 1 })}MB`;
}
