import {
  isCalendarDay,
  toMonth,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { isOnDay, listEvents, type EventTurn } from "@damim/domain/schedule/list-events.ts";
import { listMonthWeeks } from "@damim/domain/schedule/month-grid.ts";
import {
  recordSchoolYear,
  toSchoolYearSpan,
  type SchoolYear,
} from "@damim/domain/school-year/school-year.ts";
import { Plus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useEventRows } from "../event-rows.ts";
import { DAY_PANEL, DayPanel } from "./day-panel.tsx";
import { EventList } from "./event-list.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { ScheduleHead } from "./schedule-head.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createEventCommands } from "./event-commands.ts";

const EventDialog = lazyOverlay(() => import("./event-dialog.tsx"), "EventDialog");
/** 일정관리: a month of events, and the chosen day beside it. The address may name day and view. */
export function Component() {
  const data = useTeacherData();
  const [params] = useSearchParams();
  const today = toSeoulDay(data.now());
  const named = params.get("day");
  const asked = isCalendarDay(named) && findStoreOfDay(data, named) ? named : today;
  // What is chosen by hand holds until the address names another day.
  const [hand, setHand] = useState<{ readonly asked: CalendarDay; readonly day: CalendarDay }>();
  const chosen = hand?.asked === asked ? hand.day : asked;
  const choose = useCallback((day: CalendarDay) => setHand({ asked, day }), [asked]);
  const store = findStoreOfDay(data, chosen);
  const years = [...data.years.keys()].toSorted((a, b) => a - b);
  const [first = recordSchoolYear(today)] = years;
  const span = {
    from: toSchoolYearSpan(first).from,
    to: toSchoolYearSpan(years.at(-1) ?? first).to,
  };
  return (
    <>
      {store && (
        <ScheduleOfYear
          key={store.scope}
          store={store}
          year={recordSchoolYear(chosen)}
          today={today}
          chosen={chosen}
          span={span}
          onChoose={choose}
        />
      )}
    </>
  );
}

interface ScheduleProps {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  /** Of all years that are open. */
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly onChoose: (day: CalendarDay) => void;
}

function ScheduleOfYear({ store, year, today, chosen, span, onChoose }: ScheduleProps) {
  const isPast = useIsPast();
  const calendar = useSchoolCalendar(year);
  const rows = useEventRows(store);
  const commands = useCommands(createEventCommands, store);
  const [params] = useSearchParams();
  const [openedKey, setOpenedKey] = useState<string>();
  const [edited, setEdited] = useState<EventTurn | "new">();
  const view = params.get("view") === "list" ? "list" : "month";
  const month = toMonth(chosen);
  const turns = useMemo(() => {
    const weeks = listMonthWeeks(month);
    const [from = `${month}-01` as const, to = from] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
    return listEvents(rows, calendar, { from, to });
  }, [rows, calendar, month]);
  const choose = useCallback(
    (day: CalendarDay, turnKey?: string) => {
      onChoose(day);
      setOpenedKey(turnKey);
    },
    [onChoose],
  );
  const goTo = (day: CalendarDay): void => {
    const inside = day < span.from ? span.from : day > span.to ? span.to : day;
    choose(inside);
  };
  const turn = edited === "new" ? undefined : edited;
  const ofMonth = turns.filter(({ day, to }) => toMonth(day) === month || toMonth(to) === month);
  const close = (): void => setEdited(undefined);
  const add = (
    <Button
      icon={<Plus size={18} aria-hidden />}
      className="max-sm:w-full"
      onClick={() => setEdited("new")}
    >
      일정 추가
    </Button>
  );
  return (
    <div className="flex flex-1 flex-col gap-4 md:min-h-0">
      <ScheduleHead
        view={view}
        month={month}
        span={span}
        today={today}
        onGo={goTo}
        onAdd={() => setEdited("new")}
        add={add}
        store={store}
        year={year}
      />
      <div className="grid flex-1 gap-4 md:min-h-0 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {view === "month" ? (
          <MonthGrid
            month={month}
            turns={turns}
            calendar={calendar}
            today={today}
            chosen={chosen}
            span={span}
            onChoose={choose}
          />
        ) : ofMonth.length > 0 ? (
          <EventList
            turns={ofMonth}
            calendar={calendar}
            today={today}
            chosenKey={openedKey}
            onChoose={(day, turnKey) => {
              choose(day, turnKey);
              // On a phone it stands above the list.
              document.querySelector(`#${DAY_PANEL}`)?.scrollIntoView({ block: "nearest" });
            }}
          />
        ) : (
          <Card className="grid place-items-center">
            <EmptyState picture={<Dami />} title="이 달에는 일정이 없어요" actions={!isPast && add}>
              회의나 행사를 적어 두세요. 반복하는 일은 한 번만 적으면 돼요.
            </EmptyState>
          </Card>
        )}
        <DayPanel
          className={view === "list" ? "max-lg:order-first" : ""}
          day={chosen}
          turns={turns.filter((each) => isOnDay(each, chosen))}
          calendar={calendar}
          commands={commands}
          span={toSchoolYearSpan(year)}
          openedKey={openedKey}
          onOpen={setOpenedKey}
          onAdd={() => setEdited("new")}
          onEdit={setEdited}
        />
      </div>
      <EventDialog
        key={turn ? `${turn.event.id}~${turn.planned}` : `new~${chosen}`}
        isOpen={edited !== undefined}
        store={store}
        year={year}
        calendar={calendar}
        turn={turn}
        day={chosen}
        onClose={close}
        onSave={(fields) => {
          close();
          if (turn) commands.change(turn, fields);
          else commands.add(fields);
          choose(fields.day);
        }}
        onRemove={() => {
          close();
          if (turn) commands.end(turn);
        }}
      />
    </div>
  );
}
