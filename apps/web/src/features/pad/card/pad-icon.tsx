export interface PadIconProps {
  /** Of `board-icons.ts` or `window-icons.ts`, on a 24 grid. */
  readonly path: string;
  /** px */
  readonly size?: number;
}

/** An icon beside words that say the same: nothing to a screen reader. */
export function PadIcon({ path, size = 20 }: PadIconProps) {
  return (
    <svg
      className="icon pad-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
