import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { AbsenceCase, CasePaper } from "@damim/domain/attendance-papers/absence-case.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { Check } from "lucide-react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Chip } from "../../../ui/chip.tsx";
import { toDueWords, toShortDay } from "../cases/case-words.ts";
import type { CloseCommands } from "../cases/close-commands.ts";

export interface PaperTogglesProps {
  readonly student: RosterStudent;
  readonly of: AbsenceCase;
  readonly today: CalendarDay;
  readonly commands: CloseCommands;
}

const look =
  "press inline-flex min-h-11 items-center gap-1.5 rounded-chip border px-3 py-1 text-14 font-semibold whitespace-nowrap";

/** The steps of one absence to its close, papers, then NEIS. A year that is over only says what was done. */
export function PaperToggles(props: PaperTogglesProps) {
  return useIsPast() ? <PaperStates of={props.of} /> : <Toggles {...props} />;
}

function PaperStates({ of }: Pick<PaperTogglesProps, "of">) {
  const isEntered = of.notEntered.length === 0;
  return (
    <div className="flex flex-wrap gap-1.5">
      {of.papers.map(({ type, label, received }) => (
        <Chip key={type} tone={received ? "good" : "neutral"}>
          {received && <Check size={16} aria-hidden />}
          {received ? `${label} ${toShortDay(received)} 받음` : `${label} 받지 않음`}
        </Chip>
      ))}
      <Chip tone={isEntered ? "good" : "neutral"}>
        {isEntered && <Check size={16} aria-hidden />}
        {isEntered ? "나이스 입력함" : "나이스 입력 안 함"}
      </Chip>
    </div>
  );
}

/** Each step is a button that says whether it is done. */
function Toggles({ student, of, today, commands }: PaperTogglesProps) {
  const who = toStudentWords(student);
  const isEntered = of.notEntered.length === 0;
  return (
    <div className="flex flex-wrap gap-1.5">
      {of.papers.map((paper) => (
        <button
          key={paper.type}
          type="button"
          aria-pressed={paper.received !== undefined}
          aria-label={`${who} ${paper.label} 받음`}
          title={
            paper.received
              ? `${toKoreanMonthDay(paper.received)}에 받았어요`
              : toDueWords(paper.due, today)
          }
          className={`${look} ${toLook(paper, today)}`}
          onClick={() => {
            const { type, label, received } = paper;
            commands.changePaper(
              of,
              { [type]: received ? null : today },
              received
                ? `${who} ${label} 받음을 취소했어요`
                : `${who} ${withParticle(label, "을/를")} 받았어요`,
            );
          }}
        >
          {paper.received && <Check size={16} aria-hidden />}
          {paper.label}
          {/* Drawn, not written: the name of the button does not hold it, its description does. */}
          <span
            data-when={paper.received ? toShortDay(paper.received) : toDueWords(paper.due, today)}
            className="text-13 font-medium after:content-[attr(data-when)]"
          />
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isEntered}
        aria-label={`${who} 나이스 입력`}
        className={`${look} ${isEntered ? done : waiting}`}
        onClick={() =>
          commands.enter(
            of.absence.marks,
            !isEntered,
            isEntered ? `${who} 나이스 입력을 취소했어요` : `${who} 나이스에 입력했어요`,
          )
        }
      >
        {isEntered && <Check size={16} aria-hidden />}
        나이스 입력
      </button>
    </div>
  );
}

const done = "border-transparent bg-good-weak text-good";
const waiting = "border-line bg-surface text-fg hover:bg-hover";
const late = "border-danger bg-surface text-danger hover:bg-danger-weak";

function toLook({ received, due }: CasePaper, today: CalendarDay): string {
  if (received) return done;
  return due < today ? late : waiting;
}
