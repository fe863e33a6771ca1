import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CodeButtons } from "./code-buttons.tsx";
import type { DayCommands } from "./use-day-commands.ts";

export interface ChosenStudentsBarProps {
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
  readonly commands: DayCommands;
  readonly onDone: () => void;
}

/** One code for all chosen pupils, one undo step. */
export function ChosenStudentsBar({ students, day, commands, onDone }: ChosenStudentsBarProps) {
  const [note, setNote] = useState("");
  return (
    <section
      aria-label="고른 학생 출결"
      className="rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-15 font-bold">
          {students.length === 0 ? "학생을 눌러 골라 주세요" : `${students.length}명을 골랐어요`}
        </p>
        <Button variant="text" onClick={onDone}>
          그만 고르기
        </Button>
      </div>
      {students.length > 0 && (
        <div className="mt-2 grid gap-3 md:grid-cols-[22rem_1fr]">
          <CodeButtons
            marks={[]}
            size="small"
            onCode={(code) => {
              commands.mark(students, day, code, note);
              onDone();
            }}
          />
          <div className="flex flex-col gap-2">
            <TextField label="사유" fieldSize="normal" value={note} onValueChange={setNote} />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="line"
                onClick={() => {
                  commands.arrive(students, day);
                  onDone();
                }}
              >
                왔어요
              </Button>
              <Button
                variant="line"
                onClick={() => {
                  commands.clear(students, day);
                  onDone();
                }}
              >
                출석으로 바꾸기
              </Button>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
