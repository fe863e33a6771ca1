/** Where pips stand on a face of 3 × 3. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];
/** In degrees: thrown dice lie as they fell. */
const turns = [-8, 6, -3, 5, -6, 3, -4, 8, -5, 4] as const;

/** One die: pips, and digits where it has more than six faces. */
export function Die(props: {
  readonly value: number;
  readonly faces: number;
  readonly place: number;
  readonly isMoving: boolean;
  readonly className: string;
}) {
  const { value, faces, place, isMoving, className } = props;
  return (
    <svg
      viewBox="0 0 100 100"
      className={`${className} ${isMoving ? "animate-spin motion-reduce:animate-none" : ""}`}
    >
      <g transform={`rotate(${turns[place % turns.length]} 50 50)`}>
        <rect x="6" y="6" width="88" height="88" rx="20" className="fill-board-fg" />
        {!isMoving &&
          (faces > 6 ? (
            <text
              x="50"
              y="52"
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-board-bg text-[44px] font-extrabold tabular-nums"
            >
              {value}
            </text>
          ) : (
            pips[value]?.map(([x, y]) => (
              <circle
                key={`${x}~${y}`}
                cx={26 + 24 * x}
                cy={26 + 24 * y}
                r="9.5"
                className="fill-board-bg"
              />
            ))
          ))}
      </g>
    </svg>
  );
}
