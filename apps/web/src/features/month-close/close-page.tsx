import {
  type CalendarMonth,
  isCalendarMonth,
  toMonth,
  toSeoulDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { useSearchParams } from "react-router";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { EmptyDesks } from "../../ui/empty-desks.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MonthSteps } from "../../kit/day-field/month-steps.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { CloseMonthView } from "./close-month-view.tsx";
import { PapersView } from "./papers/papers-view.tsx";
import { TripsView } from "./trips/trips-view.tsx";
import { useCloseData, useCloseDataOfClass } from "./cases/use-close-data.ts";

const views: readonly { readonly value: CloseView; readonly label: string }[] = [
  { value: "close", label: "마감" },
  { value: "papers", label: "서류" },
  { value: "trips", label: "체험학습 장부" },
];

/** 월말 마감: from an absence to the closed month. */
export function Component() {
  const data = useTeacherData();
  const { view, month, show } = useCloseView();
  const store = findStoreOfDay(data, `${month}-01`);
  return (
    <div className="flex flex-1 flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">월말 마감</h1>
        <Segments
          as="tabs"
          label="보기"
          value={view}
          segments={views}
          onValueChange={(next) => show({ view: next })}
        />
        {store && <ClassOfStore store={store} />}
        {view === "close" && (
          <div className="ml-auto">
            <MonthSteps month={month} onMonthChange={(next) => show({ month: next })} />
          </div>
        )}
      </div>
      {store ? (
        <OpenYear store={store} view={view} month={month} />
      ) : (
        <Notice tone="info">
          이 달의 학년도는 지금 열려 있지 않아요. 올해 학년도의 달을 골라 주세요.
        </Notice>
      )}
    </div>
  );
}

function ClassOfStore({ store }: { readonly store: Store }) {
  return <ClassSwitch {...useClassChoice(store)} />;
}

function OpenYear(props: {
  readonly store: Store;
  readonly view: CloseView;
  readonly month: CalendarMonth;
}) {
  const everybody = useCloseData(props.store);
  const data = useCloseDataOfClass(everybody);
  if (data.students.length === 0) {
    return (
      <EmptyState picture={<EmptyDesks />} title="아직 학생이 없어요">
        조회의 명단관리에서 학생을 넣으면 마감을 할 수 있어요.
      </EmptyState>
    );
  }
  if (props.view === "papers") return <PapersView data={data} />;
  if (props.view === "trips") return <TripsView data={data} />;
  return <CloseMonthView key={props.month} everybody={everybody} data={data} month={props.month} />;
}

type CloseView = "close" | "papers" | "trips";

interface CloseViewControl {
  readonly view: CloseView;
  readonly month: CalendarMonth;
  readonly show: (next: { readonly view?: CloseView; readonly month?: CalendarMonth }) => void;
}

/** What of the page is open, kept in the address (`?view=papers&month=2026-11`). Never a student. */
function useCloseView(): CloseViewControl {
  const { now } = useTeacherData();
  const [params, setParams] = useSearchParams();
  const thisMonth = toMonth(toSeoulDay(now()));
  const monthText = params.get("month");
  const month = isCalendarMonth(monthText) ? monthText : thisMonth;
  const viewText = params.get("view");
  const view: CloseView = viewText === "papers" || viewText === "trips" ? viewText : "close";
  return {
    view,
    month,
    show: (next) => {
      const shown = { view, month, ...next };
      setParams(
        {
          ...(shown.view !== "close" && { view: shown.view }),
          ...(shown.month !== thisMonth && { month: shown.month }),
        },
        { replace: true },
      );
    },
  };
}
