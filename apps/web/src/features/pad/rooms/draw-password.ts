import { chance } from "../../../platform/random.ts";

/** Without l, o, i, 0 and 1, which children read as one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const LETTERS_IN_GROUP = 3;

/** 44 bits, as the server draws one for a room without: `k3m-9px-2wq`. */
export function drawPassword(): string {
  const drawLetter = (): string => LETTERS.charAt(Math.floor(chance() * LETTERS.length));
  const drawGroup = (): string => Array.from({ length: LETTERS_IN_GROUP }, drawLetter).join("");
  return Array.from({ length: GROUPS }, drawGroup).join("-");
}
