// Loaded lazily with paper-dialog.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { findFamilyEvent } from "@damim/domain/attendance/family-event.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import type { PaperChannel } from "@damim/domain/attendance-papers/absence-paper.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useFilePicture } from "../../../data/files/use-file-picture.ts";

export const channelLabels: Readonly<Record<PaperChannel, string>> = {
  paper: "종이",
  neis: "나이스 온라인",
};

/** What is written about the papers of one absence, for a year that is over: nothing in it can be changed. */
export function PaperFacts(props: { readonly of: AbsenceCase; readonly student: RosterStudent }) {
  const { of, student } = props;
  const address = useFilePicture(of.paper.photo ?? null);
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-4 gap-y-3 text-15 sm:grid-cols-2">
        {listFacts(of).map(([label, words]) => (
          <div key={label}>
            <dt className="text-13 text-fg-2">{label}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
      {address && (
        <img
          src={address}
          alt={`${toStudentWords(student)} 서류 사진`}
          className="max-h-60 self-start rounded-chip border border-line"
        />
      )}
    </div>
  );
}

function listFacts({
  absence,
  paper,
  papers,
}: AbsenceCase): readonly (readonly [string, string])[] {
  const event = findFamilyEvent(recordSchoolYear(absence.from), paper.familyEvent);
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    ...papers.map(
      ({ label, received }) =>
        [`${label} 받은 날`, received ? toKoreanMonthDay(received) : "받지 않았어요"] as const,
    ),
    ["받은 곳", channelLabels[paper.channel ?? "paper"]],
    [findSubReason("familyEvent")?.label ?? "", event?.label],
    ["체험학습", paper.isAbroad === true && "국외"],
    ["서류", paper.isWaived === true && "받지 않기로 했어요"],
    ["마지막 통화", paper.calledOn ? toKoreanMonthDay(paper.calledOn) : "통화 기록이 없어요."],
  ];
  return facts.flatMap(([label, words]) => (words ? [[label, words] as const] : []));
}
