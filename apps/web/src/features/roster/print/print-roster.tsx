import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolYearSetting } from "@damim/domain/school-year/school-year-setting.ts";
import { useEffect } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { printPage } from "../../../platform/print.ts";
import { PrintContacts } from "./print-contacts.tsx";
import { PrintNameList } from "./print-name-list.tsx";
import { PrintNameTags } from "./print-name-tags.tsx";
import type { PrintOrder } from "./print-order.ts";

export interface PaperHead {
  /** 「새봄초등학교 3학년 2반」; "" where the school year is not set up. */
  readonly place: string;
  /** 「담임 한유진 · 26명 · 2026년 11월 20일」. */
  readonly facts: string;
  /** Given where pupils of several classes stand on one sheet. */
  readonly toClass: ((student: RosterStudent) => string) | undefined;
}

/** Puts an order on paper, A4 upright, and nothing else of the page. Only paper shows it. */
export function PrintRoster(props: {
  readonly order: PrintOrder;
  /** As their rows are when it is printed: a year with numbers only has no names on paper. */
  readonly everyone: readonly RosterStudent[];
  readonly setting: SchoolYearSetting | undefined;
  readonly onDone: () => void;
}) {
  const { order, everyone, setting, onDone } = props;
  const { wish } = order;
  const students = order.students.flatMap(
    ({ id }) => everyone.find((each) => each.id === id) ?? [],
  );
  const { teacher, now } = useTeacherData();
  useEffect(() => {
    addEventListener("afterprint", onDone, { once: true });
    printPage();
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);
  const own = setting ? `${setting.grade}-${setting.classNo}` : undefined;
  const classes = new Set(students.map(({ classKey }) => classKey ?? own));
  const head: PaperHead = {
    place: [setting?.school, classes.size === 1 ? toClassWords([...classes][0]) : ""]
      .filter(Boolean)
      .join(" "),
    facts: [
      `담임 ${teacher.nickName}`,
      `${students.length}명`,
      toKoreanDate(toSeoulDay(now())),
    ].join(" · "),
    toClass:
      classes.size > 1 ? ({ classKey }) => toClassWords(classKey ?? own).slice(0, 8) : undefined,
  };
  return (
    // A hair at the right: half of a table's last line lies outside of it, and paper ends there.
    <section
      aria-hidden
      className="print-portrait hidden bg-surface pr-[0.5mm] text-fg print:block"
    >
      {wish.type === "list" && <PrintNameList wish={wish} students={students} head={head} />}
      {wish.type === "tags" && <PrintNameTags wish={wish} students={students} head={head} />}
      {wish.type === "contacts" && <PrintContacts students={students} head={head} />}
    </section>
  );
}
