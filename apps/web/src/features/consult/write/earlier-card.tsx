import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toBodyWords, toConsultTitle } from "@damim/domain/consult/consult-words.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { listConsults } from "@damim/domain/consult/find-consults.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { Card } from "../../../ui/card.tsx";
import { CallLines } from "./call-lines.tsx";
import { PromiseList } from "../promises/promise-list.tsx";

const MOST_PROMISES = 3;
const MOST_EARLIER = 8;

/** Beside the editor: what is promised next, and the earlier consultations of the pupil that is written about. */
export function EarlierCard(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly studentIds: readonly StudentId[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}) {
  const { store, students, studentIds, openId, onOpen } = props;
  const rows = useRows(store, consultKind);
  const [first] = studentIds;
  const student = students.find(({ id }) => id === first);
  const promises = listPromises(rows);
  const earlier = student
    ? listConsults(rows.values()).records.filter(
        (one) => one.id !== openId && one.studentIds.includes(student.id),
      )
    : [];
  return (
    <aside
      aria-label="곁에 볼 것"
      className="flex min-w-0 flex-col gap-4 max-md:px-4 max-md:pb-4 xl:overflow-y-auto"
    >
      {promises.length > 0 && (
        <Card title="약속과 연락" titleEnd={promises.length} className="max-md:hidden">
          <PromiseList
            store={store}
            students={students}
            promises={promises.slice(0, MOST_PROMISES)}
            onOpen={onOpen}
            isNarrow
          />
        </Card>
      )}
      {student && <CallLines store={store} students={students} student={student} />}
      {student && earlier.length > 0 && (
        <Card title={`${student.name}, 지난 상담`}>
          <ul className="-mx-2 flex flex-col">
            {earlier.slice(0, MOST_EARLIER).map((one) => (
              <li key={one.id} className="border-b border-line-2 last:border-0">
                <button
                  type="button"
                  onClick={() => onOpen(one.id)}
                  className="press flex min-h-11 w-full gap-2 rounded-ctl px-2 py-2 text-left text-14 hover:bg-hover"
                >
                  <span className="w-18 shrink-0 text-fg-2 tabular-nums">
                    {toKoreanMonthDay(one.day)}
                  </span>
                  <span className="min-w-0 truncate">
                    {toBodyWords(one).trim().split("\n")[0] || toConsultTitle(one)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}
