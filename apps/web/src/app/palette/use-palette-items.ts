import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { listRecentMarks } from "@damim/domain/attendance/count/recent-marks.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isClubPath } from "@damim/domain/guard/routes.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { useContext, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { askCover } from "../../data/cover-signal.ts";
import { askForStudent, type StudentPlace } from "../../data/asked.ts";
import { useIsLookingBack, useLeaveYear } from "../base/year-looked-at.ts";
import { findStoreOfDay, findClassStore, type TeacherData } from "../../data/teacher-data.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import type { QuickName } from "../base/quick-access-context.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { paletteSources, settingsSections } from "../registry/features.ts";
import { screens } from "../registry/screens.ts";
import { notePaletteUse } from "../../platform/kept/palette-uses.ts";
import { chooseTheme } from "../../platform/kept/theme.ts";
import { printPage } from "../../platform/print.ts";
import { ScreenLockContext } from "../base/screen-lock-context.ts";
import { useSignOut } from "../base/sign-out.ts";
import { acts, screensWithPaper } from "./asked-words.ts";
import { readScreenState, toScreenAddress } from "../../kit/manifest/screen-state.ts";
import { guidePalette } from "./guide-entries.ts";
import { listPlaces } from "./list-places.ts";
import { FIRST_WAY, type PaletteItem } from "./search-palette.ts";

const RECENT_COUNT = 5;
const CLOSING_MS = 400;

export interface PaletteWays {
  readonly onClose: () => void;
  readonly onOpen: (name: QuickName) => void;
}

/** Everything that 빠른 이동 leads to, as it stands when it opens. */
export function usePaletteItems(ways: PaletteWays): readonly PaletteItem[] {
  const { onClose, onOpen } = ways;
  const leaveYear = useLeaveYear();
  const isPast = useIsLookingBack();
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const navigate = useNavigate();
  const hasPaper = useHasPaper();
  const signOut = useSignOut();
  const askLock = useContext(ScreenLockContext)?.askLock;
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
        // These are this year's pupils: the pages of another year do not have them.
        leaveYear?.();
        void Promise.resolve(navigate(path)).then(() => askForStudent(place, id));
      });
    const store = findClassStore(data);
    const all = sortStudents(store?.rows(studentKind).values() ?? []);
    const students = all.filter((student) => !hasLeft(student, today));
    const gone = all.filter((student) => hasLeft(student, today) && !student.gone?.hidden);
    const ofFeatures = store
      ? (code ?? [])
          .filter((source) => !isSwitchedOff(data, source.switch))
          .flatMap(({ id: source, listPaletteEntries }) =>
            listPaletteEntries({ store, today, students, site: data.site, now: data.now() }).map(
              (entry): PaletteItem => {
                const { id, label, detail, to, student } = entry;
                const shared = { id: `${source}~${id}`, label, ...(detail && { detail }) };
                const openRecord = () =>
                  leave(() => {
                    leaveYear?.();
                    void navigate(to);
                  });
                if (!student) return { ...shared, group: "records", onChoose: openRecord };
                const { of, place } = student;
                const onChoose = openStudent(to, place, of.id);
                const { name: words, number } = of;
                return { ...shared, group: "students", words, number, onChoose };
              },
            ),
          )
      : [];
    const act = (name: keyof typeof acts, onChoose: () => void): PaletteItem => ({
      id: `act~${name}`,
      group: "acts",
      ...acts[name],
      onChoose,
    });
    const isDark = document.documentElement.dataset["theme"] === "dark";
    return [
      ...students.flatMap((student) => listWaysTo(student, openStudent, data.club !== undefined)),
      ...gone.map((each) => toGone(each, openStudent("/manageStudent", "student", each.id))),
      ...ofFeatures,
      ...listPlaces({
        screens: screens.filter(
          ({ path, switch: name }) =>
            opens(path) && !isSwitchedOff(data, name) && (path !== "/admin" || data.account.role),
        ),
        settings: data.club ? [] : settingsSections,
      })
        .filter(({ to }) => opens(to.split("?")[0] ?? to))
        .map(({ to, ...place }): PaletteItem => ({ ...place, onChoose: goTo(to) })),
      ...(isPast || data.club
        ? []
        : [
            act("capture", () => onOpen("capture")),
            act("consult", () =>
              leave(() => void navigate(toScreenAddress("/consulting", { doWhat: "addConsult" }))),
            ),
          ]),
      ...(askLock ? [act("lock", () => leave(askLock))] : []),
      act("cover", () => leave(askCover)),
      act(isDark ? "light" : "dark", () => leave(() => chooseTheme(isDark ? "light" : "dark"))),
      ...(hasPaper ? [act("print", () => leave(printWhenClosed))] : []),
      ...(data.history.undoLabel && !isPast
        ? [
            {
              id: "act~undo",
              group: "acts" as const,
              label: `되돌리기: ${data.history.undoLabel}`,
              words: "취소",
              onChoose: () => leave(() => undo(data)),
            },
          ]
        : []),
      act("shortcuts", () => onOpen("shortcuts")),
      act("signOut", () => leave(signOut)),
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
    ].map((item) =>
      item.group === "pages" || item.group === "acts" || item.group === "settings"
        ? { ...item, onChoose: () => (notePaletteUse(item.id), item.onChoose()) }
        : item,
    );
  }, [data, today, navigate, hasPaper, signOut, askLock, onClose, onOpen, leaveYear, isPast, code]);
}

/** A pupil's pages; in a club there is one. */
function listWaysTo(
  student: RosterStudent,
  openStudent: (path: string, place: StudentPlace, id: string) => () => void,
  isClub: boolean,
): readonly PaletteItem[] {
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
    ...(isClub
      ? []
      : [
          {
            ...shared,
            id: `${id}~attendance`,
            detail: "출결 적기",
            does: "출석 결석 지각 조퇴 결과 공결 병결 질병 인정",
            onChoose: openStudent("/attendance", "attendance", id),
          },
          {
            ...shared,
            id: `${id}~roster`,
            detail: "학생 정보",
            does: "보호자 어머니 아버지 엄마 아빠 부모님 전화 번호 연락처 생일 사진 주소",
            onChoose: openStudent("/student-manage", "roster", id),
          },
        ]),
  ];
}

/** Who left is found by name alone: the number may be somebody else's by now. */
function toGone(student: RosterStudent, onChoose: () => void): PaletteItem {
  return {
    id: `${student.id}${FIRST_WAY}`,
    group: "students",
    label: toStudentWords(student),
    words: student.name,
    detail: "학생조회, 떠난 학생",
    onChoose,
  };
}

function loadSources() {
  return Promise.all(
    [...paletteSources, guidePalette].map(async (source) => ({
      ...source,
      ...(await source.load()),
    })),
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

/** Whether the page that is open makes something for paper. */
function useHasPaper(): boolean {
  const location = useLocation();
  const { pathname } = location;
  const part = toScreenAddress(pathname, readScreenState(location));
  return screensWithPaper.has(part) || screensWithPaper.has(pathname);
}

/** What is printed is the page, once the window is away. */
function printWhenClosed(): void {
  setTimeout(printPage, CLOSING_MS);
}

function undo({ history }: TeacherData): void {
  const label = history.undo();
  if (label) showToast.success(`되돌렸어요: ${label}`, { id: "undo" });
}
