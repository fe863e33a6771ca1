import { FaceStrokes, type FaceMood } from "./face-strokes.tsx";

/** What 담이 holds or stands under: umbrella (offline), broken chalk (error), z (lock), rays (morning). */
export type DamiProp = "chalk" | "umbrella" | "brokenChalk" | "sleeping" | "rays" | "none";

export interface DamiProps {
  readonly mood?: FaceMood;
  readonly prop?: DamiProp;
  /** Width of the head's own 120 grid in px: 48 inline, 84–120 in empty states, 124–230 as a hero. */
  readonly size?: number;
}

/** 담이, the dot with a face. One on a screen, never in the way of work, and never the message itself. */
export function Dami({ mood = "calm", prop = "chalk", size = 104 }: DamiProps) {
  const [x, y, width, height] = frames[prop] ?? [0, 0, 120, 120];
  return (
    <svg
      width={(size * width) / 120}
      height={(size * height) / 120}
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="none"
      className="shrink-0"
      aria-hidden
    >
      {prop === "chalk" && <Chalk />}
      <DamiHead mood={mood} />
      {prop === "umbrella" && <Umbrella />}
      {prop === "brokenChalk" && <BrokenChalk />}
      {prop === "sleeping" && <SleepingZ />}
      {prop === "rays" && <Rays />}
    </svg>
  );
}

/** The head alone for larger drawings, on a 120 grid with its middle at 60, 64. */
export function DamiHead({ mood }: { readonly mood: FaceMood }) {
  return (
    <>
      <circle cx="60" cy="64" r="46" fill="var(--warm)" />
      <ellipse cx="34" cy="71" rx="6.5" ry="4.5" fill="var(--cheek)" opacity=".6" />
      <ellipse cx="86" cy="71" rx="6.5" ry="4.5" fill="var(--cheek)" opacity=".6" />
      <FaceStrokes mood={mood} ink="var(--face)" />
    </>
  );
}

/** The chalk behind the ear, for the same larger drawings; it goes behind the head. */
export function Chalk() {
  return (
    <g transform="rotate(38 96 30)">
      <rect x="91" y="6" width="11" height="46" rx="5.5" fill="#cfe2ff" />
      <rect x="91" y="19" width="11" height="7" fill="#6c9bff" />
    </g>
  );
}

/** Where more than the head is drawn. */
const frames: Partial<
  Record<DamiProp, readonly [x: number, y: number, width: number, height: number]>
> = {
  umbrella: [-29, -50, 178, 164],
  brokenChalk: [-60, -20, 240, 164],
  sleeping: [0, -10, 140, 124],
  rays: [-14, -22, 148, 136],
};

function Umbrella() {
  return (
    <g transform="translate(-40 -27.5) scale(1.25)" fill="var(--brand)">
      <path d="M12 46a70 70 0 0 1 136 0q-12-8-23 0-11-8-22 0-11-8-23 0-11-8-23 0-11-8-22 0-11-8-23 0z" />
      <rect x="77" y="-16" width="6" height="12" rx="3" />
    </g>
  );
}

function BrokenChalk() {
  return (
    <g transform="translate(-58.75) scale(1.25)">
      <g transform="rotate(-14 44 98)">
        <path d="M14 90h50l-7 8 6 8H14a8 8 0 0 1 0-16z" fill="#9dbcff" />
        <rect x="26" y="90" width="12" height="16" fill="#1b5fe8" />
      </g>
      <g transform="rotate(11 150 98)">
        <path d="M128 90h48a8 8 0 0 1 0 16h-49l6-8z" fill="#9dbcff" />
      </g>
      <path
        stroke="var(--warm)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M95 -14v10M66 -8l5 9M124 -8l-5 9"
      />
    </g>
  );
}

function SleepingZ() {
  return (
    <g stroke="var(--brand)" strokeLinecap="round" strokeLinejoin="round">
      <path d="M100 20h12l-12 14h12" strokeWidth="4.5" />
      <path d="M120 -2h9l-9 10h9" strokeWidth="3.5" />
    </g>
  );
}

function Rays() {
  return (
    <path
      stroke="var(--warm)"
      strokeWidth="6"
      strokeLinecap="round"
      d="M60 -18v20M21 -7l7 15M99 -7l-7 15M-8 22l14 9M128 22l-14 9"
    />
  );
}
