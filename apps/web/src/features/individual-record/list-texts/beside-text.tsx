import { isTakenOver } from "@damim/domain/individual-record/insert-note.ts";
import { sortNotes } from "@damim/domain/individual-record/note-lists.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
import { PupilSums } from "./pupil-sums.tsx";
import { SnippetList } from "./snippet-list.tsx";

const parts = [
  { value: "notes", label: "날짜별 기록" },
  { value: "snippets", label: "문구" },
] as const;

/** Beside a text: the pupil's notes, the teacher's own words, and sums where they are asked for. */
export function BesideText(props: {
  readonly year: RecordYear;
  readonly student: RosterStudent;
  readonly text: string;
  /** Absent: the year is over. */
  readonly onInsert: ((words: string) => void) | undefined;
}) {
  const { year, student, text, onInsert } = props;
  const [part, setPart] = useState<"notes" | "snippets">("notes");
  const notes = sortNotes(
    [...year.notes.values()].filter(
      (note) => note.studentId === student.id && !note.isDraft && note.text,
    ),
  );
  return (
    <div className="flex flex-col gap-4 md:max-xl:col-start-2">
      <Card>
        <Segments label="곁에 볼 것" isFull value={part} segments={parts} onValueChange={setPart} />
        {part === "snippets" ? (
          <SnippetList year={year} onInsert={onInsert} />
        ) : (
          <section aria-label={`${student.name}의 날짜별 기록`} className="mt-3">
            <h3 className="flex items-baseline gap-2 text-17 font-bold">
              {student.name}의 날짜별 기록
              <span className="text-14 font-semibold text-fg-2">{notes.length}</span>
            </h3>
            {notes.length === 0 ? (
              <p className="mt-1 text-15 text-fg-2">
                아직 없어요. 날짜별 기록에 적은 것이 여기에 나와요.
              </p>
            ) : (
              <ul>
                {notes.map(({ id, day, area, text: words }) => (
                  <li key={id} className="border-b border-line-2 py-3 last:border-0 last:pb-0">
                    <InsertLine
                      head={`${toKoreanMonthDay(day)} · ${area}`}
                      words={words ?? ""}
                      isUsed={isTakenOver(text, words ?? "")}
                      onInsert={onInsert}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </Card>
      <PupilSums year={year} student={student} />
    </div>
  );
}

function InsertLine(props: {
  readonly head: string;
  readonly words: string;
  readonly isUsed: boolean;
  readonly onInsert: ((words: string) => void) | undefined;
}) {
  const { head, words, isUsed, onInsert } = props;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-13 font-semibold text-fg-2">{head}</p>
        <p className={`text-15 whitespace-pre-line ${isUsed ? "text-fg-2" : ""}`}>{words}</p>
      </div>
      {onInsert && (
        <button
          type="button"
          aria-label={`${isUsed ? "다시 넣기" : "글에 넣기"}: ${words}`}
          className={`press grid size-11 shrink-0 place-items-center rounded-ctl ${isUsed ? "bg-good-weak text-good" : "bg-brand-weak text-brand-strong"}`}
          // The caret stays where the words go.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(words)}
        >
          {isUsed ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
        </button>
      )}
    </div>
  );
}
