// Loaded lazily by today-page.tsx: it stands there from 15 February until the year is set up.
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { listNewYearSteps, type NewYearStep } from "@damim/domain/school-year/new-year-steps.ts";
import {
  toClassKey,
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import {
  toSchoolYearSpan,
  workingSchoolYear,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { Check, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { readSchoolTerms } from "../../data/use-school-calendar.ts";
import { useLive, useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { putNewYearAway, readNewYearAway } from "../../platform/kept/later-preferences.ts";
import { Button, buttonLook, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";

/** What a new school year still needs, one step after the other; it goes when all is done or it is put away. */
export function NewYearCard() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const year = workingSchoolYear(today);
  const store = data.years.get(year);
  const setting = useRow(data.profile, schoolYearKind, String(year));
  const [awayUntil, setAway] = useState(readNewYearAway);
  const putAway = (until: string): void => {
    putNewYearAway(until);
    setAway(until);
  };
  if (!store || awayUntil === String(year) || awayUntil === today) return null;
  const onPutAway = (): void => putAway(String(year));
  if (!setting)
    return (
      <NewYearFrame year={year} onPutAway={onPutAway}>
        <p className="mb-3 text-15 text-fg-2">
          새 학년도 반을 아직 안 정했어요. 2월 말일까지는 지금 반을 그대로 써요.
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/profile"
            className={buttonLook({ look: "filled" })}
            onClick={() => chooseYear(data, year)}
          >
            지금 정하기
          </Link>
          <Button variant="line" onClick={() => putAway(today)}>
            올해 반 계속 쓰기
          </Button>
        </div>
      </NewYearFrame>
    );
  return <NewYearSteps {...{ year, store, setting, today, onPutAway }} />;
}

function NewYearSteps(props: {
  readonly year: SchoolYear;
  readonly store: Store;
  readonly setting: SchoolYearSetting;
  readonly today: CalendarDay;
  readonly onPutAway: () => void;
}) {
  const { year, store, setting, today, onPutAway } = props;
  const data = useTeacherData();
  const destructions = useRows(data.profile, destructionKind);
  const isAllKept = [...destructions.keys()].every((id) => id.includes("~"));
  const { from } = toSchoolYearSpan(year);
  const students = listMembers(useRoster(store), today < from ? from : today);
  const terms = useLive(() => readSchoolTerms(store));
  const steps = listNewYearSteps({
    hasSetting: true,
    hasTerms: Boolean(terms.firstDay),
    studentCount: students.length,
  });
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (!next) return null;
  const done: Readonly<Record<NewYearStep, string>> = {
    setting: `${setting.school} ${toClassWords(toClassKey(setting))}`,
    terms: "적어 두었어요",
    roster: `${students.length}명`,
  };
  return (
    <NewYearFrame year={year} onPutAway={onPutAway}>
      <ol className="grid gap-x-6 gap-y-1 md:grid-cols-3">
        {steps.map(({ step, isDone }, index) => (
          <li key={step} className="flex min-h-14 items-center gap-3">
            <span
              aria-hidden
              className={`grid size-8 shrink-0 place-items-center rounded-pill text-15 font-bold ${isDone ? "bg-good-weak text-good" : "bg-sunken text-fg-2"}`}
            >
              {isDone ? <Check size={18} /> : index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-15 font-semibold">
                {labels[step]}
                {isDone && <span className="sr-only"> 했어요</span>}
              </span>
              <span className="block truncate text-14 text-fg-2">
                {isDone ? done[step] : hints[step]}
              </span>
            </span>
            {!isDone && (
              <Link
                to={paths[step]}
                className={buttonLook({ look: step === next ? "filled" : "line" })}
                onClick={() => chooseYear(data, year)}
              >
                {acts[step]}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-14 text-fg-2">
        지난 학년도의 명단은 가져오지 않아요.{isAllKept && " 지난 기록은 그대로 있어요."}{" "}
        {(students.length > 0 ? (["bring", "former"] as const) : (["bring"] as const)).map(
          (about) => (
            <Link
              key={about}
              to={`/profile?about=${about}`}
              className="mr-3 font-semibold text-brand underline"
              onClick={() => chooseYear(data, year)}
            >
              {about === "bring" ? "작년에서 가져가기" : "같은 학생 찾기"}
            </Link>
          ),
        )}
      </p>
    </NewYearFrame>
  );
}

function NewYearFrame(props: {
  readonly year: SchoolYear;
  readonly onPutAway: () => void;
  readonly children: ReactNode;
}) {
  const { year, onPutAway, children } = props;
  return (
    <Card
      title={`${year}학년도 준비`}
      titleEnd={
        <IconButton
          label={`${year}학년도 준비 닫기`}
          icon={<X size={20} aria-hidden />}
          onClick={onPutAway}
        />
      }
    >
      {children}
    </Card>
  );
}

const labels: Readonly<Record<NewYearStep, string>> = {
  setting: "학교와 반",
  terms: "학기 날짜",
  roster: "명단",
};
const hints: Readonly<Record<NewYearStep, string>> = {
  setting: "맡은 반을 적어요",
  terms: "개학과 방학을 적어요",
  roster: "붙여넣거나 파일로",
};
const acts: Readonly<Record<NewYearStep, string>> = {
  setting: "적기",
  terms: "날짜 적기",
  roster: "명단 넣기",
};
const paths: Readonly<Record<NewYearStep, string>> = {
  setting: "/profile",
  terms: "/holidays",
  roster: "/student-manage",
};
