import {
  toMonth,
  toSeoulDay,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { CalendarPlus, Download, Printer } from "lucide-react";
import { useState } from "react";
import { findClassYear, type Store } from "../../data/teacher-data.ts";
import { readSchoolTerms, useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useIsPast, useLive, useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { printPage } from "../../platform/print.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Segments } from "../../ui/field/segments.tsx";
import { CalendarClosings } from "./calendar-closings.tsx";
import { ImportedFacts, type FactsOfDay } from "./closed-day-facts.tsx";
import { DayOffCard } from "./day-off-card.tsx";
import { MonthCard } from "./month-card.tsx";
import type { OwnDayForm } from "./own-day-form.ts";
import { useHolidayCommands } from "./use-holiday-commands.ts";
import { YearFacts } from "./year-facts.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const OwnDayDialog = lazyOverlay(() => import("./own-day-dialog.tsx"), "OwnDayDialog");
const TermsDialog = lazyOverlay(() => import("./terms-dialog.tsx"), "TermsDialog");
const ImportDialog = lazyOverlay(() => import("./import-dialog.tsx"), "ImportDialog");
const SaveErrorDialog = lazyOverlay(() => import("./save-error-dialog.tsx"), "SaveErrorDialog");

export interface HolidaysPageProps {
  /** What features say of a day that is about to be closed; the app knows them. */
  readonly dayFacts: readonly DayFactsSource[];
}

/** 휴일 관리: which days the school is closed, for every screen that counts days. */
export function Component({ dayFacts }: HolidaysPageProps) {
  const data = useTeacherData();
  const year = findClassYear(data);
  const store = data.years.get(year);
  if (!store) return null;
  return <HolidaysOfYear key={year} year={year} store={store} dayFacts={dayFacts} />;
}

type View = "list" | "calendar";
const views: readonly { readonly value: View; readonly label: string }[] = [
  { value: "list", label: "목록" },
  { value: "calendar", label: "달력" },
];

function HolidaysOfYear(props: {
  readonly year: SchoolYear;
  readonly store: Store;
  readonly dayFacts: readonly DayFactsSource[];
}) {
  const { year, store, dayFacts } = props;
  const { profile, now } = useTeacherData();
  const isPast = useIsPast();
  const today = toSeoulDay(now());
  const setting = useRow(profile, schoolYearKind, String(year));
  const calendar = useSchoolCalendar(year);
  const terms = useLive(() => readSchoolTerms(store));
  const { commands, failure, forgetFailure } = useHolidayCommands(store);
  const [view, setView] = useState<View>("list");
  const [month, setMonth] = useState<CalendarMonth>(() => findFirstMonth(today, year));
  const form = useOpened<OwnDayForm>();
  const termsForm = useOpened();
  const imports = useOpened();
  const [met, setMet] = useState<readonly FactsOfDay[]>([]);
  const openTerms = (): void => termsForm.open();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 max-md:min-h-fit print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">
          휴일 관리 <span className="hidden print:inline">{year}학년도</span>
        </h1>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Segments as="tabs" label="보기" value={view} segments={views} onValueChange={setView} />
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
          <IconButton
            label="인쇄"
            variant="line"
            icon={<Printer size={18} aria-hidden />}
            onClick={printPage}
          />
          {!isPast && (
            <>
              <Button
                variant="line"
                icon={<Download size={18} aria-hidden />}
                onClick={() => imports.open()}
              >
                학사일정 가져오기
              </Button>
              <Button
                icon={<CalendarPlus size={18} aria-hidden />}
                onClick={() =>
                  form.open({ from: "", to: "", type: "closed", label: "", edited: [] })
                }
              >
                휴일 추가
              </Button>
            </>
          )}
        </div>
      </div>
      <ImportedFacts found={met} calendar={calendar} onClose={() => setMet([])} />
      {!isPast && (
        <CalendarClosings
          store={store}
          year={year}
          calendar={calendar}
          onAsk={({ from, to, type, label }) => form.open({ from, to, type, label, edited: [] })}
        />
      )}
      <div className="grid min-h-0 flex-1 grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="flex min-h-0 flex-col max-lg:order-2 lg:h-full">
          {view === "list" ? (
            <DayOffCard
              calendar={calendar}
              year={year}
              commands={commands}
              onEdit={form.open}
              onEditTerms={openTerms}
            />
          ) : (
            <MonthCard
              calendar={calendar}
              year={year}
              month={month}
              today={today}
              onMonthChange={setMonth}
              onOpen={isPast ? undefined : form.open}
            />
          )}
        </div>
        <YearFacts calendar={calendar} terms={terms} year={year} onEditTerms={openTerms} />
      </div>
      <OwnDayDialog
        key={`days-${form.key}`}
        isOpen={form.isOpen}
        onClose={form.close}
        store={store}
        year={year}
        calendar={calendar}
        dayFacts={dayFacts}
        form={form.about}
        onSave={(days, removed) => {
          commands.save(days, removed);
          form.close();
        }}
        onRemove={(days) => {
          commands.remove(days);
          form.close();
        }}
      />
      <TermsDialog
        key={`terms-${termsForm.key}`}
        isOpen={termsForm.isOpen}
        onClose={termsForm.close}
        store={store}
        year={year}
        terms={terms}
        onSave={(next) => {
          commands.saveTerms(next);
          termsForm.close();
        }}
      />
      <ImportDialog
        key={`import-${imports.key}`}
        isOpen={imports.isOpen}
        onClose={imports.close}
        store={store}
        year={year}
        calendar={calendar}
        terms={terms}
        setting={setting}
        dayFacts={dayFacts}
        onImport={(days, dates, facts) => {
          commands.takeOver(days, dates);
          setMet(facts);
          imports.close();
        }}
      />
      <SaveErrorDialog isOpen={failure !== undefined} cause={failure} onClose={forgetFailure} />
    </div>
  );
}

/** The open month is today's, in another year its first. */
function findFirstMonth(today: CalendarDay, year: SchoolYear): CalendarMonth {
  const { from, to } = toSchoolYearSpan(year);
  return toMonth(today >= from && today <= to ? today : from);
}
