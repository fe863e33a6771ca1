import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { baseCellKind } from "@damim/domain/class-table/base-table.ts";
import {
  listSetUpSteps,
  SET_UP_ID,
  toSetUpId,
  type SetUpFacts,
  type SetUpStep,
} from "@damim/domain/school-year/set-up-steps.ts";
import { listPutAway, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import { listGuardians } from "@damim/domain/student/guardians.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { Check, X } from "lucide-react";
import { putAway } from "../../data/put-away.ts";
import { findClassStore, findClassYear, type Store } from "../../data/teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { readSchoolTerms } from "../../data/use-school-calendar.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { buttonLook, IconButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** While a step is open. */
export function isWanted({ store, profile }: HomeCardQuestion): boolean {
  return listOpen(store, profile).length > 0;
}

/** 세 가지만 더: what fills 오늘 after the first roster. Each ticks itself, and is skipped by ✕. */
export function Component() {
  const data = useTeacherData();
  const store = findClassStore(data);
  if (!store) return null;
  const steps = listOpen(store, data.profile);
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const showYear = (): void => chooseYear(data, findClassYear(data));
  return (
    <>
      <IconButton
        label="세 가지만 더 닫기"
        icon={<X size={18} aria-hidden />}
        className="absolute! top-2.5 right-2.5 max-sm:top-1.5"
        onClick={() => putAway(data, SET_UP_ID)}
      />
      <ol aria-label="세 가지만 더" className="flex flex-col gap-1">
        {steps.map(({ step, isDone }, index) => (
          <li
            key={step}
            className={step === next ? "-mx-2 rounded-ctl bg-brand-weak px-2 py-2" : "py-1"}
          >
            <div className="flex min-h-11 items-center gap-3">
              <span
                aria-hidden
                className={`grid size-8 shrink-0 place-items-center rounded-pill text-15 font-bold ${isDone ? "bg-good-weak text-good" : step === next ? "bg-brand text-on-brand" : "bg-sunken text-fg-2"}`}
              >
                {isDone ? <Check size={18} /> : index + 1}
              </span>
              <Link
                to={words[step].to}
                className="press min-w-0 flex-1 rounded-ctl py-1"
                onClick={showYear}
              >
                <span className="block text-15 font-semibold">
                  {words[step].label}
                  {isDone && <span className="sr-only"> 했어요</span>}
                </span>
                {step === next && (
                  <span className="block text-14 text-fg-2">{words[step].hint}</span>
                )}
              </Link>
              {!isDone && (
                <IconButton
                  label={`${words[step].label} 건너뛰기`}
                  icon={<X size={18} aria-hidden />}
                  onClick={() => putAway(data, toSetUpId(step))}
                />
              )}
            </div>
            {step === next && (
              <Link
                to={words[step].to}
                className={`${buttonLook({ look: "filled" })} mt-2 w-full`}
                onClick={showYear}
              >
                {words[step].label} 넣기
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function listOpen(store: Store, profile: Store) {
  const settings = profile.rows(schoolYearKind);
  // Such a year takes no guardians.
  const untaken = isNumbersOnly(settings, store.scope) ? [toSetUpId("guardians")] : [];
  return listSetUpSteps(readFacts(store), [...listPutAway(settings), ...untaken]);
}

function readFacts(store: Store): SetUpFacts {
  const terms = readSchoolTerms(store);
  return {
    hasTimetable: store.rows(baseCellKind).size > 0,
    hasBells: store.rows(bellsKind).size > 0,
    hasSeats: store.rows(seatPlanKind).size > 0,
    hasVacations: Boolean(terms.summerStart ?? terms.winterStart),
    hasGuardians: [...store.rows(studentKind).values()].some(
      (student) => listGuardians(student).length > 0,
    ),
  };
}

const words: Readonly<Record<SetUpStep, { readonly [K in "label" | "hint" | "to"]: string }>> = {
  timetable: { label: "시간표", hint: "오늘 수업과 시수가 보여요", to: "/classTable" },
  bells: { label: "시정표", hint: "종 치는 시각을 알 수 있어요", to: "/classTimeTable" },
  seats: { label: "자리", hint: "지금은 번호 순서예요", to: "/classgame?about=settingSeat" },
  vacations: { label: "방학 날짜", hint: "수업일수를 맞게 셀 수 있어요", to: "/holidays" },
  guardians: { label: "보호자 연락처", hint: "아침에 바로 전화해요", to: "/student-manage" },
};
