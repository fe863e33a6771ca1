/** The drawings of 수업놀이, one a tool: paper, ink and 담이's friends, the same in light and dark. */

const INK = "#0c1b3a";
const BLUE = "#1b5fe8";
const WARM = "#ffb02e";
const PAPER = "#fff";

type Mood = "smile" | "joy" | "oh";
const mouths: Readonly<Record<Mood, React.ReactNode>> = {
  smile: (
    <>
      <ellipse cx="46" cy="59" rx="4.2" ry="5.2" fill={INK} />
      <ellipse cx="74" cy="59" rx="4.2" ry="5.2" fill={INK} />
      <path d="M52 71q8 8 16 0" stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  joy: (
    <>
      <path
        d="M40 60q6-8 12 0M68 60q6-8 12 0"
        stroke={INK}
        strokeWidth="3.8"
        strokeLinecap="round"
      />
      <path d="M49 69h22q-2 12-11 12t-11-12z" fill={INK} />
    </>
  ),
  oh: (
    <>
      <ellipse cx="46" cy="58" rx="4.4" ry="5.6" fill={INK} />
      <ellipse cx="74" cy="58" rx="4.4" ry="5.6" fill={INK} />
      <ellipse cx="60" cy="75" rx="5.5" ry="6.5" fill={INK} />
    </>
  ),
};

function Face(props: {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly colour: string;
  readonly mood?: Mood;
}) {
  const { at, size, colour, mood = "smile" } = props;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
      <circle cx="60" cy="62.5" r="46" fill={colour} />
      {mouths[mood]}
    </g>
  );
}

const desks = [
  [20, 24],
  [150, 24],
  [280, 24],
  [20, 116],
  [280, 116],
  [20, 208],
  [150, 208],
  [280, 208],
] as const;

export const seatsDrawing = (
  <svg viewBox="0 0 412 300" fill="none" aria-hidden>
    {desks.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="112" height="72" rx="20" fill={PAPER} />
    ))}
    <Face at={[44.8, 25.4]} size={0.52} colour="#ffd2ca" />
    <Face at={[304.8, 117.4]} size={0.52} colour="#c6ecd8" mood="joy" />
    <Face at={[174.8, 209.4]} size={0.52} colour="#ddd4fb" />
    <rect
      x="142"
      y="92"
      width="128"
      height="84"
      rx="22"
      fill={BLUE}
      transform="rotate(-9 206 140)"
    />
    <Face at={[154, 70]} size={0.87} colour={WARM} mood="joy" />
  </svg>
);

export const drawDrawing = (
  <svg viewBox="0 -30 330 312" fill="none" aria-hidden>
    <g transform="rotate(-18 92 96)">
      <rect x="50" y="40" width="88" height="104" rx="16" fill={PAPER} />
      <path d="M73 71h42M73 93h24" stroke="#ffdf9b" strokeWidth="10" strokeLinecap="round" />
    </g>
    <g transform="rotate(15 246 96)">
      <rect x="204" y="46" width="88" height="104" rx="16" fill={PAPER} />
      <path d="M227 77h42M227 99h24" stroke="#ffdf9b" strokeWidth="10" strokeLinecap="round" />
    </g>
    <rect x="112" y="-26" width="118" height="150" rx="22" fill={PAPER} />
    <Face at={[119, -10.4]} size={0.87} colour="#ffd2ca" mood="oh" />
    <path d="M30 128h270l-16 128a28 28 0 0 1-28 24H74a28 28 0 0 1-28-24z" fill={BLUE} />
    <rect x="16" y="112" width="298" height="34" rx="17" fill="#0c3fae" />
    <path
      d="M190 186h-46v52h46"
      stroke={PAPER}
      strokeWidth="15"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="184" cy="212" r="12" fill={WARM} />
  </svg>
);

const sectors = [
  ["M0 0L62 0A62 62 0 0 1 31 53.7z", BLUE],
  ["M0 0L31 53.7A62 62 0 0 1-31 53.7z", PAPER],
  ["M0 0L-31 53.7A62 62 0 0 1-62 0z", WARM],
  ["M0 0L-62 0A62 62 0 0 1-31-53.7z", BLUE],
  ["M0 0L-31-53.7A62 62 0 0 1 31-53.7z", PAPER],
  ["M0 0L31-53.7A62 62 0 0 1 62 0z", WARM],
] as const;
const dots = (places: readonly (readonly [number, number])[], r: number, fill: string) =>
  places.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill={fill} />);
const five = [
  [52, 84],
  [112, 84],
  [82, 114],
  [52, 144],
  [112, 144],
] as const;
const three = [
  [160, 126],
  [182, 148],
  [204, 170],
] as const;

export const diceDrawing = (
  <svg viewBox="0 -22 240 222" fill="none" aria-hidden>
    <g transform="translate(162 48) rotate(12)">
      <circle r="70" fill={INK} />
      {sectors.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <circle r="13" fill={INK} />
    </g>
    <g transform="rotate(-12 84 112)">
      <rect x="20" y="52" width="124" height="124" rx="32" fill={PAPER} />
      {dots(five, 11, INK)}
    </g>
    <g transform="rotate(14 184 150)">
      <rect x="138" y="104" width="88" height="88" rx="24" fill="#b3261e" />
      {dots(three, 9, PAPER)}
    </g>
  </svg>
);

export const padDrawing = (
  <svg viewBox="0 0 240 206" fill="none" aria-hidden>
    <g transform="rotate(-5 70 100)">
      <rect x="14" y="24" width="100" height="74" rx="16" fill={PAPER} />
      <path d="M35 48h56M35 68h34" stroke="#c6ecd8" strokeWidth="9" strokeLinecap="round" />
    </g>
    <rect x="14" y="114" width="100" height="86" rx="16" fill="#0b6e46" />
    <Face at={[28.9, 120.3]} size={0.59} colour="#c6ecd8" mood="joy" />
    <rect x="128" y="10" width="100" height="106" rx="16" fill={PAPER} />
    <path d="M142 96l22-32 16 20 12-14 22 26z" fill="#7fd0a8" />
    <circle cx="204" cy="38" r="11" fill={WARM} />
    <g transform="rotate(4 178 160)">
      <rect x="128" y="130" width="100" height="66" rx="16" fill={PAPER} />
      <path d="M178 178l-15-14a9 9 0 0 1 13-13l2 2 2-2a9 9 0 0 1 13 13z" fill="#f2836f" />
    </g>
  </svg>
);

export const scoreDrawing = (
  <svg viewBox="0 0 240 204" fill="none" aria-hidden>
    <rect x="14" y="118" width="64" height="82" rx="16" fill={PAPER} />
    <rect x="88" y="76" width="64" height="124" rx="16" fill={BLUE} />
    <rect x="162" y="140" width="64" height="60" rx="16" fill={PAPER} />
    <Face at={[12.2, 56.6]} size={0.57} colour="#ffd2ca" />
    <Face at={[83.6, 9.9]} size={0.61} colour="#ffdf9b" mood="joy" />
    <Face at={[160.2, 78.6]} size={0.57} colour="#c6ecd8" />
  </svg>
);

export const readyDrawing = (
  <svg viewBox="0 0 240 204" fill="none" aria-hidden>
    <circle cx="130" cy="112" r="88" fill={PAPER} />
    <path d="M130 112V36a76 76 0 1 1-71 49z" fill="#6a53b5" />
    <circle cx="130" cy="112" r="38" fill={PAPER} />
    <Face at={[91, 71.2]} size={0.65} colour="#ddd4fb" />
    <rect x="112" y="4" width="36" height="16" rx="8" fill={INK} />
  </svg>
);
