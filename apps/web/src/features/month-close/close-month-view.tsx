import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { HistoryButton } from "../../kit/record/history-button.tsx";
import { historyOf } from "../../kit/record/history-of.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listCasesOfMonth } from "@damim/domain/month-close/close-blockers.ts";
import { listLaterChanges } from "@damim/domain/month-close/close-month.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import {
  findUnfinished,
  type UnfinishedMonth,
} from "@damim/domain/month-close/unfinished-month.ts";
import { CheckCheck, LockKeyhole, LockKeyholeOpen } from "lucide-react";
import { useMemo, useState } from "react";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { useIsPast, useRow, useRows } from "../../data/use-teacher-data.ts";
import { FirstUseHint } from "../../kit/page/sum-hints.tsx";
import { useIsWhole } from "../../kit/manifest/use-is-whole.ts";
import { UncountedNote } from "../../kit/span/uncounted-note.tsx";
import { printPage } from "../../platform/print.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BlockerList } from "./blocker-list.tsx";
import { PrintClose } from "./print-close.tsx";
import { useCommands } from "../../kit/act/commands.ts";
import { createCloseCommands } from "./cases/close-commands.ts";
import { listBlockers, type CloseData } from "./cases/use-close-data.ts";

const PaperDialog = lazyOverlay(() => import("./papers/paper-dialog.tsx"), "PaperDialog");

const CloseQuestion = lazyOverlay(() => import("./close-question.tsx"), "CloseQuestion");

const CloseHistory = historyOf(() => import("./close-words.ts").then((file) => file.closeWords));

/** What still blocks the close of a month, in NEIS order; then the close, and its sheet. */
export function CloseMonthView(props: {
  /** A month is closed of all classes at once, whichever is shown. */
  readonly everybody: CloseData;
  readonly data: CloseData;
  readonly month: CalendarMonth;
}) {
  const { everybody, data, month } = props;
  const { store, students, cases, today } = data;
  const { marks } = everybody;
  const isPast = useIsPast();
  const isWhole = useIsWhole(store);
  const isOneOfSeveral = useClassChoice(store).chosen !== undefined;
  const commands = useCommands(createCloseCommands, store);
  const close = useRow(store, monthCloseKind, month);
  const checkIns = useRows(store, checkInKind);
  const [openId, setOpenId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [unfinished, setUnfinished] = useState<UnfinishedMonth>();
  const [isAsking, setAsking] = useState(false);
  const ofMonth = useMemo(() => listCasesOfMonth(cases, month), [cases, month]);
  const allBlockers = useMemo(
    () => listBlockers(everybody, month),
    // oxlint-disable-next-line react/exhaustive-deps -- they are also read of the check-ins
    [month, everybody, checkIns],
  );
  const blockers = useMemo(() => {
    const shown = new Set(students.map(({ id }) => id));
    return allBlockers.filter(({ student }) => shown.has(student.id));
  }, [allBlockers, students]);
  const changes = useMemo(() => (close ? listLaterChanges(close, marks) : []), [close, marks]);
  const notEntered = ofMonth
    .flatMap((one) => one.notEntered)
    .filter(({ day }) => toMonth(day) === month);
  const blockReason =
    month > toMonth(today)
      ? "아직 시작하지 않은 달이에요."
      : !isWhole
        ? "기록을 불러오고 있어요."
        : blockers.length > 0
          ? "남은 일을 끝내면 마감할 수 있어요."
          : allBlockers.length > 0
            ? `다른 반에 남은 일이 ${allBlockers.length}건 있어요. 모든 반을 한 번에 마감해요.`
            : undefined;
  const open = ofMonth.find(({ absence }) => absence.id === openId);
  const openStudent = open && data.studentsById.get(open.absence.studentId);
  const askToClose = (): void => {
    const found = findUnfinished({
      month,
      today,
      calendar: everybody.calendar,
      students: everybody.students,
      isKnown: (at) =>
        checkIns.has(toCheckInId(at)) ||
        marks.some(({ day, studentId }) => day === at.day && studentId === at.studentId),
    });
    setUnfinished(found);
    setAsking(found !== undefined);
    if (!found) commands.close(month, marks);
  };
  const download = async (): Promise<void> => {
    const { createCloseFile } = await import("./create-close-file.ts");
    saveFile(
      `${toKoreanMonth(month)} 출결 마감.xlsx`,
      await createCloseFile({ ...data, month, cases: ofMonth }),
    );
  };
  return (
    <>
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <div className="flex min-h-11 flex-col justify-center text-15 text-fg-2">
          <p>{toMonthSentence(ofMonth.length, blockers.length)}</p>
          <UncountedNote store={store} month={month} />
          <FirstUseHint month={month} />
          {isOneOfSeveral && !isPast && <OneClassNote isClosed={Boolean(close)} />}
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {notEntered.length > 0 && !close && !isPast && (
            <Button
              variant="weak"
              icon={<CheckCheck size={18} aria-hidden />}
              onClick={() =>
                commands.enter(notEntered, true, `${toKoreanMonth(month)} 나이스에 모두 입력했어요`)
              }
            >
              나이스에 모두 입력했어요
            </Button>
          )}
          <HistoryButton
            look="line"
            of={CloseHistory}
            store={store}
            ids={[month]}
            subject={`${toKoreanMonth(month)} 마감`}
          />
          <OutputButtons onDownload={download} onPrint={printPage} />
          {isPast ? null : close ? (
            <Button
              variant="line"
              icon={<LockKeyholeOpen size={18} aria-hidden />}
              onClick={() => commands.reopen(month)}
            >
              마감 풀기
            </Button>
          ) : (
            <Button
              icon={<LockKeyhole size={18} aria-hidden />}
              disabledReason={blockReason}
              onClick={askToClose}
            >
              마감하기
            </Button>
          )}
        </div>
      </div>
      {close && changes.length === 0 && (
        <div className="print:hidden">
          <Notice tone="good" title={`${toKoreanMonthDay(close.closedOn)}에 마감했어요`}>
            {!isPast && "출결을 고치려 하면 먼저 물어볼게요. "}인쇄해서 결재를 받으면 돼요.
          </Notice>
        </div>
      )}
      {close && isWhole && changes.length > 0 && (
        <div className="print:hidden">
          <Notice
            tone="info"
            title={`${toKoreanMonthDay(close.closedOn)}에 마감한 뒤 바뀐 출결이 있어요`}
            actions={
              !isPast && (
                <Button variant="line" onClick={() => commands.close(month, marks)}>
                  지금 출결로 다시 마감하기
                </Button>
              )
            }
          >
            <ul>
              {changes.map(({ studentId, before, after }) => {
                const student = data.studentsById.get(studentId);
                return (
                  <li key={studentId}>
                    {student ? toStudentWords(student) : "명단에 없는 학생"}: {toSigns(before)} →{" "}
                    {toSigns(after)}
                  </li>
                );
              })}
            </ul>
          </Notice>
        </div>
      )}
      <Card title="마감 전에 할 일" titleEnd={`${blockers.length}건`} className="print:hidden">
        {blockers.length === 0 ? (
          <EmptyState
            picture={<Dami mood="joy" />}
            title={close ? "마감한 달이에요" : "마감 전에 할 일이 없어요"}
          >
            {close || isPast ? "남은 일이 없어요." : "마감하기를 누르면 이 달을 마감해요."}
          </EmptyState>
        ) : (
          <BlockerList
            blockers={blockers}
            today={today}
            commands={commands}
            onOpen={(one) => {
              setOpenId(one.absence.id);
              setOpen(true);
            }}
          />
        )}
      </Card>
      <PaperDialog
        isOpen={isOpen && openStudent !== undefined}
        onClose={() => setOpen(false)}
        data={data}
        of={open}
        student={openStudent}
      />
      <CloseQuestion
        isOpen={isAsking}
        unfinished={unfinished}
        onClose={() => setAsking(false)}
        onAct={() => {
          setAsking(false);
          commands.close(month, marks);
        }}
      />
      <PrintClose data={data} month={month} cases={ofMonth} />
    </>
  );
}

function OneClassNote({ isClosed }: { readonly isClosed: boolean }) {
  return (
    <p>
      지금은 한 반만 보고 있어요. {isClosed ? "마감을 풀면" : "마감하면"} 모든 반에 함께 적용돼요.
    </p>
  );
}

function toMonthSentence(caseCount: number, blockerCount: number): string {
  if (caseCount === 0) {
    return blockerCount > 0
      ? `마감까지 남은 일 ${blockerCount}건이에요.`
      : "이 달에는 적은 출결이 없어요.";
  }
  if (blockerCount === 0) return `출결 ${caseCount}건을 모두 정리했어요.`;
  return `출결 ${caseCount}건, 마감까지 남은 일 ${blockerCount}건이에요.`;
}

function toSigns(signs: readonly string[]): string {
  return signs.length > 0 ? signs.join(" ") : "출석";
}
