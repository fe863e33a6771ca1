// Overlay: imports Base UI. Loaded lazily by the views of this page.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { listFamilyEvents, findFamilyEvent } from "@damim/domain/attendance/family-event.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { PaperNews } from "@damim/domain/attendance-papers/write-paper.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { PhoneCall } from "lucide-react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { toCaseLabel, toDueWords, toSpanWords } from "../cases/case-words.ts";
import { channelLabels, PaperFacts } from "./paper-facts.tsx";
import { PaperPhoto } from "./paper-photo.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createCloseCommands } from "../cases/close-commands.ts";
import type { CloseData } from "../cases/use-close-data.ts";

const PaperHistory = historyOf(() => import("./paper-words.ts").then((file) => file.paperWords));

export interface PaperDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly data: CloseData;
  readonly of: AbsenceCase | undefined;
  readonly student: RosterStudent | undefined;
}

const channels = (["paper", "neis"] as const).map((value) => ({
  value,
  label: channelLabels[value],
}));

/** Everything about the papers of one absence. Each change is kept at once and can be taken back. */
export function PaperDialog({ isOpen, onClose, data, of, student }: PaperDialogProps) {
  const isPast = useIsPast();
  if (!of || !student) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toStudentWords(student)} 출결 서류`}
      subtitle={`${toSpanWords(of.absence)} ${toCaseLabel(of.absence)}`}
      closesOnOutsidePress
      headEnd={
        <HistoryButton
          of={PaperHistory}
          store={data.store}
          ids={[...new Set([of.paperId, ...of.absence.marks.map(toPaperId)])]}
          subject={`${toStudentWords(student)} 출결 서류`}
          subtitle={`${toStudentWords(student)} 출결 서류 · ${toSpanWords(of.absence)} ${toCaseLabel(of.absence)}`}
        />
      }
    >
      {isPast ? (
        <PaperFacts of={of} student={student} />
      ) : (
        <PaperForm data={data} of={of} student={student} />
      )}
    </Dialog>
  );
}

function PaperForm(props: {
  readonly data: CloseData;
  readonly of: AbsenceCase;
  readonly student: RosterStudent;
}) {
  const { data, of, student } = props;
  const { paper, papers, absence } = of;
  const { today } = data;
  const commands = useCommands(createCloseCommands, data.store);
  const who = toStudentWords(student);
  const change = (news: PaperNews, words: string): void =>
    commands.changePaper(of, news, `${who} ${words}`);
  const isTrip = absence.subReason === "fieldStudy";
  return (
    <div className="flex flex-col gap-5">
      {papers.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {papers.map(({ type, label, due, received }) => (
            <DayField
              key={type}
              label={`${label} 받은 날`}
              isTakenWhenLeft
              isPast
              value={received ?? ""}
              hint={received ? undefined : toDueWords(due, today)}
              onValueChange={(day) => {
                if (day === "") change({ [type]: null }, `${label} 받은 날을 비웠어요`);
                else if (isCalendarDay(day)) change({ [type]: day }, `${label} 받은 날을 적었어요`);
              }}
            />
          ))}
        </div>
      )}
      <div>
        <p className="mb-1.5 text-14 font-semibold text-fg-2">받은 곳</p>
        <Segments
          label="받은 곳"
          value={paper.channel ?? "paper"}
          segments={channels}
          onValueChange={(channel) => change({ channel }, "서류 받은 곳을 바꿨어요")}
        />
        {paper.channel === "neis" && (
          <p className="mt-1.5 text-14 text-fg-2">나이스로 받은 서류는 출력하지 않아도 돼요.</p>
        )}
      </div>
      {absence.subReason === "familyEvent" && <FamilyEventSelect of={of} onChange={change} />}
      {isTrip && (
        <Checkbox
          label="국외 체험학습"
          isChecked={paper.isAbroad === true}
          onCheckedChange={(isAbroad) =>
            change(
              { isAbroad },
              isAbroad ? "국외 체험학습으로 바꿨어요" : "국내 체험학습으로 바꿨어요",
            )
          }
        />
      )}
      <Checkbox
        label="서류를 받지 않기"
        hint="학교에서 이 결석에 서류를 요구하지 않을 때 골라요."
        isChecked={paper.isWaived === true}
        onCheckedChange={(isWaived) =>
          change({ isWaived }, isWaived ? "서류를 받지 않기로 했어요" : "서류를 받기로 했어요")
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="line"
          icon={<PhoneCall size={18} aria-hidden />}
          onClick={() => change({ calledOn: today }, "통화한 날을 적었어요")}
        >
          오늘 통화했어요
        </Button>
        <p className="text-14 text-fg-2">
          {paper.calledOn
            ? `마지막 통화 ${toKoreanMonthDay(paper.calledOn)}`
            : "통화 기록이 없어요."}
        </p>
      </div>
      <PaperPhoto
        photo={paper.photo ?? null}
        label={`${who} 서류 사진`}
        row={{ scope: data.store.scope, kind: absencePaperKind.name, id: of.paperId }}
        onPhoto={(photo) =>
          change({ photo }, photo ? "서류 사진을 넣었어요" : "서류 사진을 뺐어요")
        }
      />
    </div>
  );
}

function FamilyEventSelect(props: {
  readonly of: AbsenceCase;
  readonly onChange: (news: PaperNews, words: string) => void;
}) {
  const { of, onChange } = props;
  const year = recordSchoolYear(of.absence.from);
  const chosen = findFamilyEvent(year, of.paper.familyEvent);
  const dayCount = of.absence.marks.length;
  const isOver = chosen !== undefined && dayCount > chosen.dayCount;
  return (
    <Select
      label={findSubReason("familyEvent")?.label ?? ""}
      placeholder="어떤 일인지 골라요"
      value={chosen?.id}
      options={listFamilyEvents(year).map(({ id, label, dayCount: days }) => ({
        value: id,
        label: `${label} (${days}일)`,
      }))}
      {...(chosen && { hint: `${chosen.dayCount}일까지 인정돼요. 쉬는 날은 세지 않아요.` })}
      {...(isOver && {
        error: `${chosen.dayCount}일까지 인정돼요. 지금은 ${dayCount}일이 적혀 있어요.`,
      })}
      onValueChange={(familyEvent) => onChange({ familyEvent }, "경조사를 골랐어요")}
    />
  );
}
