/** One mistake that somebody could make: a text of a file that stands there once, and what comes in its place. */
export interface Mutant {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** What a teacher would lose or see. */
  readonly breaks: string;
  /** What vitest is told to run the tests that hold the rule; without it those of the sync core. */
  readonly near?: readonly string[];
}
