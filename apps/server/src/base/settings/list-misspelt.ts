/** Shorter ones are near to words of other programs. */
const SHORTEST_NAME = 8;
const LONG_NAME = 12;

/** Ours by their first letters, and read by no server. */
const OF_TOOLS = ["DAMIM_DEV_SERVER"];

/**
 * A sentence for each name that looks like a setting and is none: a misspelt one would be taken for one that was not
 * written, and an empty database beside the real one looks like everything is lost.
 *
 * ```ts
 * listMisspelt(["SMTP_ULR"], ["SMTP_URL"]); // ["SMTP_ULR: 그런 설정은 없어요(비슷한 이름: SMTP_URL). …"]
 * ```
 */
export function listMisspelt(
  written: readonly string[],
  known: readonly string[],
): readonly string[] {
  return written.flatMap((name) => {
    if (known.includes(name) || OF_TOOLS.includes(name)) return [];
    const meant = findNearest(name, known);
    const near = meant ? `(비슷한 이름: ${meant})` : "";
    if (meant || /^damim_/i.test(name)) {
      return [`${name}: 그런 설정은 없어요${near}. 이름을 고치거나 지워 주세요.`];
    }
    const base = name.replace(/_FILE$/, "");
    if (base === name || !known.includes(base)) return [];
    return [`${name}: 이 설정은 파일로 적을 수 없어요. ${base}에 값을 바로 적어 주세요.`];
  });
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const upper = name.toUpperCase();
  return known
    .filter((setting) => setting.length >= SHORTEST_NAME)
    .map((setting) => ({ setting, steps: countSteps(upper, setting) }))
    .filter(({ setting, steps }) => steps <= (setting.length < LONG_NAME ? 1 : 2))
    .sort((a, b) => a.steps - b.steps)[0]?.setting;
}

/** How many letters were added, left out, changed or put before their neighbour. */
function countSteps(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  let [older, before]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let at = 1; at <= to.length; at++) {
      const changed = from[row - 1] === to[at - 1] ? 0 : 1;
      const isTurned = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      now[at] = Math.min(
        (before?.[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (before?.[at - 1] ?? 0) + changed,
        row > 1 && at > 1 && isTurned ? (older?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, before] = [before, now];
  }
  return before?.[to.length] ?? 0;
}
