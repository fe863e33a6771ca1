import { readText, removeText, writeText } from "./device-texts.ts";

// Apart from device-preferences.ts, which comes with the entry of every visitor.

/** What this device remembers of a teacher's screen; never a word about a student. */
export type MenuPlace = "up" | "down" | "left";
/** "board" is for a screen that a whole class looks at. */
export type TextSize = "normal" | "large" | "board";

/** Nothing stands there until the place of the menu was chosen, also by leaving it where it is. */
export const MENU_PLACE = "menuOnHead";
const TEXT_SIZE = "textSize";
const LAST_MORNING = "lastMorning";
const SEATS_SHOWN = "seatsShown";
const PALETTE_USES = "paletteUses";

/** Where the menu stands; the first visit gives left on a desktop and up on a phone (spec 01 §3). */
export function readMenuPlace(device: { readonly isMobile: boolean }): MenuPlace {
  const stored = readText(MENU_PLACE);
  if (stored === "up" || stored === "down") return stored;
  return device.isMobile ? "up" : "left";
}

export function saveMenuPlace(place: MenuPlace): void {
  writeText(MENU_PLACE, place);
}

export function readTextSize(): TextSize {
  const stored = readText(TEXT_SIZE);
  return stored === "large" || stored === "board" ? stored : "normal";
}

export function saveTextSize(size: TextSize): void {
  writeText(TEXT_SIZE, size);
}

/** The day on which this device last opened the morning by itself, as text. */
export function readLastMorning(): string | undefined {
  return readText(LAST_MORNING);
}

export function saveLastMorning(day: string): void {
  writeText(LAST_MORNING, day);
}

/** At sign-out: the next teacher has own ones, and a shared device tells of no day. */
export function forgetHabits(): void {
  for (const key of [LAST_MORNING, SEATS_SHOWN, PALETTE_USES]) removeText(key);
}

/** The day on which 「자리 보기」 was pressed last: the tiles then stand at any hour of it. */
export function readSeatsShown(): string | undefined {
  return readText(SEATS_SHOWN);
}

export function saveSeatsShown(day: string | undefined): void {
  if (day) writeText(SEATS_SHOWN, day);
  else removeText(SEATS_SHOWN);
}
