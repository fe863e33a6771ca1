import { memo } from "react";

export type MarkKind = "absent" | "late" | "earlyLeave" | "classMissed";
export type MarkReason = "illness" | "unexcused" | "other" | "excused";

/** Background and ink of a kind of mark. Colour says the kind only; the symbol says kind and reason. */
export const markColour: Record<MarkKind, string> = {
  absent: "bg-absent text-absent-fg",
  late: "bg-late text-late-fg",
  earlyLeave: "bg-early text-early-fg",
  classMissed: "bg-missed text-missed-fg",
};

/** One line on a 24 grid, and whether it is filled with its ink. */
export interface SymbolShape {
  readonly line: string;
  readonly isFilled?: true;
}

const heart = "M12 19.5 5.6 13a4.1 4.1 0 0 1 5.8-5.8l.6.6.6-.6a4.1 4.1 0 0 1 5.8 5.8z";
const upTriangle = "M12 5.5 19.5 18.5h-15z";

/** The signs of the attendance book, drawn because fonts draw ♡ ◎ ∽ differently. */
export const symbolShapes: Record<MarkKind, Record<MarkReason, SymbolShape>> = {
  absent: {
    illness: { line: heart },
    unexcused: { line: heart, isFilled: true },
    other: { line: upTriangle, isFilled: true },
    excused: { line: upTriangle },
  },
  late: {
    illness: { line: "M9.5 5 8 19M16 5l-1.5 14M5.5 9.5h13.5M5 14.5h13.5" },
    unexcused: { line: "m6.5 6.5 11 11m0-11-11 11" },
    other: { line: "M5 9.5h14M5 14.5h14M15.5 5.5l-7 13" },
    excused: { line: "M18.5 5v14L5.5 12z" },
  },
  earlyLeave: {
    illness: {
      line: "M15.5 8.5v5a2.3 2.3 0 0 0 4.6 0V12a8.1 8.1 0 1 0-3.2 6.4M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0z",
    },
    unexcused: {
      line: "M19.6 12a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 1 1 15.2 0zM15.4 12a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 1 1 6.8 0z",
    },
    other: { line: "M3.8 9.5c.3 4 2 5.7 4.1 5.7 3.9 0 4.3-6.4 8.2-6.4 2.1 0 3.8 1.7 4.1 5.7" },
    excused: { line: "M5.5 5v14L18.5 12z" },
  },
  classMissed: {
    illness: {
      line: "m12 4.5 2.35 4.9 5.3.7-3.88 3.68.96 5.32L12 16.52 7.27 19.1l.96-5.32L4.35 10.1l5.3-.7z",
    },
    unexcused: { line: "M12 4 19.5 12 12 20 4.5 12z" },
    other: { line: "M5 9.5h14M5 14.5h14" },
    excused: { line: "M12 18.5 4.5 5.5h15z" },
  },
};

export interface AttendanceSymbolProps {
  readonly kind: MarkKind;
  readonly reason: MarkReason;
  /** Side in px: 14 in tags, 15 in grids, 18–20 on seats and buttons. */
  readonly size?: number;
}

/** The sign of one kind × reason in the ink around it. Silent: the place around it says the words. */
export const AttendanceSymbol = memo(function AttendanceSymbol({
  kind,
  reason,
  size = 20,
}: AttendanceSymbolProps) {
  const { line, isFilled } = symbolShapes[kind][reason];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2.6 : 2.3}
      strokeLinejoin="round"
      strokeLinecap="round"
      className="icon shrink-0"
      aria-hidden
    >
      <path d={line} fill={isFilled && "currentColor"} />
    </svg>
  );
});

/** 「확인 중」: the warm disc with a question mark. Silent as well. */
export const AwaitedSymbol = memo(function AwaitedSymbol({
  size = 18,
}: {
  readonly size?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" className="icon shrink-0" aria-hidden>
      <circle cx="9" cy="9" r="9" fill="var(--warm)" />
      <path
        d="M6.9 7a2.15 2.15 0 1 1 3.1 1.95c-.65.33-1 .72-1 1.45"
        fill="none"
        stroke="var(--on-warm)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle cx="9" cy="13.1" r="1.15" fill="var(--on-warm)" />
    </svg>
  );
});

/** The classes of a `MarkBox` without its colour, and of the dot at its corner. */
export const markBoxLook =
  "relative grid h-[1.375rem] w-[1.5625rem] place-items-center rounded-[7px]";
export const noteDotLook =
  "absolute -top-1 -right-1 box-content size-1.5 rounded-pill border-[1.5px] border-surface bg-current";

export interface MarkBoxProps {
  readonly kind: MarkKind;
  readonly reason: MarkReason;
  readonly hasNote?: boolean;
}

/** The small coloured box of a grid cell, 25 × 22; the dot at its corner means that a note exists. */
export function MarkBox({ kind, reason, hasNote }: MarkBoxProps) {
  return (
    <span className={`${markBoxLook} ${markColour[kind]}`}>
      <AttendanceSymbol kind={kind} reason={reason} size={15} />
      {hasNote && <span className={noteDotLook} />}
    </span>
  );
}
