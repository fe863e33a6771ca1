import { Chalk, DamiHead } from "../../ui/dami/dami.tsx";
import { FaceStrokes, type FaceMood } from "../../ui/dami/face-strokes.tsx";

// The panel keeps its blue in the dark, so these colours are those of the light theme on purpose.
const chalk = {
  sky: "#cfe2ff",
  yolk: "#ffdf9b",
  mint: "#c6ecd8",
  rose: "#ffd2ca",
  lilac: "#ddd4fb",
} as const;
const INK = "#0c1b3a";

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly colour: keyof typeof chalk;
  readonly mood: FaceMood;
}

/** Where the heads are on the 520 × 540 drawing; the desk of each stands towards the middle. */
const upper: readonly Seat[] = [
  { x: 420, y: 30, colour: "rose", mood: "calm" },
  { x: 320, y: 30, colour: "sky", mood: "joy" },
  { x: 220, y: 30, colour: "yolk", mood: "glance" },
];
const left: readonly Seat[] = [
  { x: 66, y: 140, colour: "mint", mood: "calm" },
  { x: 66, y: 240, colour: "lilac", mood: "sleep" },
  { x: 66, y: 340, colour: "rose", mood: "joy" },
];
const lower: readonly Seat[] = [
  { x: 220, y: 452, colour: "sky", mood: "calm" },
  { x: 320, y: 452, colour: "yolk", mood: "surprise" },
  { x: 420, y: 452, colour: "mint", mood: "calm" },
];
const papers: readonly (readonly [number, number, number, number, string])[] = [
  [402, 60, 26, 18, "#c5d9ff"],
  [306, 62, 28, 16, "#ffdf9b"],
  [102, 226, 16, 26, "#c5d9ff"],
  [208, 402, 26, 17, "#ffd2ca"],
  [408, 402, 26, 17, "#c6ecd8"],
];

/** A class that sits in ㄷ around its teacher. The one picture of the signed-out pages. */
export function EntryPicture({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 -30 520 540"
      preserveAspectRatio="xMaxYMin meet"
      fill="none"
      aria-hidden
      className={`overflow-visible ${className}`}
    >
      <path
        d="M840 50H90v380h750"
        stroke="#3a78f4"
        strokeWidth="142"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {upper.map((seat) => (
        <Pupil key={seat.x} seat={seat} deskX={seat.x - 38} deskY={48} />
      ))}
      {left.map((seat) => (
        <Pupil key={seat.y} seat={seat} deskX={88} deskY={seat.y - 38} isUpright />
      ))}
      {lower.map((seat) => (
        <Pupil key={seat.x} seat={seat} deskX={seat.x - 38} deskY={388} />
      ))}
      {papers.map(([x, y, width, height, fill]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="3" fill={fill} />
      ))}
      <g transform="translate(258 168) scale(1.2)">
        <Chalk />
        <DamiHead mood="joy" />
      </g>
    </svg>
  );
}

function Pupil(props: {
  readonly seat: Seat;
  readonly deskX: number;
  readonly deskY: number;
  readonly isUpright?: boolean;
}) {
  const { seat, deskX, deskY, isUpright = false } = props;
  const [width, height] = isUpright ? [44, 76] : [76, 44];
  return (
    <>
      <g transform={`translate(${seat.x - 40.4} ${seat.y - 42.1}) scale(.674)`}>
        <circle cx="60" cy="62.5" r="46" fill={chalk[seat.colour]} />
        <FaceStrokes mood={seat.mood} ink={INK} />
      </g>
      <rect x={deskX} y={deskY} width={width} height={height} rx="14" fill="#fff" />
    </>
  );
}
