import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  reasonLabels,
  toCodeLabel,
  type AttendanceCode,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { AttendanceSymbol, markColour } from "../../../ui/attendance-symbol.tsx";

export interface CodeButtonsProps {
  readonly marks: readonly AttendanceMark[];
  readonly onCode: (code: AttendanceCode) => void;
  /** "large" has the reason on each button, "small" names the reasons once below the columns. */
  readonly size: "large" | "small";
}

/** The 16 codes, a row a kind. A tap marks; the code that stands has a ring. */
export function CodeButtons({ marks, onCode, size }: CodeButtonsProps) {
  const isLarge = size === "large";
  return (
    <div className="grid gap-1.5">
      {attendanceKinds.map((kind) => (
        <div key={kind} className="grid grid-cols-[2.5rem_repeat(4,1fr)] items-center gap-1.5">
          <span aria-hidden className="text-13 font-semibold text-fg-2">
            {kindLabels[kind]}
          </span>
          {attendanceReasons.map((reason) => {
            const isMarked = marks.some((mark) => mark.kind === kind && mark.reason === reason);
            return (
              <button
                key={reason}
                type="button"
                aria-label={toCodeLabel({ kind, reason })}
                aria-pressed={isMarked}
                className={`press-now flex flex-col items-center justify-center gap-0.5 rounded-chip ${isLarge ? "h-13" : "h-11"} ${markColour[kind]} ${isMarked ? "outline-2 outline-offset-2 outline-brand" : ""}`}
                onClick={() => onCode({ kind, reason })}
              >
                <AttendanceSymbol kind={kind} reason={reason} size={20} />
                {isLarge && <span className="text-12 font-semibold">{reasonLabels[reason]}</span>}
              </button>
            );
          })}
        </div>
      ))}
      {!isLarge && (
        <div
          aria-hidden
          className="grid grid-cols-[2.5rem_repeat(4,1fr)] gap-1.5 text-center text-12 text-fg-2"
        >
          <span />
          {attendanceReasons.map((reason) => (
            <span key={reason}>{reason === "excused" ? "인정" : reasonLabels[reason]}</span>
          ))}
        </div>
      )}
    </div>
  );
}
