import { randomInt } from "node:crypto";
import { secretWords } from "@damim/domain/secret/secret-words.ts";

/** 96 bits: nobody who has a backup alone guesses them. */
export const WORD_COUNT = 12;

/** Twelve words to be written on paper. */
export function drawRecoveryWords(): readonly string[] {
  return Array.from({ length: WORD_COUNT }, () => secretWords[randomInt(secretWords.length)] ?? "");
}

/**
 * Words as somebody types them, in the one form that opens: however they are parted, numbered or composed (macOS takes
 * syllables apart).
 *
 * ```ts
 * toTypedWords("1. 가방  2. 나무"); // "가방 나무"
 * ```
 */
export function toTypedWords(text: string): string {
  return (text.normalize("NFC").match(/[가-힣]+/g) ?? []).join(" ");
}
