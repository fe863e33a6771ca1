import { readText, writeText } from "./device-texts.ts";

/** Forgotten at sign-out (`forgetHabits`). */
const KEY = "paletteUses";
const MOST_USES = 60;

/** Ids of what was chosen in 빠른 이동, the latest first: screens and acts, never a pupil. */
export function readPaletteUses(): readonly string[] {
  return readText(KEY)?.split("\n") ?? [];
}

export function notePaletteUse(id: string): void {
  writeText(KEY, [id, ...readPaletteUses()].slice(0, MOST_USES).join("\n"));
}
