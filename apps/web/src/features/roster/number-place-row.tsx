import { sexLabels } from "@damim/domain/student/student-facts.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { GripVertical, ListPlus, X } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";

const small =
  "press grid size-11 shrink-0 place-items-center rounded-ctl text-fg-3 hover:bg-sunken";

/** One number and who has it. Held by a press or dragged by its grip; ↑ ↓ move it. */
export function NumberPlaceRow(props: {
  readonly student: RosterStudent | null;
  readonly number: number;
  readonly isHeld: boolean;
  /** Another row is held: a press brings it here. */
  readonly isTarget: boolean;
  readonly isOver: boolean;
  readonly onGripDown: (event: PointerEvent) => void;
  readonly onPress: () => void;
  readonly onStep: (step: number) => void;
  readonly onVacant: () => void;
  readonly onClose: () => void;
}) {
  const { student, number, isHeld, isTarget, isOver, onGripDown, onPress, onStep } = props;
  const name = student?.name ?? "결번";
  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li
      data-place={number - 1}
      className={`flex items-center rounded-ctl border-b border-line-2 ${isOver ? "shadow-[inset_0_0_0_2px_var(--brand)]" : ""} ${isHeld ? "bg-brand-weak" : ""}`}
    >
      <button
        type="button"
        data-grip
        aria-pressed={isHeld}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-ctl px-2 text-left hover:bg-hover"
        onClick={onPress}
        onKeyDown={handleKeyDown}
      >
        {/* Only here: elsewhere a finger scrolls the list. */}
        <span
          aria-hidden
          className="-my-1 -ml-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-fg-3"
          onPointerDown={onGripDown}
        >
          <GripVertical size={18} />
        </span>
        <span className="w-10 shrink-0 text-right font-medium text-fg-2 tabular-nums">
          {number}번{" "}
        </span>
        <span className={`truncate font-semibold ${student ? "" : "text-fg-3"}`}>{name} </span>
        <span className="text-14 text-fg-2">
          {student?.sex && sexLabels[student.sex]}
          <span className="sr-only"> {isTarget ? "자리로 옮기기" : "옮기기"}</span>
        </span>
        {student && student.number !== number && (
          <span
            aria-hidden
            className="ml-auto text-14 font-semibold whitespace-nowrap text-brand-strong"
          >
            {student.number} → {number}
          </span>
        )}
      </button>
      {student ? (
        <button
          type="button"
          className={small}
          aria-label={`${number}번을 결번으로 비우기`}
          title="이 번호를 결번으로"
          onClick={props.onVacant}
        >
          <ListPlus size={18} aria-hidden />
        </button>
      ) : (
        <button
          type="button"
          className={small}
          aria-label={`${number}번 결번 없애기`}
          title="결번 없애기"
          onClick={props.onClose}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </li>
  );
}
