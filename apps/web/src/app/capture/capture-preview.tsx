import { toStateText } from "@damim/domain/attendance/day-state.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import {
  captureMessages,
  type CaptureEntry,
  type CaptureOption,
  type ClauseReading,
} from "@damim/domain/capture/capture-reading.ts";
import { hasDayOff } from "@damim/domain/capture/read-capture.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { Check, CircleAlert, CircleHelp } from "lucide-react";
import { useId } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useStudentDay } from "../../features/attendance/mark/student-day.ts";
import { MarkBox } from "../../ui/attendance-symbol.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { describeDays, describeStudents } from "./describe-entry.ts";

export interface CapturePreviewProps {
  readonly line: string;
  readonly readings: readonly ClauseReading[];
  readonly onChoose: (option: CaptureOption) => void;
  /** Beside each other where there is room, or one below the other. */
  readonly look: "chips" | "rows";
}

/** What each clause of the line will record, what it asks, or why it cannot be read. */
export function CapturePreview({ line, readings, onChoose, look }: CapturePreviewProps) {
  return (
    <ul
      className={look === "chips" ? "flex flex-wrap items-start gap-2 max-sm:grid" : "grid gap-2"}
    >
      {readings.map((reading) => {
        const words = line.normalize("NFC").slice(reading.from, reading.to);
        return (
          <li key={reading.from} className="rounded-ctl bg-sunken px-3.5 py-2.5 text-15">
            {reading.type === "ready" && <ReadyEntry entry={reading.entry} />}
            {reading.type === "line" && (
              <p className="flex items-start gap-2.5">
                <Check size={20} aria-hidden className="w-[25px] shrink-0 text-brand" />
                <b className="min-w-0 font-semibold wrap-break-word">{reading.act.label}</b>
              </p>
            )}
            {reading.type === "choose" && (
              <Question
                words={words}
                question={reading.question}
                options={reading.options}
                onChoose={onChoose}
              />
            )}
            {reading.type === "unread" && (
              <p className="flex items-start gap-2.5">
                <CircleAlert
                  size={18}
                  aria-hidden
                  className="mt-0.5 w-[25px] shrink-0 text-danger"
                />
                <span>
                  <b className="font-semibold">「{words}」</b>{" "}
                  <span className="text-fg-2">{toSentence(captureMessages, reading.refusal)}</span>
                </span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ReadyEntry({ entry }: { readonly entry: CaptureEntry }) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const calendar = useOpenYearsCalendar();
  const { act } = entry;
  const quiet = [act.note, describeDays(entry, today)].filter(Boolean);
  return (
    <p className="flex items-start gap-2.5">
      <span className="grid w-[25px] shrink-0 place-items-center">
        {act.sign ? (
          <MarkBox kind={act.sign.kind} reason={act.sign.reason} />
        ) : (
          <Check size={20} aria-hidden className="text-brand" />
        )}
      </span>
      <span className="min-w-0">
        <b className="font-semibold">{describeStudents(entry)}</b> {act.label}
        {quiet.length > 0 && <span className="text-fg-2"> · {quiet.join(" · ")}</span>}
        <StandingWords entry={entry} />
        {hasDayOff(entry, calendar) && (
          <span className="text-warm-strong"> · 수업이 없는 날이에요</span>
        )}
      </span>
    </p>
  );
}

/** What stands there already, where one pupil's one day is about to change. */
function StandingWords({
  entry: { schoolYear, students, days },
}: {
  readonly entry: CaptureEntry;
}) {
  const store = useTeacherData().years.get(schoolYear);
  const [student, ...otherStudents] = students;
  const [day, ...otherDays] = days;
  if (!store || !student || !day || otherStudents.length + otherDays.length > 0) return null;
  return <StandingWordsOfDay store={store} studentId={student.id} day={day} />;
}

function StandingWordsOfDay(props: {
  readonly store: Store;
  readonly studentId: StudentId;
  readonly day: CalendarDay;
}) {
  const state = useStudentDay(props.store, props.studentId, props.day);
  if (state.marks.length === 0) return null;
  return <span className="text-fg-2"> · 지금 {toStateText(state)}</span>;
}

function Question(props: {
  readonly words: string;
  readonly question: string;
  readonly options: readonly CaptureOption[];
  readonly onChoose: (option: CaptureOption) => void;
}) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons of one question; a fieldset would be for fields
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="flex items-start gap-2.5">
        <CircleHelp size={18} aria-hidden className="mt-0.5 w-[25px] shrink-0 text-brand" />
        <span>
          <b className="font-semibold">「{props.words}」</b>{" "}
          <span className="text-fg-2">{props.question}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {props.options.map((option) => (
          <ChipButton key={option.label} data-choice onClick={() => props.onChoose(option)}>
            {option.label}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
