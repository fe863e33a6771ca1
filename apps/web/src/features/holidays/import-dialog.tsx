// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by holidays-page.tsx.
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import {
  listComingDays,
  type ComingDays,
} from "@damim/domain/school-calendar/plan-school-events.ts";
import {
  listComingTerms,
  type ComingTerm,
} from "@damim/domain/school-calendar/plan-school-terms.ts";
import {
  buildSchoolCalendar,
  listNewlyClosed,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import {
  listVacations,
  termDateLabels,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import { neisMessages, neisRefusals } from "@damim/domain/school-search/neis-refusal.ts";
import type { SchoolEvent } from "@damim/domain/school-search/school-event.ts";
import type { SchoolYearSetting } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "../../ui/link.tsx";
import type { Store } from "../../data/teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { fetchSchoolEvents } from "../../data/server/neis-requests.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ClosedDayFacts, useFactsOfDays, type FactsOfDay } from "./closed-day-facts.tsx";

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly year: SchoolYear;
  readonly calendar: SchoolCalendar;
  readonly terms: SchoolTerms;
  readonly setting: SchoolYearSetting | undefined;
  readonly dayFacts: readonly DayFactsSource[];
  /** `met` is what the features say of the days that it closes, as of before. */
  readonly onImport: (
    days: readonly OwnDay[],
    terms: SchoolTerms,
    met: readonly FactsOfDay[],
  ) => void;
}

type Answer =
  | { readonly type: "events"; readonly events: readonly SchoolEvent[]; readonly ageMs: number }
  | { readonly type: "trouble"; readonly sentence: string };

const AWAY =
  "서버에 연결하지 못해 학사일정을 받지 못했어요. 인터넷 연결을 확인하고 다시 열어 주세요.";

/** 학사일정 가져오기: what the school's own calendar would bring, to choose from, as one undo step. */
export function ImportDialog(props: ImportDialogProps) {
  const { isOpen, onClose, store, year, calendar, terms, setting, dayFacts, onImport } = props;
  const listFacts = useFactsOfDays(store, dayFacts);
  const answer = useEvents(isOpen, setting, year);
  const grade = setting?.grade ?? 1;
  const events = answer?.type === "events" ? answer.events : [];
  // A line that would overwrite the teacher's own words is taken only when she says so.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const dates = listComingTerms(events, { terms, year, grade });
  const isDateTaken = ({ name, isClash }: ComingTerm): boolean => !isClash !== turned.has(name);
  const takenDates: SchoolTerms = Object.fromEntries(
    dates.filter(isDateTaken).map(({ name, day }) => [name, day]),
  );
  const vacations = listVacations({ ...terms, ...takenDates }, year);
  const lines = listComingDays(events, { calendar, year, grade }).filter(
    // Vacations follow from the dates of the terms.
    (line) => !vacations.some(({ from, to }) => from <= line.from && line.to <= to),
  );
  const isTaken = ({ from, clashCount }: ComingDays): boolean =>
    (clashCount === 0) !== turned.has(from);
  const days = lines.filter(isTaken).flatMap((line) => line.days);
  const count = days.length + Object.keys(takenDates).length;
  const after = buildSchoolCalendar([...calendar.ownDays.values(), ...days], vacations);
  const closed = isOpen ? listNewlyClosed(calendar, after, toSchoolYearSpan(year)) : [];
  const met = listFacts(closed);
  const turn = (from: string): void => {
    const next = new Set(turned);
    if (!next.delete(from)) next.add(from);
    setTurned(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="학사일정 가져오기"
      subtitle={setting?.schoolCode ? `${setting.school} · ${year}학년도 ${grade}학년` : undefined}
      footer={
        <DialogActions onCancel={onClose}>
          <Button
            size="large"
            isDisabled={count === 0}
            onClick={() => onImport(days, takenDates, met)}
          >
            {count > 0 ? `${count}일 가져오기` : "가져오기"}
          </Button>
        </DialogActions>
      }
    >
      <Contents setting={setting} answer={answer} isEmpty={lines.length + dates.length === 0}>
        {dates.length > 0 && (
          <fieldset className="mb-2 grid gap-1">
            <legend className="mb-1 text-14 font-semibold text-fg-2">학기 날짜</legend>
            {dates.map((date) => (
              <Checkbox
                key={date.name}
                label={`${termDateLabels[date.name]} ${toKoreanMonthDay(date.day)}`}
                isChecked={isDateTaken(date)}
                onCheckedChange={() => turn(date.name)}
                hint={
                  date.isClash
                    ? "직접 적은 날과 달라요. 고르면 학사일정으로 바뀌어요."
                    : `학사일정의 ${date.event}`
                }
              />
            ))}
          </fieldset>
        )}
        {lines.map((line) => (
          <Checkbox
            key={line.from}
            label={toLabel(line)}
            isChecked={isTaken(line)}
            onCheckedChange={() => turn(line.from)}
            hint={
              line.clashCount > 0
                ? `직접 적은 ${line.clashCount}일이 있어요. 고르면 학사일정으로 바뀌어요.`
                : undefined
            }
          />
        ))}
        <ClosedDayFacts found={met} dayCount={closed.length} />
      </Contents>
    </Dialog>
  );
}

function Contents(props: {
  readonly setting: SchoolYearSetting | undefined;
  readonly answer: Answer | undefined;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  const { setting, answer, isEmpty, children } = props;
  if (!setting?.schoolCode) {
    return (
      <Notice
        tone="info"
        title="학교를 먼저 골라 주세요"
        actions={
          <Link to="/profile" className={buttonLook({ look: "line" })}>
            프로필로 가기
          </Link>
        }
      >
        프로필의 학교 칸에서 이름으로 찾아 고르면 학사일정을 가져올 수 있어요.
      </Notice>
    );
  }
  if (!answer) return <p className="text-15 text-fg-2">학사일정을 받고 있어요</p>;
  if (answer.type === "trouble")
    return (
      <Notice tone="danger" isAlert>
        {answer.sentence}
      </Notice>
    );
  return (
    <div className="grid gap-1">
      <p className="mb-1 text-14 text-fg-2">
        나이스 교육정보 · {toAgeWords(answer.ageMs)}
        {isEmpty && " · 새로 가져올 날이 없어요."}
      </p>
      {children}
    </div>
  );
}

function useEvents(
  isOpen: boolean,
  setting: SchoolYearSetting | undefined,
  year: SchoolYear,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const { office, school } = setting?.schoolCode ?? {};
  useEffect(() => {
    if (!isOpen || !office || !school) return;
    let isStopped = false;
    fetchSchoolEvents({ office, school }, year).then(
      (reply) => {
        if (isStopped) return;
        setAnswer(
          reply.type === "found"
            ? { type: "events", events: reply.events, ageMs: reply.ageMs }
            : { type: "trouble", sentence: toSentence(neisMessages, neisRefusals[reply.refusal]) },
        );
      },
      () => {
        if (!isStopped) setAnswer({ type: "trouble", sentence: AWAY });
      },
    );
    return () => {
      isStopped = true;
    };
  }, [isOpen, office, school, year]);
  return answer;
}

function toLabel({ from, to, name, days }: ComingDays): string {
  const span =
    from === to ? toKoreanMonthDay(from) : `${toKoreanMonthDay(from)}~${toKoreanMonthDay(to)}`;
  return `${span} ${name}${days.length > 1 ? ` (${days.length}일)` : ""}`;
}

const HOUR_MS = 3_600_000;

function toAgeWords(ageMs: number): string {
  const hours = Math.floor(ageMs / HOUR_MS);
  if (hours < 1) return "방금 받았어요";
  return hours < 24 ? `${hours}시간 전에 받았어요` : `${Math.floor(hours / 24)}일 전에 받았어요`;
}
