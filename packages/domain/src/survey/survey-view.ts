import { presentStudents } from "../attendance/present-students.ts";
import type { AttendanceRows } from "../attendance/day-state.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { withParticle } from "../hangul/particle.ts";
import { toStudentWords } from "../student/student-words.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import type { KeptAnswer, KeptSurvey } from "./survey.ts";

export interface SurveyFacts {
  /** Of the class today, in the order of the list. */
  readonly members: readonly RosterStudent[];
  readonly attendance: AttendanceRows;
  readonly today: CalendarDay;
}

/** How a survey stands. */
export interface SurveyView {
  readonly survey: KeptSurvey;
  /** By pupil, the one that counts. */
  readonly byStudent: ReadonlyMap<StudentId, KeptAnswer>;
  /** Those of a pupil that do not count, for another one does. */
  readonly doubles: readonly KeptAnswer[];
  /** 「확인할 이름」: nobody is taken for them. */
  readonly asked: readonly KeptAnswer[];
  /** 「고쳐 읽은 이름」: taken, and to be looked at. */
  readonly corrected: readonly KeptAnswer[];
  readonly aside: readonly KeptAnswer[];
  /** Those that count in sums: each pupil once, and all of an anonymous survey. */
  readonly counted: readonly KeptAnswer[];
  /** 「안 낸 학생」; of an anonymous survey nobody knows. */
  readonly missing: readonly RosterStudent[];
  /** Have not answered and are not at school today. */
  readonly absent: readonly RosterStudent[];
}

/** By pupil, the one answer that counts of those whose pupil is known. */
export function findCounted(
  { doubles }: Pick<KeptSurvey, "doubles">,
  answers: readonly KeptAnswer[],
): ReadonlyMap<StudentId, KeptAnswer> {
  const lines = answers.toSorted((a, b) => (doubles === "last" ? a.row - b.row : b.row - a.row));
  return new Map(
    lines.flatMap((answer) => (answer.studentId ? [[answer.studentId, answer] as const] : [])),
  );
}

/** Who answered, who is missing, and whose lines have to be looked at. */
export function readSurvey(
  survey: KeptSurvey,
  answers: readonly KeptAnswer[],
  { members, attendance, today }: SurveyFacts,
): SurveyView {
  const lines = answers.toSorted((a, b) => a.row - b.row);
  const known = lines.filter(({ studentId }) => studentId);
  const byStudent = findCounted(survey, answers);
  const counts = new Set(byStudent.values());
  const isUnsure = ({ studentId, isAside }: KeptAnswer): boolean =>
    !survey.anonymous && !studentId && !isAside;
  const missing = survey.anonymous ? [] : members.filter(({ id }) => !byStudent.has(id));
  const present = presentStudents(
    attendance,
    today,
    missing.map(({ id }) => id),
  );
  return {
    survey,
    byStudent,
    doubles: known.filter((answer) => !counts.has(answer)),
    asked: lines.filter(isUnsure),
    corrected: known.filter(({ state }) => state === "likely"),
    aside: lines.filter(({ isAside }) => isAside),
    counted: survey.anonymous ? lines : lines.filter((answer) => counts.has(answer)),
    missing: missing.filter(({ id }) => present.has(id)),
    absent: missing.filter(({ id }) => !present.has(id)),
  };
}

/** Why a line is asked about, or how it was read: one short sentence. */
export function explainWho({
  why,
  state,
  typed,
}: Pick<KeptAnswer, "why" | "state" | "typed">): string {
  switch (why) {
    case "same-name":
      return "이름이 같은 학생이 있어요.";
    case "given-name":
      return "이름만 썼어요.";
    case "initials":
      return "초성으로 썼어요.";
    case "keyboard":
      return "영문 키보드로 쳤어요.";
    case "turned":
      return "글자 차례가 달라요.";
    case "typo":
      return "한두 글자가 달라요.";
    case "typo-and-number":
      return "번호가 같고 글자가 조금 달라요.";
    case "number-of-another":
      return "이름과 번호가 서로 달라요.";
    case "number-unknown":
      return `${withParticle(`${typed?.number.trim() || "쓴"} 번호`, "은/는")} 우리 반에 없어요.`;
    case "number-only":
      return "번호만 썼어요.";
    case "no-such-number":
      return "우리 반에 없는 번호예요.";
    case "left":
      return "우리 반을 떠난 학생이에요.";
    case "class":
      return "다른 반이라고 썼어요.";
    case "empty":
      return "이름도 번호도 안 썼어요.";
    case "name":
      return "이름 뒤에 다른 말이 있어요.";
    default:
      return state === "none" ? "비슷한 이름이 없어요." : "";
  }
}

/**
 * The text of 「복사」.
 *
 * ```ts
 * toMissingWords("겨울 음악회 설문", missing); // 「겨울 음악회 설문을 아직 안 낸 학생(2명): 6번 남지호, 12번 백현우」
 * ```
 */
export function toMissingWords(
  title: string,
  missing: readonly Pick<RosterStudent, "number" | "name">[],
): string {
  if (missing.length === 0) return `${title}: 모두 냈어요.`;
  const words = missing.map(toStudentWords).join(", ");
  return `${withParticle(title, "을/를")} 아직 안 낸 학생(${missing.length}명): ${words}`;
}
