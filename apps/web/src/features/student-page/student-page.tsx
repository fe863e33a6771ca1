import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { useSearchParams } from "react-router";
import { useAskedStudent } from "../../data/asked.ts";
import { useClassChoice, useOwnClass } from "../../data/years/class-choice.ts";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useOpenPlace } from "../../kit/desk/use-open-place.ts";
import type { StudentCard } from "../../kit/manifest/student-card.ts";
import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { StudentList } from "./student-list.tsx";
import { StudentView } from "./student-view.tsx";

export interface StudentPageProps {
  /** What features put on the time line; the app knows them. */
  readonly sources: readonly TimeLineSource[];
  /** What features put beside it. */
  readonly cards: readonly StudentCard[];
}

/** 학생조회: the class as a list, and everything about one pupil, which never stands on a board. The address holds the pupil's id alone. */
export function Component(props: StudentPageProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <OpenYear store={store} {...props} /> : null;
}

function OpenYear({ store, sources, cards }: StudentPageProps & { readonly store: Store }) {
  const roster = useRoster(store);
  const classChoice = useClassChoice(store);
  const students = filterByClass(roster, classChoice.chosen, useOwnClass(store));
  const [, setSearch] = useSearchParams();
  const openId = useOpenPlace("student", (id) => students.some((each) => each.id === id));
  const open = (id: StudentId | undefined): void => setSearch(id ? { student: id } : {});
  useAskedStudent("student", open);
  // Asked for by name, a pupil of another class opens too.
  const student = roster.find(({ id }) => id === openId);
  if (roster.length === 0) return <PageWithoutStudents title="학생조회" />;
  if (!student)
    return (
      <StudentList
        students={students}
        classSwitch={<ClassSwitch {...classChoice} />}
        onOpen={open}
      />
    );
  return (
    <StudentView
      key={student.id}
      store={store}
      students={students.includes(student) ? students : roster}
      student={student}
      sources={sources}
      cards={cards}
      onOpen={open}
    />
  );
}
