import { randomInt } from "node:crypto";

/** Without l, o, i, 0 and 1, which children read as one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LETTERS = 9;
const SHORT_CODE_LETTERS = 9;

/** 44 bits, in groups that can be copied from the blackboard: `k3m-9px-2wq`. */
export function drawPassword(): string {
  return drawLetters(PASSWORD_LETTERS).replace(/(...)(?=.)/g, "$1-");
}

/** 44 bits, for the short link. */
export function drawShortCode(): string {
  return drawLetters(SHORT_CODE_LETTERS);
}

function drawLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}
