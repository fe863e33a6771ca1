import type { CSSProperties } from "react";

/** In steps of a stage: how much room the groups have, and the largest and smallest letters. */
const [WIDTH, HEIGHT, LARGEST, SMALLEST] = [450, 170, 13, 5.5];
const LINE = 1.33;

/**
 * Columns and letters with which all groups stand on the wall without a scroll where that can be: as large as the longest
 * name and the fullest group allow. A Latin letter is two thirds as wide as a syllable.
 */
export function fitGroups(
  groups: readonly (readonly { readonly name: string }[])[],
): CSSProperties {
  const lines = Math.max(1, ...groups.map(({ length }) => length)) + 1;
  const widest = Math.max(4, ...groups.flat().map(({ name }) => toWidth(name)));
  const fits = [2, 3, 4, 5, 6, 7, 8].map((across) => {
    const rows = Math.ceil(Math.max(1, groups.length) / across);
    const high = (HEIGHT / rows - 6) / lines / LINE;
    const wide = (WIDTH / across - 16) / widest;
    return { across, letter: Math.min(LARGEST, high, wide) };
  });
  const best = fits.reduce((a, b) => (b.letter > a.letter + 0.1 ? b : a));
  return {
    "--across": best.across,
    "--letter": Math.max(SMALLEST, best.letter),
  } as CSSProperties;
}

function toWidth(name: string): number {
  return Array.from(name).reduce(
    (sum, letter) => sum + (/[\p{Script=Latin} \d]/u.test(letter) ? 0.62 : 1),
    0,
  );
}
