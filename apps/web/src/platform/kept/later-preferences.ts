import { readText, removeText, writeText } from "./device-texts.ts";

// Apart from screen-preferences.ts, which comes with a teacher's first screen.

/** The order of the cards of 오늘 that an earlier version kept on this device alone. */
export function readHomeOrder(): readonly string[] | undefined {
  return readText("homeOrder")?.split(" ");
}

export function forgetHomeOrder(): void {
  removeText("homeOrder");
}

/** Whether the card about the new school year was put away on this device. */
export function isNewYearPutAway(year: number): boolean {
  return readText("newYearAway") === String(year);
}

export function putNewYearAway(year: number): void {
  writeText("newYearAway", String(year));
}

/** Whether the tools in front of a class are heard on this device. */
export function isStageSoundOn(): boolean {
  return readText("stageSound") !== "off";
}

export function saveStageSound(isOn: boolean): void {
  writeText("stageSound", isOn ? "on" : "off");
}

/** The earliest break in the seals of a scope that this device ever saw, epoch ms. */
export function readBrokenSeal(scope: string): number | undefined {
  const at = Number(readText(`sealBroken:${scope}`) ?? Number.NaN);
  return Number.isFinite(at) ? at : undefined;
}

export function keepBrokenSeal(scope: string, at: number): void {
  writeText(`sealBroken:${scope}`, String(at));
}
