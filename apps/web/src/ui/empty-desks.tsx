import { FaceStrokes, type FaceMood } from "./dami/face-strokes.tsx";

const pupils: readonly {
  readonly x: number;
  readonly chalk: "sky" | "yolk" | "mint" | "rose" | "lilac";
  readonly mood: FaceMood;
}[] = [
  { x: 8, chalk: "rose", mood: "calm" },
  { x: 90, chalk: "sky", mood: "joy" },
  { x: 172, chalk: "mint", mood: "glance" },
];

/** Three pupils behind desks that are not there yet: the picture of a class without a roster. */
export function EmptyDesks() {
  return (
    <svg width="250" height="112" viewBox="0 0 250 112" fill="none" aria-hidden>
      {pupils.map(({ x, chalk, mood }) => (
        <g key={x}>
          <g transform={`translate(${x + 2.2} 4.64) scale(.565)`}>
            <circle cx="60" cy="62.5" r="46" fill={`var(--chalk-${chalk})`} />
            <FaceStrokes mood={mood} ink="var(--board-fg)" />
          </g>
          <rect
            x={x}
            y="58"
            width="72"
            height="44"
            rx="14"
            fill="var(--surface)"
            stroke="var(--field)"
            strokeWidth="1.5"
            strokeDasharray="5 5"
          />
        </g>
      ))}
    </svg>
  );
}
