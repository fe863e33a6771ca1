// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily with destroy-dialog.tsx.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { ERASED_BESIDE } from "@damim/domain/destruction/destruction-id.ts";
import { DESTRUCTION_GRACE_DAYS } from "@damim/domain/destruction/decide-destruction.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { sortStudents, studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { useCallback, useEffect, useState } from "react";
import { askServer } from "../../../data/server/ask-server.ts";
import type { Store, TeacherData } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { DestroyedCounts, DestroyForm } from "./destroy-form.tsx";

/** 학생 한 명 지우기: the year, the pupil, then as with a year; number and name are typed by hand. */
export function ErasePupilDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly data: TeacherData;
  /** Those that are there, the first of them chosen. */
  readonly years: readonly number[];
}) {
  const { isOpen, onClose, data, years } = props;
  const [year, setYear] = useState(years[0] ?? 0);
  const store = useYearStore(data, year);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="학생 한 명 지우기" width="form">
      <div className="flex flex-col gap-4">
        <Select
          label="학년도"
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: `${each}학년도` }))}
          onValueChange={(chosen) => setYear(Number(chosen))}
        />
        {store && (
          <Pupils key={year} store={store} year={year} now={data.now()} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

/** Of a year that is over it is opened first; its rows come with the next round. */
function useYearStore(data: TeacherData, year: number): Store | undefined {
  const [past, setPast] = useState<Store>();
  const open = data.years.get(year);
  useEffect(() => {
    let isStopped = false;
    if (open) return;
    data.openYear(year).then(
      (store) => !isStopped && setPast(store),
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, [data, open, year]);
  return open ?? (past?.scope.endsWith(`/${year}`) ? past : undefined);
}

function Pupils(props: {
  readonly store: Store;
  readonly year: number;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { store, year, now, onClose } = props;
  const rows = useRows(store, studentKind);
  const [chosen, setChosen] = useState<string>();
  const students = sortStudents([...rows].map(([id, row]): RosterStudent => ({ ...row, id })));
  const student = students.find(({ id }) => id === chosen);
  const toOption = (each: RosterStudent) => ({
    value: each.id,
    label: [each.classKey, toStudentWords(each)].filter(Boolean).join(" · "),
  });
  return (
    <>
      <Select
        label="학생"
        value={student?.id}
        placeholder={students.length > 0 ? "골라 주세요" : "이 학년도에는 학생이 없어요"}
        options={students.map(toOption)}
        onValueChange={setChosen}
      />
      {student ? (
        <OnePupil key={student.id} student={student} year={year} now={now} onClose={onClose} />
      ) : (
        <DialogActions onCancel={onClose}>
          <Button variant="danger" size="large" isDisabled>
            지우기 예약
          </Button>
        </DialogActions>
      )}
    </>
  );
}

function OnePupil(props: {
  readonly student: RosterStudent;
  readonly year: number;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { student, year, now, onClose } = props;
  const { id } = student;
  const ask = useCallback(
    () =>
      askServer<{ readonly counts: Readonly<Record<string, number>> }>(
        "GET",
        `destructions/${year}/${id}`,
      ),
    [year, id],
  );
  const list = useServerList(ask);
  const words = toStudentWords(student);
  const flatten = (text: string): string => text.normalize("NFKC").replaceAll(/[\s번]/g, "");
  const due = addDays(toSeoulDay(now), DESTRUCTION_GRACE_DAYS);
  const proof = {
    label: "학생 확인",
    hint: `지울 학생을 「${words}」처럼 적어 주세요.`,
    isRight: (typed: string) => flatten(typed) === flatten(words),
    problem: `고른 학생과 달라요. 「${words}」처럼 적어 주세요.`,
  };
  return (
    <DestroyForm target={{ year, studentId: id }} proof={proof} onClose={onClose}>
      <p className="text-15 leading-[1.6] text-fg-2">
        {toKoreanDate(due)}까지는 그대로 있고 언제든 그만둘 수 있어요. 그날 밤에 이 학생의 기록을
        서버와 기기에서 모두 지우고, 그 뒤에는 누구도 되살릴 수 없어요. 여럿이 함께 든 기록에서는 이
        학생만 빼요.
      </p>
      <ServerView list={list} away="무엇이 몇 건 있는지는 서버에 연결되면 알려 드려요.">
        {({ counts }) => <DestroyedCounts counts={Object.entries(counts)} />}
      </ServerView>
      <p className="text-15 leading-[1.6] text-fg-2">
        {ERASED_BESIDE} 메모와 상담, 알림장에서 이름을 검색해 직접 고쳐 주세요.
      </p>
    </DestroyForm>
  );
}
