const GB = 1_000_000_000;

/** `toSizeWords(1_310_720)` is 「1.3MB」. */
export function toSizeWords(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))}KB`;
  const [unit, name] = bytes < GB ? [1_000_000, "MB"] : [GB, "GB"];
  return `${(bytes / unit).toLocaleString("ko-KR", { maximumFractionDigits: 1 })}${name}`;
}
