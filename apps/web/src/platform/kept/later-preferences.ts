import { readText, removeText, writeText } from "./device-texts.ts";

// Apart from screen-preferences.ts, which comes with a teacher's first screen.

/** The order of the cards of 오늘 that an earlier version kept on this device alone. */
export function readHomeOrder(): readonly string[] | undefined {
  return readText("homeOrder")?.split(" ");
}

export function forgetHomeOrder(): void {
  removeText("homeOrder");
}

/** Until when the card about the new school year was put away on this device: for that year, or for a day. */
export function readNewYearAway(): string | undefined {
  return readText("newYearAway");
}

export function putNewYearAway(until: string): void {
  writeText("newYearAway", until);
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
