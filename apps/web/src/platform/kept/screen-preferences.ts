import { readText, removeText, writeText } from "./device-texts.ts";

// Apart from device-preferences.ts, which comes with the entry of every visitor.

/** What this device remembers of a teacher's screen; never a word about a student. */
export type MenuPlace = "up" | "down" | "left";
/** "board" is for a screen that a whole class looks at. */
export type TextSize = "normal" | "large" | "board";

const KEYS = {
  menuPlace: "menuOnHead",
  textSize: "textSize",
  lastMorning: "lastMorning",
  seatsShown: "seatsShown",
  paletteUses: "paletteUses",
} as const;

/** Where the menu stands; the first visit gives left on a desktop and up on a phone (spec 01 §3). */
export function readMenuPlace(device: { readonly isMobile: boolean }): MenuPlace {
  const stored = readText(KEYS.menuPlace);
  const place = stored === "up" || stored === "down" || stored === "left" ? stored : undefined;
  if (device.isMobile) return place === undefined || place === "left" ? "up" : place;
  return place ?? "left";
}

export function saveMenuPlace(place: MenuPlace): void {
  writeText(KEYS.menuPlace, place);
}

export function readTextSize(): TextSize {
  const stored = readText(KEYS.textSize);
  return stored === "large" || stored === "board" ? stored : "normal";
}

export function saveTextSize(size: TextSize): void {
  writeText(KEYS.textSize, size);
}

/** The day on which this device last opened the morning by itself, as text. */
export function readLastMorning(): string | undefined {
  return readText(KEYS.lastMorning);
}

export function saveLastMorning(day: string): void {
  writeText(KEYS.lastMorning, day);
}

/** At sign-out: the next teacher has own ones, and a shared device tells of no day. */
export function forgetHabits(): void {
  removeText(KEYS.lastMorning);
  removeText(KEYS.seatsShown);
  removeText(KEYS.paletteUses);
}

/** Whether 「자리 보기」 was pressed on this day: the tiles then stand at any hour of it. */
export function isSeatsShown(day: string): boolean {
  return readText(KEYS.seatsShown) === day;
}

export function saveSeatsShown(day: string, isShown: boolean): void {
  if (isShown) writeText(KEYS.seatsShown, day);
  else removeText(KEYS.seatsShown);
}
