import { baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStanding } from "@damim/domain/class-table/class-table.ts";
import { toPlaceParts, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../kit/page/empty-of-year.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Link } from "../../ui/link.tsx";
import { useTableRows } from "./rows/table-rows.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createTableCommands } from "./rows/table-commands.ts";
import { TableDialogs, type Asked } from "./table-dialogs.tsx";
import { HoursCard } from "./week/hours-card.tsx";
import { WeekView } from "./week/week-view.tsx";

const BaseView = viewAtHand(
  () => import("./base/base-view.tsx").then((file) => file.BaseView),
  null,
);
const HoursView = viewAtHand(
  () => import("./base/hours-view.tsx").then((file) => file.HoursView),
  null,
);
const LedgerView = viewAtHand(
  () => import("./ledger/ledger-view.tsx").then((file) => file.LedgerView),
  null,
);
const LostView = viewAtHand(
  () => import("./ledger/ledger-view.tsx").then((file) => file.LostView),
  null,
);

const views = [
  { value: "week", label: "이번 주" },
  { value: "base", label: "기본 시간표" },
  { value: "ledger", label: "교환·보강" },
  { value: "hours", label: "시수" },
  { value: "lost", label: "빠진 수업" },
] as const;
type View = (typeof views)[number]["value"];

/** 학급시간표: the real week, the base week behind it, what was changed, and whether the hours come out. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <TableOfYear store={store} /> : null;
}

function TableOfYear({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const { table, subjects, sorted } = useTableRows(store);
  const commands = useCommands(createTableCommands, store);
  const today = toSeoulDay(now());
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : Number(today.slice(0, 4));
  const span = toSchoolYearSpan(year);
  const [params] = useSearchParams();
  const address = params.get("day");
  const startDay = address && isCalendarDay(address) ? address : undefined;
  const [chosen, setView] = useState<View>();
  const view = chosen ?? (table.weeks.length > 0 ? "week" : "base");
  const [picked, setPicked] = useState<LessonPlace>();
  const [asked, setAsked] = useState<Asked>();
  const place = useClassLine(year, useRoster(store));
  const press = (at: LessonPlace): void => {
    if (isPast) return;
    if (picked === undefined) {
      const { day, period } = toPlaceParts(at);
      const isFree = !findStanding(table, day, period).lesson;
      setAsked({ type: isFree ? "change" : "lesson", place: at });
    } else if (picked === at) setPicked(undefined);
    else swap(picked, at);
  };
  const swap = (from: LessonPlace, to: LessonPlace): void => {
    if (isPast) return;
    setAsked({ type: "change", place: from, other: to });
    setPicked(undefined);
  };
  const pick = (at: LessonPlace): void => {
    setPicked(at);
    setAsked(undefined);
  };
  const shared = { table, subjects, sorted, year, today, commands, place };
  return (
    <div className="flex flex-1 flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">학급시간표</h1>
        <div className="max-w-full overflow-x-auto">
          <Segments as="tabs" label="보기" value={view} segments={views} onValueChange={setView} />
        </div>
        <nav aria-label="다른 시간표" className="ml-auto flex gap-1">
          <Link to="/monthClassTable" className={buttonLook({ look: "text" })}>
            월간시간표
          </Link>
          <Link to="/classTimeTable" className={buttonLook({ look: "text" })}>
            시정표
          </Link>
        </nav>
      </div>
      {view === "base" && (
        <BaseView
          {...shared}
          store={store}
          onSubject={(each) => setAsked({ type: "subject", ...each })}
        />
      )}
      {view === "ledger" && <LedgerView {...shared} onTakeBack={commands.takeBack} />}
      {view === "hours" && <HoursView {...shared} store={store} />}
      {view === "lost" && <LostView {...shared} store={store} />}
      {view === "week" && table.weeks.length === 0 && (
        <Card>
          <EmptyOfYear
            kind={baseTableKind}
            noun="시간표"
            picture={<Dami mood="joy" />}
            title="아직 시간표가 없어요"
            actions={!isPast && <Button onClick={() => setView("base")}>기본 시간표 적기</Button>}
          >
            요일마다 과목 글자를 이어 적어 보세요: 국국수과과창
          </EmptyOfYear>
        </Card>
      )}
      {view === "week" && table.weeks.length > 0 && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <WeekView
            key={startDay}
            store={store}
            startDay={startDay}
            table={table}
            subjects={subjects}
            today={today}
            span={span}
            picked={picked}
            onPicked={setPicked}
            onPress={press}
            onDay={(each) => !isPast && setAsked({ type: "day", day: each })}
            onDrawn={swap}
          />
          <HoursCard {...shared} onHours={() => setView("hours")} />
        </div>
      )}
      <TableDialogs
        {...{ store, table, subjects, sorted, year, commands, asked }}
        onAsk={setAsked}
        onPick={pick}
      />
    </div>
  );
}
