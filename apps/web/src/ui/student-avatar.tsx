import { FaceStrokes } from "./dami/face-strokes.tsx";

export interface StudentAvatarProps {
  /** Chooses the chalk: never sex, never marks. */
  readonly studentId: string;
  /** Address of the photo; without it the face that all pupils share. */
  readonly picture?: string | undefined;
  /** Empty where the name stands beside it. */
  readonly label?: string;
  /** px */
  readonly size: number;
}

const chalks = ["--chalk-sky", "--chalk-yolk", "--chalk-mint", "--chalk-rose", "--chalk-lilac"];

/** A pupil's photo in a circle, or the face. */
export function StudentAvatar({ studentId, picture, label = "", size }: StudentAvatarProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt={label}
        width={size}
        height={size}
        draggable={false}
        className="shrink-0 rounded-full bg-sunken object-cover object-[50%_25%]"
        style={{ width: size, height: size }}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      className="shrink-0"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="60" cy="60" r="60" fill={`var(${toChalk(studentId)})`} />
      <FaceStrokes mood="calm" ink="var(--board-fg)" />
    </svg>
  );
}

function toChalk(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return chalks[sum % chalks.length] ?? "--chalk-sky";
}
