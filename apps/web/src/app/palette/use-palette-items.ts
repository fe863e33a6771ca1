import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { listRecentMarks } from "@damim/domain/attendance/count/recent-marks.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isClubPath } from "@damim/domain/guard/routes.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { askForStudent, type StudentPlace } from "../../data/asked.ts";
import { findStoreOfDay, findWorkingStore, type TeacherData } from "../../data/teacher-data.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import type { QuickName } from "../base/quick-access-context.ts";
import { useFetched } from "../../kit/manifest/use-fetched.ts";
import { paletteSources } from "../registry/features.ts";
import { screens } from "../registry/screens.ts";
import { toScreenAddress } from "../../kit/manifest/screen-state.ts";
import { useSignOut } from "../base/sign-out.ts";
import { guidePalette } from "./guide-entries.ts";
import { FIRST_WAY, type PaletteItem } from "./search-palette.ts";

const RECENT_COUNT = 5;

export interface PaletteWays {
  readonly onClose: () => void;
  readonly onOpen: (name: QuickName) => void;
  /** Given over a year that is over: back to this year. */
  readonly leavePast: (() => void) | undefined;
}

/** Everything that 빠른 이동 leads to, as it stands when it opens. */
export function usePaletteItems({
  onClose,
  onOpen,
  leavePast,
}: PaletteWays): readonly PaletteItem[] {
  const data = useTeacherData();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const code = useFetched(loadSources);
  return useMemo(() => {
    const leave = (then: () => void): void => {
      onClose();
      then();
    };
    // Search is of this version alone.
    const opens = (path: string): boolean => !data.club || isClubPath(path);
    const goTo = (path: string) => () => leave(() => void navigate(path));
    const openStudent = (path: string, place: StudentPlace, id: string) => () =>
      leave(() => {
        // These are this year's pupils: last year's pages do not have them.
        leavePast?.();
        void Promise.resolve(navigate(path)).then(() => askForStudent(place, id));
      });
    const today = toSeoulDay(data.now());
    const students = sortStudents(findWorkingStore(data)?.rows(studentKind).values() ?? []).filter(
      (student) => !hasLeft(student, today),
    );
    const store = findWorkingStore(data);
    const ofFeatures = store
      ? (code ?? []).flatMap(({ id: source, listPaletteEntries }) =>
          listPaletteEntries({
            store,
            today,
            students,
            notices: data.site.notices,
            now: data.now(),
          }).map((entry): PaletteItem => {
            const { id, label, detail, to, student } = entry;
            const shared = { id: `${source}~${id}`, label, ...(detail && { detail }) };
            const openRecord = () =>
              leave(() => {
                leavePast?.();
                void navigate(to);
              });
            if (!student) return { ...shared, group: "records", onChoose: openRecord };
            const { of, place } = student;
            const onChoose = openStudent(to, place, of.id);
            return { ...shared, group: "students", words: of.name, number: of.number, onChoose };
          }),
        )
      : [];
    const act = (id: string, label: string, words: string, onChoose: () => void): PaletteItem => ({
      id,
      group: "acts",
      label,
      words,
      onChoose,
    });
    return [
      ...students.flatMap((student): readonly PaletteItem[] => {
        const { id, number, name } = student;
        const shared = {
          group: "students",
          label: toStudentWords(student),
          words: name,
          number,
        } as const;
        return [
          {
            ...shared,
            id: `${id}${FIRST_WAY}`,
            detail: "학생조회",
            onChoose: openStudent("/manageStudent", "student", id),
          },
          ...(data.club
            ? []
            : [
                {
                  ...shared,
                  id: `${id}~attendance`,
                  detail: "출결 적기",
                  onChoose: openStudent("/attendance", "attendance", id),
                },
                {
                  ...shared,
                  id: `${id}~roster`,
                  detail: "학생 정보",
                  onChoose: openStudent("/student-manage", "roster", id),
                },
              ]),
        ];
      }),
      ...ofFeatures,
      { id: "page~/", group: "pages", label: "오늘", words: "메인 홈", onChoose: goTo("/") },
      ...screens
        .filter(({ path, switch: name }) => opens(path) && !isSwitchedOff(data, name))
        .map(({ path, about, title }): PaletteItem => {
          const address = toScreenAddress(path, about ? { about } : undefined);
          return { id: `page~${address}`, group: "pages", label: title, onChoose: goTo(address) };
        }),
      ...(leavePast || data.club
        ? []
        : [act("act~capture", "한 줄 기록", "출결 적기", () => onOpen("capture"))]),
      ...(data.club
        ? []
        : [
            act("act~month", "월간 출결 보기", "출석부 달", goTo("/attendance?view=month")),
            act("act~year", "학년도 설정", "학교 학년 반", goTo("/profile")),
          ]),
      ...(data.history.undoLabel && !leavePast
        ? [
            act("act~undo", `되돌리기: ${data.history.undoLabel}`, "취소", () =>
              leave(() => undo(data)),
            ),
          ]
        : []),
      act("act~shortcuts", "단축키 보기", "도움말 키보드", () => onOpen("shortcuts")),
      act("act~sign-out", "로그아웃", "나가기", () => leave(signOut)),
      ...(opens("/attendance") ? listRecent(data, today) : []).map(
        ({ id, day, studentId, label }): PaletteItem => ({
          id: `recent~${id}`,
          group: "recent",
          label,
          detail: day === today ? "오늘" : toKoreanDay(day),
          onChoose: openStudent(
            day === today ? "/attendance" : `/attendance?day=${day}`,
            "attendance",
            studentId,
          ),
        }),
      ),
    ];
  }, [data, navigate, signOut, onClose, onOpen, leavePast, code]);
}

function loadSources() {
  return Promise.all(
    [...paletteSources, guidePalette].map(async ({ id, load }) => ({ id, ...(await load()) })),
  );
}

function listRecent(data: TeacherData, today: CalendarDay) {
  const store = findStoreOfDay(data, today);
  if (!store) return [];
  return listRecentMarks({
    marks: store.rows(attendanceMarkKind).values(),
    students: store.rows(studentKind),
    today,
    count: RECENT_COUNT,
  }).map(({ mark, student }) => ({
    id: mark.id,
    day: mark.day,
    studentId: student.id,
    label: `${toStudentWords(student)} ${toCodeLabel(mark)}`,
  }));
}

function undo({ history }: TeacherData): void {
  const label = history.undo();
  if (label) showToast.success(`되돌렸어요: ${label}`, { id: "undo" });
}
