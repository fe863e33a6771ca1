import { randomInt } from "node:crypto";
import { secretWords } from "@damim/domain/secret/secret-words.ts";

/** 96 bits: nobody who has a backup alone guesses them. */
export const WORD_COUNT = 12;

/** Twelve words to be written on paper. */
export function drawRecoveryWords(): readonly string[] {
  return Array.from({ length: WORD_COUNT }, () => secretWords[randomInt(secretWords.length)] ?? "");
}
