import { sexLabels } from "@damim/domain/student/student-facts.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { listGuardians, toMaskedPhone } from "@damim/domain/student/guardians.ts";
import { findDayBack } from "@damim/domain/student/coming-back.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import { describeHealth } from "@damim/domain/student/health.ts";
import { ChevronRight, HeartPulse, Pencil } from "lucide-react";
import { memo } from "react";
import { useFilePicture } from "../../data/files/use-file-picture.ts";
import { StudentAvatar } from "../../ui/student-avatar.tsx";

const head =
  "sticky top-0 z-1 border-b border-line bg-surface px-3 py-2 text-left text-14 font-bold text-fg-2 whitespace-nowrap";
const cell = "border-b border-line-2 px-3 py-px text-15 max-md:py-2.5 pointer-coarse:py-1";

/**
 * 학생 명단. On a phone it is a list: no heads, a face before each name, the facts below it, and the whole row opens
 * the pupil.
 */
export function StudentTable(props: {
  readonly students: readonly RosterStudent[];
  readonly today: CalendarDay;
  /** Given where pupils of several classes stand together. */
  readonly toClassLabel?: (student: RosterStudent) => string;
  /** Absent where nothing can be changed. */
  readonly onEdit: ((student: RosterStudent) => void) | undefined;
}) {
  const { students, today, toClassLabel, onEdit } = props;
  // While nobody has one the list stays as narrow and quiet as it is.
  const hasPhotos = students.some(({ photo }) => photo);
  return (
    <table aria-label="학생 명단" className="w-full border-separate border-spacing-0">
      <thead className="max-md:sr-only">
        <tr>
          {toClassLabel && (
            <th scope="col" className={`${head} max-md:hidden`}>
              반
            </th>
          )}
          <th scope="col" className={`${head} w-16 text-right`}>
            번호
          </th>
          <th scope="col" className={`${head} w-14 pr-0 ${hasPhotos ? "" : "md:hidden"}`}>
            <span className="sr-only">사진</span>
          </th>
          <th scope="col" className={head}>
            이름
          </th>
          <th scope="col" className={`${head} w-16 max-md:hidden`}>
            성별
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            생년월일
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            보호자 연락처
          </th>
          <th scope="col" className={`${head} w-full max-lg:hidden`}>
            메모
          </th>
          {onEdit && (
            <th scope="col" className={`${head} w-14 print:hidden`}>
              <span className="sr-only">고치기</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            today={today}
            classLabel={toClassLabel?.(student)}
            hasPhotos={hasPhotos}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </table>
  );
}

const StudentRow = memo(function StudentRow(props: {
  readonly student: RosterStudent;
  readonly today: CalendarDay;
  readonly classLabel: string | undefined;
  readonly hasPhotos: boolean;
  readonly onEdit: ((student: RosterStudent) => void) | undefined;
}) {
  const { student, today, classLabel, hasPhotos, onEdit } = props;
  const { number, name, note } = student;
  const sex = student.sex ? sexLabels[student.sex] : "";
  const birthday = student.birthday ? toKoreanDate(student.birthday) : "";
  const phone = toMaskedPhone(listGuardians(student)[0]?.phone ?? "");
  return (
    <tr className="relative hover:bg-hover max-md:active:bg-hover">
      {classLabel !== undefined && (
        <td className={`${cell} whitespace-nowrap text-fg-2 max-md:hidden`}>{classLabel}</td>
      )}
      <td
        className={`${cell} text-right font-medium text-fg-3 tabular-nums max-md:w-11 max-md:pr-1 max-md:pl-2`}
      >
        {number}
      </td>
      <td className={`${cell} pr-0 max-md:w-12 ${hasPhotos ? "" : "md:hidden"}`}>
        <span className="block md:pointer-fine:[zoom:0.65]">
          <StudentPhoto student={student} size={40} />
        </span>
      </td>
      <td className={`${cell} min-w-28 font-semibold max-md:max-w-0 max-md:text-16`}>
        <span className="max-md:block max-md:truncate">{name}</span>
        <span className="block text-14 font-medium text-fg-2 empty:hidden md:hidden">
          {[classLabel, sex, birthday].filter(Boolean).join(" · ")}
        </span>
        <span className="lg:hidden">
          <StudentMarks student={student} today={today} />
        </span>
      </td>
      <td className={`${cell} max-md:hidden`}>{sex}</td>
      <td className={`${cell} whitespace-nowrap max-md:hidden`}>{birthday}</td>
      <td className={`${cell} whitespace-nowrap max-md:hidden`}>{phone}</td>
      <td className={`${cell} text-fg-2 max-lg:hidden`}>
        <StudentMarks student={student} today={today} />
        {note}
      </td>
      {onEdit && (
        <td className={`${cell} max-md:w-12 max-md:px-1 print:hidden`}>
          <button
            type="button"
            aria-label={`${toStudentWords(student)} 고치기`}
            title="고치기"
            onClick={() => onEdit(student)}
            className="press grid size-11 md:pointer-fine:size-6.5 place-items-center rounded-ctl text-fg-3 hover:bg-sunken hover:text-fg max-md:after:absolute max-md:after:inset-0"
          >
            <Pencil size={18} aria-hidden className="max-md:hidden" />
            <ChevronRight size={20} aria-hidden className="md:hidden" />
          </button>
        </td>
      )}
    </tr>
  );
});

const mark =
  "mr-1.5 inline-flex max-w-full items-center gap-1 rounded-pill px-2 py-0.5 text-13 font-semibold";

/** What stands out about a pupil: health first, then coming and leaving, then tags. */
function StudentMarks(props: { readonly student: RosterStudent; readonly today: CalendarDay }) {
  const { student, today } = props;
  const health = describeHealth(student.health);
  const { gone, joinedOn } = student;
  const back = findDayBack(student);
  return (
    <>
      {health && (
        <span className={`${mark} bg-danger-weak text-danger`} title={health}>
          <HeartPulse size={14} aria-hidden className="shrink-0" />
          <span className="sr-only">건강:</span>
          <span className="truncate">{health}</span>
        </span>
      )}
      {joinedOn && (
        <span className={`${mark} bg-brand-weak text-brand-strong`}>
          {toKoreanMonthDay(joinedOn)} {joinedOn > today ? "전입 예정" : "전입"}
        </span>
      )}
      {back && (
        <span className={`${mark} bg-brand-weak text-brand-strong`}>
          {toKoreanMonthDay(back)} 다시 옴
        </span>
      )}
      {gone && (
        <span className={`${mark} bg-warm-weak text-warm-strong`}>
          {toKoreanMonthDay(gone.day)}까지 · {departureLabels[gone.kind]}
        </span>
      )}
      {student.tags?.map((tag) => (
        <span key={tag} className={`${mark} bg-sunken text-fg-2`}>
          {tag}
        </span>
      ))}
    </>
  );
}

/** A pupil's photo beside the name, or the face while there is none here. */
function StudentPhoto(props: {
  readonly student: Pick<RosterStudent, "id" | "photo">;
  readonly size: number;
}) {
  const { student, size } = props;
  const picture = useFilePicture(student.photo);
  return <StudentAvatar studentId={student.id} picture={picture} size={size} />;
}
