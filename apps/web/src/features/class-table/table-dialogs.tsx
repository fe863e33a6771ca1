import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import type { LessonChangeType } from "@damim/domain/class-table/lesson-change.ts";
import type { LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { Subjects } from "./rows/table-rows.ts";
import type { TableCommands } from "./rows/table-commands.ts";

const ChangeDialog = lazyOverlay(() => import("./week/lesson-dialog.tsx"), "ChangeDialog");
const LessonDialog = lazyOverlay(() => import("./week/lesson-dialog.tsx"), "LessonDialog");
const DayPlanDialog = lazyOverlay(() => import("./week/lesson-dialog.tsx"), "DayPlanDialog");
const SubjectDialog = lazyOverlay(() => import("./week/lesson-dialog.tsx"), "SubjectDialog");

/** Which dialog is open. */
export type Asked =
  | { readonly type: "lesson"; readonly place: LessonPlace }
  | {
      readonly type: "change";
      readonly place: LessonPlace;
      readonly other?: LessonPlace;
      readonly of?: LessonChangeType;
    }
  | { readonly type: "day"; readonly day: CalendarDay }
  | ({ readonly type: "subject" } & AskedSubject);

/** One of the teacher's, or a new one, perhaps of the name that a line has for it. */
export type AskedSubject = { readonly subject: KeptSubject } | { readonly name: string };

/** The dialogs of the class table; each is made anew for what it is about. */
export function TableDialogs(props: {
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly commands: TableCommands;
  readonly asked: Asked | undefined;
  readonly onAsk: (asked: Asked | undefined) => void;
  readonly onPick: (place: LessonPlace) => void;
}) {
  const { store, table, subjects, sorted, year, commands, asked, onAsk, onPick } = props;
  const close = (): void => onAsk(undefined);
  const lesson = asked?.type === "lesson" ? asked.place : undefined;
  const change = asked?.type === "change" ? asked : undefined;
  const day = asked?.type === "day" ? asked.day : undefined;
  const ofSubject = asked?.type === "subject" ? asked : undefined;
  const subject = ofSubject && "subject" in ofSubject ? ofSubject.subject : undefined;
  return (
    <>
      {change && (
        <ChangeDialog
          key={`${change.place}-${change.other}-${change.of}`}
          isOpen
          place={change.place}
          other={change.other}
          type={change.of}
          table={table}
          subjects={subjects}
          sorted={sorted}
          year={year}
          onClose={close}
          onPick={() => onPick(change.place)}
          onSave={(fields) => {
            close();
            commands.book(fields);
          }}
        />
      )}
      {lesson && (
        <LessonDialog
          key={lesson}
          isOpen
          store={store}
          place={lesson}
          table={table}
          subjects={subjects}
          onClose={close}
          onPick={() => onPick(lesson)}
          onChange={(of) => onAsk({ type: "change", place: lesson, of })}
          onSave={(words) => {
            close();
            commands.saveWords(lesson, words);
          }}
        />
      )}
      {day && (
        <DayPlanDialog
          key={day}
          isOpen
          store={store}
          table={table}
          day={day}
          onClose={close}
          onSave={(fields) => {
            close();
            commands.savePlan(day, fields);
          }}
        />
      )}
      {ofSubject && (
        <SubjectDialog
          key={subject?.id ?? "new"}
          isOpen
          store={store}
          subject={subject}
          name={"name" in ofSubject ? ofSubject.name : ""}
          commands={commands}
          onClose={close}
        />
      )}
    </>
  );
}
