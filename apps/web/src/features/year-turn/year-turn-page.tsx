import { listMembers } from "@damim/domain/student/membership.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import type { GivenHandover } from "@damim/domain/handover/handover.ts";
import { writeHandoverPaper } from "@damim/domain/handover/write-handover-paper.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import {
  findTurningYear,
  listYearTurnSteps,
  type YearTurnState,
  type YearTurnStep,
} from "@damim/domain/year-turn/year-turn-steps.ts";
import { Check } from "lucide-react";
import { useRoster } from "../../data/use-roster.ts";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { findPresent } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { openOutbox } from "../../kit/desk/open-outbox.ts";
import type { DueSource } from "../../kit/manifest/due-source.ts";
import { PaperView } from "../../kit/paper/paper-view.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { printPage } from "../../platform/print.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { HandoverLists } from "./handover-lists.tsx";
import { askHandovers } from "./handover-requests.ts";
import { useLeftOfYear } from "./use-left-of-year.ts";

const GiveDialog = lazyOverlay(() => import("./year-turn-dialogs.tsx"), "GiveDialog");

export interface YearTurnProps {
  readonly sources: readonly DueSource[];
}

/** 학년도 마무리: what a year ends with, one after the other, and what teachers hand each other (spec 15 §7). */
export function Component({ sources }: YearTurnProps) {
  const present = findPresent(useTeacherData());
  // Years are the teacher's, not a club's.
  const data = present.club?.present ?? present;
  const { profile, years, teacher } = data;
  const today = toSeoulDay(data.now());
  const year = findTurningYear(today);
  const settings = useRows(profile, schoolYearKind);
  const destructions = useRows(profile, destructionKind);
  const students = listMembers(useRoster(years.get(year + 1) ?? profile), today);
  const left = useLeftOfYear(data, year, sources);
  const handovers = useServerList(askHandovers);
  const give = useOpened();
  const [printed, setPrinted] = useState<GivenHandover>();
  const isKnown = settings.has(String(year));
  const given = handovers.value?.given.filter((one) => one.year === year);
  const steps = listYearTurnSteps({
    year,
    today,
    leftCount: left?.length,
    handedCount: given?.filter(({ state }) => !/withdrawn|declined/.test(state)).length,
    hasSetting: settings.has(String(year + 1)),
    studentCount: students.length,
    isDestroyed: destructions.has(String(year)),
  });
  const acts: Readonly<Record<YearTurnStep, ReactNode>> = {
    close: null,
    keep: <Way to="/data">내 자료 받기</Way>,
    handOver: (
      <Button variant="line" onClick={() => give.open()}>
        다음 담임에게 넘기기
      </Button>
    ),
    newYear: steps.some(({ step, state }) => step === "newYear" && state === "open") && (
      <Way to={settings.has(String(year + 1)) ? "/student-manage" : "/profile"}>준비하기</Way>
    ),
    tidy: <Way to="/mypage?about=destroy">학년도 지우기</Way>,
  };
  return (
    <div className="flex w-full max-w-[48rem] flex-col gap-4 pb-2 print:max-w-none print:pb-0">
      <div className="flex flex-col gap-4 print:hidden">
        <h1 className="title text-24">학년도 마무리</h1>
        {isKnown ? (
          <Card title={`${year}학년도`}>
            <ol aria-label="학년도 마무리" className="divide-y divide-line-2">
              {steps.map(({ step, state }, index) => (
                <li
                  key={step}
                  className="flex flex-wrap items-center gap-3 py-3.5 first:pt-0 last:pb-0"
                >
                  <Mark isDone={state === "done"} number={index + 1} />
                  <div className="min-w-0 flex-1 basis-48">
                    <p className="text-15 font-semibold">
                      {labels[step]}
                      {state === "done" && <span className="sr-only"> 했어요</span>}
                    </p>
                    <p className="text-14 text-fg-2">
                      {step === "close" && !left
                        ? "남은 일을 살펴보고 있어요."
                        : (words[step][state] ?? words[step].open)}
                    </p>
                    {step === "close" && left && left.length > 0 && (
                      <ul aria-label="남은 일" className="mt-1.5 flex flex-wrap gap-2">
                        {left.map(({ label, count, to }) => (
                          <li key={label} className="text-15">
                            {to ? (
                              <Link
                                to={to}
                                className={buttonLook({ look: "weak" })}
                                onClick={() => chooseYear(data, year)}
                              >
                                {label} {count}
                              </Link>
                            ) : (
                              <Button variant="weak" onClick={openOutbox}>
                                {label} {count}
                              </Button>
                            )}
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                  {state !== "waits" && <span className="max-sm:pl-11">{acts[step]}</span>}
                </li>
              ))}
            </ol>
          </Card>
        ) : (
          <Card title={`${year + 1}학년도`}>
            <p className="text-15 text-fg-2">
              {year + 2}년 1월 1일부터 여기에서 {year + 1}학년도를 차례대로 마무리해요. 넘겨받을
              학생이 있으면 아래에 보여요.
            </p>
          </Card>
        )}
        <ServerView
          list={handovers}
          away="넘기고 받은 것은 서버에 연결되면 보여 드려요. 다른 것은 지금도 할 수 있어요."
        >
          {(known) => (
            <HandoverLists
              known={known}
              onChanged={handovers.reload}
              onPrint={(one) => {
                flushSync(() => setPrinted(one));
                printPage();
              }}
            />
          )}
        </ServerView>
      </div>
      {printed && (
        <div className="print-upright hidden print:block">
          <PaperView
            paper={writeHandoverPaper(printed, teacher.email, settings.get(String(printed.year)))}
            foot="학교와 교육청의 서식이 먼저예요. 학생 이름은 적지 않아요."
          />
        </div>
      )}
      <GiveDialog
        key={give.key}
        isOpen={give.isOpen}
        onClose={give.close}
        data={data}
        year={year}
        onGiven={handovers.reload}
      />
    </div>
  );
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={buttonLook({ look: "line" })}>
      {children}
    </Link>
  );
}

function Mark({ isDone, number }: { readonly isDone: boolean; readonly number: number }) {
  return (
    <span
      aria-hidden
      className={`grid size-8 shrink-0 place-items-center self-start rounded-pill text-15 font-bold ${isDone ? "bg-good-weak text-good" : "bg-sunken text-fg-2"}`}
    >
      {isDone ? <Check size={18} /> : number}
    </span>
  );
}

const labels: Readonly<Record<YearTurnStep, string>> = {
  close: "남은 일 닫기",
  keep: "내 자료 받기",
  handOver: "다음 담임에게",
  newYear: "새 학년도",
  tidy: "정리",
};

const words: Readonly<
  Record<YearTurnStep, { readonly open: string } & Partial<Record<YearTurnState, string>>>
> = {
  close: { open: "2월 말일까지 닫아 주세요.", done: "남은 일이 없어요." },
  keep: { open: "한 해의 기록을 파일로 받아 두어요." },
  handOver: {
    open: "고른 학생의 고른 것만 다음 담임에게 넘겨요.",
    waits: "새 학년도가 시작되는 2월 15일부터 넘길 수 있어요.",
    done: "넘긴 것은 아래에서 볼 수 있어요.",
  },
  newYear: {
    open: "맡은 반과 명단을 준비해요.",
    waits: "2월 15일부터 준비할 수 있어요.",
    done: "반과 명단이 있어요.",
  },
  tidy: {
    open: "보관하기로 한 기간이 지나면 지워요.",
    waits: "3월 1일부터 지울 수 있어요.",
    done: "지우기로 했거나 지웠어요.",
  },
};
