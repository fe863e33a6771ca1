export interface DamimWordmarkProps {
  /** Height in px, 15 at least; the width follows. */
  readonly height?: number;
  /** "white" on the blue panel and on the stage. */
  readonly tone?: "brand" | "white";
}

/** 담임, drawn. The ㅇ of 임 is the warm dot: the teacher. */
export function DamimWordmark({ height = 25, tone = "brand" }: DamimWordmarkProps) {
  return (
    <svg
      width={(height * 204) / 100}
      height={height}
      viewBox="0 0 204 100"
      fill="none"
      role="img"
      aria-label="담임"
      className="shrink-0"
    >
      <g
        stroke={tone === "white" ? "#fff" : "var(--brand)"}
        strokeWidth="13.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M51 10H13v34h38M77 7v46M77 29h17M20 66h57v27H20zM191 7v46M131 66h60v27h-60z" />
      </g>
      <circle cx="145" cy="28" r="24.5" fill="var(--warm)" />
    </svg>
  );
}

/** The ㄷ with the dot in its opening, on a rounded square: app icon, version badge, hidden seat. */
export function DamimMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      className="shrink-0"
      aria-hidden
    >
      <rect width="48" height="48" rx="14" fill="var(--brand)" />
      <path
        d="M35 13H14v22h21"
        stroke="#fff"
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="30" cy="24" r="5.5" fill="#ffb02e" />
    </svg>
  );
}
