import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate, toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isDestroyable, toProposedDay } from "@damim/domain/destruction/decide-destruction.ts";
import { readDestructionId, sayDestroyed } from "@damim/domain/destruction/destruction-id.ts";
import type { Destruction } from "@damim/domain/destruction/destruction-record.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import {
  sayBackups,
  writeCertificate,
} from "@damim/domain/destruction/certificate/write-certificate.ts";
import { councilLaw } from "@damim/domain/privacy/answer-council.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { findPresent } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { PaperView } from "../../../kit/paper/paper-view.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";

const DestroyDialog = lazyOverlay(() => import("./destroy-dialog.tsx"), "DestroyDialog");

const ErasePupilDialog = lazyOverlay(() => import("./destroy-dialog.tsx"), "ErasePupilDialog");

type Line = Destruction & { readonly id: string };

/** 학년도 지우기: the years that are over, one pupil on request, and 파기 대장 of what is gone (spec 15 §8). */
export function Component() {
  const present = findPresent(useTeacherData());
  // Years are the teacher's, not a club's.
  const data = present.club?.present ?? present;
  const { profile, teacher, now } = data;
  const settings = useRows(profile, schoolYearKind);
  const lines = useRows(profile, destructionKind);
  const [printed, setPrinted] = useState<Line>();
  const dialog = useOpened<string>();
  const pupil = useOpened();
  const today = toSeoulDay(now());
  const years = [...settings.keys()]
    .filter((year) => isDestroyable(Number(year), today) && !lines.get(year)?.number)
    .toSorted()
    .toReversed();
  const kept = [...new Set([...data.years.keys(), ...[...settings.keys()].map(Number)])]
    .filter((year) => !lines.get(String(year))?.number)
    .toSorted((a, b) => b - a);
  const gone = [...lines.values()]
    .filter(({ number }) => number)
    .toSorted((a, b) => ((a.number ?? "") < (b.number ?? "") ? 1 : -1));
  const print = (line: Line): void => {
    flushSync(() => setPrinted(line));
    printPage();
  };
  return (
    <div className="flex w-full max-w-[56rem] flex-col gap-4 pb-2 print:max-w-none print:pb-0">
      <h1 className="title text-24 print:hidden">학년도 지우기</h1>
      <div className="print:hidden">
        <Card title="끝난 학년도">
          {years.length === 0 && (
            <p className="text-15 text-fg-2">
              지울 수 있는 학년도가 없어요. 학년도가 끝나면 여기에서 지울 수 있어요.
            </p>
          )}
          <ul aria-label="끝난 학년도" className="divide-y divide-line-2 empty:hidden">
            {years.map((year) => (
              <Year
                key={year}
                year={year}
                school={settings.get(year)?.school ?? ""}
                dueAt={lines.get(year)?.dueAt}
                isTime={today >= toProposedDay(Number(year))}
                onDestroy={() => dialog.open(year)}
              />
            ))}
          </ul>
        </Card>
      </div>
      <div className="print:hidden">
        <Card title="학생 한 명 지우기">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64 text-15 text-fg-2">
              보호자가 지워 달라고 하면 그 학생의 기록만 지워요. 올해 학생도 지울 수 있어요.
            </p>
            <Button variant="line" onClick={() => pupil.open()}>
              학생 골라 지우기
            </Button>
          </div>
        </Card>
      </div>
      {gone.length > 0 && (
        <>
          <h2 className="text-17 font-bold print:hidden">파기 대장</h2>
          <RecordTable label="파기 대장" columns={toColumns(print)} rows={gone} />
        </>
      )}
      {printed && (
        <div className="print-upright hidden print:block">
          <PaperView
            paper={writeCertificate({
              id: printed.id,
              destruction: printed,
              email: teacher.email,
              setting: settings.get(String(readDestructionId(printed.id)?.year)),
            })}
            band={printed.backupsGoneOn ? undefined : "백업 정리 전"}
            foot={councilLaw.foot}
          />
        </div>
      )}
      {dialog.about && (
        <DestroyDialog
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          year={dialog.about}
        />
      )}
      {pupil.key > 0 && (
        <ErasePupilDialog
          key={pupil.key}
          isOpen={pupil.isOpen}
          onClose={pupil.close}
          data={data}
          years={kept}
        />
      )}
    </div>
  );
}

function Year(props: {
  readonly year: string;
  readonly school: string;
  readonly dueAt: number | undefined;
  /** The span that the papers promise is over. */
  readonly isTime: boolean;
  readonly onDestroy: () => void;
}) {
  const { year, school, dueAt, isTime, onDestroy } = props;
  const words = dueAt
    ? `${toKoreanDay(toSeoulDay(dueAt))} 밤에 지워요. 그때까지는 화면 아래에서 그만둘 수 있어요.`
    : isTime
      ? "보관하기로 한 기간이 지났어요."
      : `${toKoreanDate(toProposedDay(Number(year)))}까지 보관하기로 했어요.`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p id={`destroy-${year}`} className="text-15 font-semibold">
          {year}학년도 <span className="font-normal text-fg-2">{school}</span>
        </p>
        <p className={`text-14 ${dueAt ? "font-semibold text-warm-strong" : "text-fg-2"}`}>
          {words}
        </p>
      </div>
      {!dueAt && (
        <Button variant="dangerText" aria-describedby={`destroy-${year}`} onClick={onDestroy}>
          이 학년도 지우기
        </Button>
      )}
    </li>
  );
}

const toColumns = (print: (line: Line) => void): readonly TableColumn<Line>[] => [
  { head: "파기한 것", width: 20, text: ({ id }) => sayDestroyed(id) },
  { head: "번호", width: 10, text: ({ number }) => number ?? "" },
  {
    head: "파기한 날",
    width: 12,
    text: ({ destroyedAt }) => (destroyedAt ? toSeoulDay(destroyedAt) : ""),
  },
  { head: "백업", width: 24, text: sayBackups },
  {
    head: "확인서",
    width: 14,
    text: () => "인쇄",
    show: (line) => (
      <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={() => print(line)}>
        파기 확인서 인쇄
      </Button>
    ),
  },
];
