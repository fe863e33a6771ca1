/** `{ board: "free", before: 12 }` → 「?board=free&before=12」; what is absent or empty is not asked for. */
export function toQuery(asked: object): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query.toString()}` : "";
}
