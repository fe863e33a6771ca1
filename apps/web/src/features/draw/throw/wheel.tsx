import type { DrawItem } from "@damim/domain/draw/draw.ts";

const fills = [
  "fill-chalk-sky",
  "fill-chalk-mint",
  "fill-chalk-yolk",
  "fill-chalk-rose",
  "fill-chalk-lilac",
] as const;

/** A wheel under a pointer at its top. `turn` in degrees; a higher one is reached by turning. */
export function Wheel(props: {
  readonly who: readonly DrawItem[];
  readonly weights: readonly number[];
  readonly turn: number;
}) {
  const { who, weights, turn } = props;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sectors = who.map((item, index) => {
    const before = weights.slice(0, index).reduce((sum, weight) => sum + weight, 0);
    return { item, from: before / all, part: (weights[index] ?? 0) / all };
  });
  // Across a narrow sector the words would not fit.
  const isCrowded = sectors.length > 8;
  return (
    <svg viewBox="0 0 200 208" aria-hidden className="h-full max-h-190 w-auto">
      <g transform="translate(0 8)">
        <g
          className="origin-[100px_100px] transition-transform duration-[3500ms] ease-out motion-reduce:transition-none"
          style={{ transform: `rotate(${turn}deg)` }}
        >
          {sectors.map(({ item, from, part }, index) => (
            <g key={item}>
              <path
                d={toSectorPath(from, part)}
                className={`stroke-board-bg stroke-2 ${fills[index % fills.length]}`}
              />
              <text
                transform={`rotate(${(from + part / 2) * 360} 100 100)${isCrowded ? " rotate(90 100 24)" : ""}`}
                x="100"
                y={isCrowded ? 27 : 36}
                textAnchor={isCrowded ? "start" : "middle"}
                className={`fill-board-fg font-bold ${isCrowded ? "text-[8px]" : "text-[12px]"}`}
              >
                {toShort(String(item), sectors.length)}
              </text>
            </g>
          ))}
        </g>
        <circle cx="100" cy="100" r="14" className="fill-board-bg" />
        <path d="M92 -8 h16 l-8 16 z" className="fill-board-brand" />
      </g>
    </svg>
  );
}

function toSectorPath(from: number, part: number): string {
  const at = (place: number): string => {
    const angle = place * 2 * Math.PI;
    return `${100 + 96 * Math.sin(angle)} ${100 - 96 * Math.cos(angle)}`;
  };
  return `M100 100 L${at(from)} A96 96 0 ${part > 0.5 ? 1 : 0} 1 ${at(from + part)} Z`;
}

function toShort(text: string, count: number): string {
  const most = count > 20 ? 5 : 7;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
