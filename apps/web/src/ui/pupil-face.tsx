import { FaceStrokes, type FaceMood } from "./face-strokes.tsx";

export type PupilChalk = "sky" | "yolk" | "mint" | "rose" | "lilac";

const chalks: readonly PupilChalk[] = ["sky", "yolk", "mint", "rose", "lilac"];

/**
 * The chalk of a pupil, from the id alone: never from sex, marks or order, and the same on every device.
 *
 * ```ts
 * toPupilChalk("0190f1c2-…"); // "mint", always
 * ```
 */
export function toPupilChalk(pupilId: string): PupilChalk {
  let sum = 0;
  for (const char of pupilId) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return chalks[sum % chalks.length] ?? "sky";
}

export interface PupilFaceProps {
  readonly chalk: PupilChalk;
  readonly mood?: FaceMood;
  readonly size?: number;
}

/** A pupil: the same kind face for everyone, no hair, clothes or skin. Silent; the name stands beside. */
export function PupilFace({ chalk, mood = "calm", size = 36 }: PupilFaceProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="12 14.5 96 96"
      fill="none"
      className="shrink-0"
      aria-hidden="true"
    >
      <circle cx="60" cy="62.5" r="46" fill={`var(--chalk-${chalk})`} />
      <FaceStrokes mood={mood} ink="var(--board-fg)" />
    </svg>
  );
}
