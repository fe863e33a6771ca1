// Loaded lazily by month-grid.tsx.
import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  toCodeLabel,
  type AttendanceCode,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { LONGEST_NOTE_CHARACTERS } from "@damim/domain/attendance/attendance-mark.ts";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { AttendanceSymbol, markColour } from "../../../ui/attendance-symbol.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { toLeftOutWords, type RangePlan } from "./month-range.ts";

export interface MonthRangeBarProps {
  readonly section: RefObject<HTMLElement | null>;
  /** Absent while nothing is chosen yet. */
  readonly plan: RangePlan | undefined;
  /** By presses: the first cell and the last one. */
  readonly isChoosing: boolean;
  readonly onCode: (code: AttendanceCode, note: string) => void;
  readonly onPresent: () => void;
  readonly onEnd: () => void;
}

/** What can be done with the chosen cells: one code for all of them, with one 사유, 출석, or nothing. */
export function MonthRangeBar(props: MonthRangeBarProps) {
  const { section, plan, isChoosing, onCode, onPresent, onEnd } = props;
  const [note, setNote, clearNote] = useDraft("range-note", "");
  const isTooLong = note.trim().length > LONGEST_NOTE_CHARACTERS;
  const end = (): void => {
    clearNote();
    onEnd();
  };
  const endByKey = useEffectEvent((event: KeyboardEvent) => {
    // The first Escape ends what the keyboard is putting together.
    if (event.key === "Escape" && !event.isComposing) end();
  });
  useEffect(() => {
    const element = section.current;
    const handle = (event: KeyboardEvent): void => endByKey(event);
    element?.addEventListener("keydown", handle);
    return () => element?.removeEventListener("keydown", handle);
  }, [section]);
  // One cell of 「여러 칸 고르기」 waits for the last one, and the codes would lie over it.
  const isWaiting = !plan || (isChoosing && plan.cellCount === 1);
  return (
    <section
      ref={section}
      aria-label="고른 칸 출결"
      className="absolute inset-x-3 bottom-3 z-30 flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card border border-line bg-surface px-3 py-3 shadow-float print:hidden"
    >
      <div>
        <p className="text-15 font-bold">
          {plan ? `${plan.cellCount}칸을 골랐어요` : "칸을 눌러 골라 주세요"}
        </p>
        <p className="text-13 text-fg-2">
          {isWaiting ? "처음 칸과 마지막 칸을 차례로 눌러요" : toRangeWords(plan)}
        </p>
      </div>
      {!isWaiting && (
        <TextField
          label="사유"
          isLabelHidden
          placeholder="사유"
          fieldSize="dense"
          value={note}
          onValueChange={setNote}
          error={isTooLong ? `${LONGEST_NOTE_CHARACTERS}자까지 적을 수 있어요.` : undefined}
          className="max-md:w-full md:w-40"
        />
      )}
      {!isWaiting && (
        <div className="grid gap-1.5 max-md:w-full md:flex md:flex-wrap md:gap-x-2.5">
          {attendanceKinds.map((kind) => (
            <div
              key={kind}
              className="grid grid-cols-[2.5rem_repeat(4,1fr)] items-center gap-1.5 md:flex md:gap-1"
            >
              <span aria-hidden className="text-13 font-semibold text-fg-2">
                {kindLabels[kind]}
              </span>
              {attendanceReasons.map((reason) => (
                <button
                  key={reason}
                  type="button"
                  aria-label={toCodeLabel({ kind, reason })}
                  title={toCodeLabel({ kind, reason })}
                  className={`press-now grid h-11 place-items-center rounded-chip md:w-9 md:pointer-fine:h-9 md:pointer-fine:w-8 ${markColour[kind]}`}
                  onClick={() => {
                    if (isTooLong) return;
                    clearNote();
                    onCode({ kind, reason }, note.trim());
                  }}
                >
                  <AttendanceSymbol kind={kind} reason={reason} size={18} />
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
      <div className="ml-auto flex gap-1 [&_button]:px-3">
        {!isWaiting && (
          <Button variant="line" onClick={onPresent}>
            출석으로 바꾸기
          </Button>
        )}
        <Button variant="text" onClick={end}>
          그만 고르기
        </Button>
      </div>
    </section>
  );
}

function toRangeWords(plan: RangePlan): string {
  const leftOut = toLeftOutWords(plan);
  return leftOut ? `${leftOut}은 빼고 적어요` : `${plan.students.length}명 × ${plan.days.length}일`;
}
