import { OWN_CLASS, toClassWords, toOtherClass } from "@damim/domain/school-year/class-choice.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findDayBack } from "@damim/domain/student/coming-back.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import { studentKind, type ClassKey, type RosterStudent } from "@damim/domain/student/student.ts";
import { listTaughtKeys } from "@damim/domain/school-year/teachers-classes.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useAskedStudent } from "../../data/asked.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Trash2, UserPlus } from "lucide-react";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useNumbersOnly } from "../../data/use-numbers-only.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { Link } from "../../ui/link.tsx";
import { newId } from "../../platform/random.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { RosterCard } from "./roster-card.tsx";
import type { PrintOrder } from "./print/print-order.ts";
import { RosterActions } from "./roster-actions.tsx";
import { useRosterImports } from "./import/roster-imports.tsx";
import { useStudentForm } from "./student/use-student-form.ts";
import { createRosterCommands, type RosterCommands } from "./roster-commands.ts";
import { keepPhoto } from "./student/keep-photo.ts";

const ExampleClass = late(
  () => import("./example-class.tsx").then((file) => file.ExampleClass),
  null,
  { isMain: true },
);

const StudentDialog = lazyOverlay(() => import("./student/student-dialog.tsx"), "StudentDialog");
const ReturnDialog = lazyOverlay(() => import("./return-dialog.tsx"), "ReturnDialog");
const LeaveDialog = lazyOverlay(() => import("./leave-dialog.tsx"), "LeaveDialog");
const PrintRoster = viewAtHand(
  () => import("./print/print-roster.tsx").then((file) => file.PrintRoster),
  null,
);

type Opened = ReturnType<typeof useOpened<RosterStudent>>;

export interface RosterOfYearProps {
  readonly year: SchoolYear;
  readonly store: Store;
  /** A year that is over: the table and its paper, and no way to change anything. */
  readonly isReadOnly: boolean;
}

/** The roster of one school year: the example while it is empty, then the table, with every way in. */
export function RosterOfYear({ year, store, isReadOnly }: RosterOfYearProps) {
  const data = useTeacherData();
  const { profile, now } = data;
  const setting = useRow(profile, schoolYearKind, String(year));
  const ownClass = setting && toClassKey(setting);
  const everyone = useRoster(store);
  const today = toSeoulDay(now());
  // Who has left holds no number, until a day of coming back is set.
  const students = useMemo(
    () =>
      everyone.filter(
        (student) => !hasLeft(student, today) || (findDayBack(student) ?? "") > today,
      ),
    [everyone, today],
  );
  const commands = useCommands(createRosterCommands, store);
  const { open, close: closeForm, about: asked, ...form } = useStudentForm(store);
  const openForm = useCallback((student: RosterStudent) => open({ student }), [open]);
  const leaving = useOpened<RosterStudent>();
  const returning = useOpened<RosterStudent>();
  const [order, setPrintOrder] = useState<PrintOrder>();
  const endPrint = useCallback(() => setPrintOrder(undefined), []);
  const [isExampleEnded, setExampleEnded] = useState(false);

  const isExample = everyone.length === 0 && !isExampleEnded && !isReadOnly;
  useAskedStudent("roster", (id) => {
    const student = everyone.find((each) => each.id === id);
    if (student && !isReadOnly) openForm(student);
  });
  const openLeave = (student: RosterStudent): void => {
    closeForm();
    leaving.open(student);
  };
  const openReturn = (student: RosterStudent): void => {
    closeForm();
    returning.open(student);
  };
  // Chosen, another class than the own one is where new pupils come.
  const { chosen } = useClassChoice(store);
  const intoClass = toOtherClass(chosen === OWN_CLASS ? undefined : chosen, ownClass);
  const imports = useRosterImports({
    around: useMemo(
      () => ({
        existing: everyone,
        today,
        ...(ownClass !== undefined && { ownClass }),
        ...(intoClass !== undefined && { intoClass }),
        [setting?.mode === "subject" ? "taught" : "otherClasses"]: listTaughtKeys(
          setting?.taught ?? [],
        ),
      }),
      [everyone, today, ownClass, intoClass, setting],
    ),
    isFirst: students.length === 0,
    hasNumbersOnly: useNumbersOnly(store),
    onImport: commands.importReading,
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 max-md:min-h-fit print:block print:has-[.print-portrait]:*:not-[.print-portrait]:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">명단관리</h1>
        {!isReadOnly && (
          <HeadActs isMain={students.length > 0} onAdd={() => open()}>
            {!isExample && imports.buttons}
          </HeadActs>
        )}
      </div>
      {imports.parts}
      {isExample ? (
        <ExampleClass
          actions={imports.buttons}
          lastAction={
            <Button variant="text" onClick={() => setExampleEnded(true)}>
              예시 지우고 시작하기
            </Button>
          }
        />
      ) : (
        <RosterCard
          store={store}
          students={everyone}
          ownClass={ownClass}
          today={today}
          isReadOnly={isReadOnly}
          onEdit={openForm}
          onReturn={openReturn}
          onEditDeparture={openLeave}
          toActions={(shown, ofOneClass) => (
            <RosterActions
              shown={shown}
              ofOneClass={ofOneClass}
              title={ownClass ? toClassWords(ownClass) : `${year}학년도`}
              isReadOnly={isReadOnly}
              onJoin={() => open({ student: undefined, typed: { joinedOn: today } })}
              onRenumber={commands.renumber}
              onPrint={setPrintOrder}
            />
          )}
        />
      )}
      <StudentDialog
        key={form.key}
        isOpen={form.isOpen}
        onClose={closeForm}
        student={asked?.student}
        typed={asked?.typed}
        photo={asked?.mending?.photo}
        roster={students}
        {...{ store, everyone, ownClass, intoClass, today, year }}
        onLeave={openLeave}
        onReturn={openReturn}
        onSave={async (student, newPhoto) => {
          const id = asked?.student?.id ?? newId(now());
          // On the disk before the row says that it is there.
          const photo = newPhoto
            ? await keepPhoto(data, store, { studentId: id, photo: newPhoto })
            : student.photo;
          const edited = asked?.student && store.rows(studentKind).get(asked.student.id);
          if (asked?.student)
            commands.edit(edited ?? asked.student, { ...student, photo: photo ?? null });
          else commands.add({ ...student, ...(photo ? { photo } : {}) }, id);
          if (asked?.mending) void store.discardRefused(asked.mending.at).catch(() => undefined);
          closeForm();
        }}
        onRemove={(student) => {
          commands.remove(student);
          closeForm();
        }}
      />
      <Departures {...{ commands, leaving, returning, ownClass, today, year }} />
      {order && <PrintRoster {...{ order, everyone, setting }} onDone={endPrint} />}
    </div>
  );
}

/** What is done with the list as a whole; adding is the main act once somebody is in it. */
function HeadActs(props: {
  readonly isMain: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}) {
  const { isMain, onAdd, children } = props;
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden max-sm:-mx-4 max-sm:w-dvw max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:[&>*]:shrink-0 max-sm:[&>*:first-child]:order-last max-sm:[&>*:last-child]:-order-1">
      <Link to="/trash" className={buttonLook({ look: "text" })}>
        <Trash2 size={18} aria-hidden />
        휴지통
      </Link>
      {children}
      <Button
        variant={isMain ? "filled" : "line"}
        icon={<UserPlus size={18} aria-hidden />}
        onClick={onAdd}
      >
        학생 추가
      </Button>
    </div>
  );
}

/** The windows in which a pupil leaves, and comes back. */
function Departures(props: {
  readonly commands: RosterCommands;
  readonly leaving: Opened;
  readonly returning: Opened;
  readonly ownClass: ClassKey | undefined;
  readonly today: CalendarDay;
  readonly year: SchoolYear;
}) {
  const { commands, leaving, returning, ownClass, today, year } = props;
  return (
    <>
      <LeaveDialog
        key={`leave-${leaving.key}`}
        isOpen={leaving.isOpen}
        onClose={leaving.close}
        student={leaving.about}
        today={today}
        year={year}
        onLeave={(student, wish) => {
          commands.leave(student, wish);
          leaving.close();
        }}
        onReturn={(student) => {
          leaving.close();
          returning.open(student);
        }}
      />
      <ReturnDialog
        key={`return-${returning.key}`}
        isOpen={returning.isOpen}
        onClose={returning.close}
        student={returning.about}
        year={year}
        onReturn={(student, back) => {
          if (commands.comeBack(student, back, ownClass)) returning.close();
        }}
      />
    </>
  );
}
