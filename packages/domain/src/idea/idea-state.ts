/** How far an idea has come among teachers. */
export const IDEA_STATES = ["new", "trying", "settled"] as const;

export type IdeaState = (typeof IDEA_STATES)[number];

export const ideaStateLabels: Readonly<Record<IdeaState, string>> = {
  new: "새 생각",
  trying: "해보는 중",
  settled: "자리 잡음",
};

/** One 「해봤어요」. */
export interface IdeaTry {
  /** Whose it is: any key that tells teachers apart. */
  readonly teacher: string;
  /** 또 할래요; else 글쎄요. */
  readonly isAgain: boolean;
}

const SETTLED_TRIES = 5;
const SETTLED_TEACHERS = 3;
/** Of ten tries. */
const SETTLED_AGAIN = 7;

/**
 * What the tries of an idea say: one makes it 해보는 중; five of three teachers, seven of ten with 또 할래요, 자리 잡음
 * (spec 14 §5).
 *
 * ```ts
 * ideaState([{ teacher: "a", isAgain: false }]); // "trying"
 * ```
 */
export function ideaState(tries: readonly IdeaTry[]): IdeaState {
  if (tries.length === 0) return "new";
  const { teachers, again } = countTries(tries);
  const isSettled =
    tries.length >= SETTLED_TRIES &&
    teachers >= SETTLED_TEACHERS &&
    10 * again >= SETTLED_AGAIN * tries.length;
  return isSettled ? "settled" : "trying";
}

/**
 * Why an idea has its state, in a sentence; nothing while nobody tried it.
 *
 * ```ts
 * sayTries(tries); // 「선생님 4명이 6번 해 봤고, 5번은 또 하겠대요. 그래서 자리 잡음이에요.」
 * ```
 */
export function sayTries(tries: readonly IdeaTry[]): string | undefined {
  if (tries.length === 0) return undefined;
  const { teachers, again } = countTries(tries);
  const done = `선생님 ${teachers}명이 ${tries.length}번 해 봤`;
  const label = ideaStateLabels[ideaState(tries)];
  return again === 0
    ? `${done}어요. 그래서 ${label}이에요.`
    : `${done}고, ${again}번은 또 하겠대요. 그래서 ${label}이에요.`;
}

function countTries(tries: readonly IdeaTry[]) {
  return {
    teachers: new Set(tries.map(({ teacher }) => teacher)).size,
    again: tries.filter(({ isAgain }) => isAgain).length,
  };
}
