/** The names of lessons are as large as fits: steps of width that the panel has, and what a letter takes. */
const HERO_WIDTH = 275;
const LETTER_WIDTH = 0.93;

/** How large a word stands in the tile, in steps of the stage; the lesson that comes larger than the one that is. */
export function toHeroSteps(hero: string, isLarge: boolean): number {
  const wished = isLarge ? 52 : 37;
  const fitting = HERO_WIDTH / (LETTER_WIDTH * Array.from(hero).length);
  return Math.max(18, Math.min(wished, Math.floor(fitting)));
}
