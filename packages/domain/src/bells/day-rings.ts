import type { Bells, BellSounds } from "./bells.ts";

/** Made by the browser itself, no file is fetched (`platform/sound.ts`). */
export const bellSoundLabels = { bell: "종", chime: "차임", wood: "나무" } as const;
export type BellSound = keyof typeof bellSoundLabels;

/** What rings at the edges of lessons, and how long before one. */
export interface DayRings {
  readonly before: BellSound | undefined;
  readonly start: BellSound | undefined;
  readonly end: BellSound | undefined;
  readonly warnMinutes: number;
}

/** Of a bell table; nothing where it is silent. A sound that only a newer version has is none. */
export function toDayRings(
  bells: Pick<Bells, "sounds" | "warnMinutes"> | undefined,
): DayRings | undefined {
  const { before, start, end } = bells?.sounds ?? {};
  const rings = {
    before: toSound(before),
    start: toSound(start),
    end: toSound(end),
    warnMinutes: bells?.warnMinutes ?? 0,
  };
  return rings.before || rings.start || rings.end ? rings : undefined;
}

/** 「시작 종, 끝 차임」, 「없음」. */
export function toSoundsWords({ before, start, end }: BellSounds): string {
  const said = Object.entries({ 예비: before, 시작: start, 끝: end }).flatMap(([when, name]) => {
    const sound = toSound(name);
    return sound ? `${when} ${bellSoundLabels[sound]}` : [];
  });
  return said.join(", ") || "없음";
}

function toSound(name: string | null | undefined): BellSound | undefined {
  return name && Object.hasOwn(bellSoundLabels, name) ? (name as BellSound) : undefined;
}
