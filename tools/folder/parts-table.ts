/** MB of each part of the folder, by target: as `docs/releases.md` says it. */
export type PartsTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A part may grow by a tenth; a part of less than a MB by a tenth of one. */
const GROWTH = 0.1;
const MOST_MB: Readonly<Record<string, number>> = { unpacked: 230, packed: 90 };

/** The table below the heading 「The folder」: a row a part, a column a target. */
export function readPartsTable(page: string): PartsTable {
  const rows = (page.split("## The folder")[1] ?? "")
    .split("\n## ")[0]
    ?.split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "")),
    );
  const [head = [], , ...parts] = rows ?? [];
  return Object.fromEntries(
    head
      .slice(1)
      .map((target, index) => [
        target,
        Object.fromEntries(parts.map(([part = "", ...cells]) => [part, Number(cells[index])])),
      ]),
  );
}

/** A sentence for each part that is too large, and for what the table does not know or no longer needs. */
export function listTooLarge(
  known: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(known), ...Object.keys(found)])];
  return names.flatMap((part) => {
    const [before, now, most] = [known[part], found[part], MOST_MB[part]];
    if (before === undefined || now === undefined) {
      return [`${part}: ${before === undefined ? "표에 없는" : "폴더에 없는"} 부분이에요.`];
    }
    if (most !== undefined && now > most) return [`${part}: ${now} MB인데 ${most} MB까지예요.`];
    const limit = Math.max(before, 1) * GROWTH + before;
    return now > limit ? [`${part}: ${before} MB에서 ${now} MB로 커졌어요.`] : [];
  });
}
