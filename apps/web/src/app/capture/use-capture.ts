import { capturePhrases } from "@damim/domain/registry/capture-phrases.ts";
import { linePhrases } from "@damim/domain/registry/line-phrases.ts";
import type { ClauseReading } from "@damim/domain/capture/capture-reading.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { keepParts, readCapture } from "@damim/domain/capture/read-capture.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import { useCommands } from "../../kit/act/commands.ts";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { listEntryQuestions } from "../../features/attendance/mark/entry-questions.ts";
import { askInTurn } from "../../kit/attendance/mark-question.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { describeEntries } from "./describe-entry.ts";
import { toAddress } from "../base/base-path.ts";
import { useVersion } from "../base/version-context.ts";
import { createCaptureCommands } from "./capture-commands.ts";
import { useCaptureLine } from "./capture-line.ts";

/** A line reads these: pupils, and the checks whose titles are words of it. */
const readKinds = [studentKind, checkKind, checkMarkKind];

export interface Capture {
  readonly line: string;
  readonly changeLine: (line: string) => void;
  readonly readings: readonly ClauseReading[];
  readonly readyCount: number;
  /**
   * Writes what is beyond doubt as one undo step, at once or after the questions that the day view would ask; the rest
   * stays in the line. `onWritten` hears whether nothing is left; not at all where an answer was no.
   */
  readonly record: (onWritten: (isAll: boolean) => void) => void;
}

/** The line of 한 줄 기록, what it says, and how it is written. A line that was not recorded is kept, for its day. */
export function useCapture(): Capture {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const [line, changeLine] = useCaptureLine(today);
  const calendar = useOpenYearsCalendar();
  const version = useVersion();
  const revision = useLive(({ stores }) =>
    stores.flatMap((store) => readKinds.map(({ name }) => store.revision(name))).join(),
  );
  const rosters = useMemo(
    () =>
      new Map(
        [...data.years].map(([year, store]) => [
          year,
          sortStudents(store.rows(studentKind).values()),
        ]),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are one object for ever; the revision tells the change
    [data, revision],
  );
  const readings = useMemo(
    () =>
      readCapture(line, {
        today,
        rosters,
        calendar,
        phrases: capturePhrases,
        linePhrases,
        readYear: (year) => {
          const store = data.years.get(year);
          return store && ((kind) => store.rows(kind));
        },
        findOwnClass(year) {
          const setting = data.profile.rows(schoolYearKind).get(String(year));
          return setting && toClassKey(setting);
        },
      }),
    [line, today, rosters, calendar, data],
  );
  const ready = readings.filter(({ type }) => type === "ready" || type === "line");
  const [first] = ready;
  const year = first && toYear(first);
  const store = year === undefined ? undefined : data.years.get(year);
  const commands = useCommands(createCaptureCommands, store ?? data.profile);
  return {
    line,
    changeLine,
    readings,
    readyCount: ready.length,
    record(onWritten) {
      if (year === undefined || !store) return onWritten(false);
      // One step is one school year's; in February the other year's clauses stay for the next Enter.
      const taken = ready.filter((reading) => toYear(reading) === year);
      const entries = taken.flatMap((each) => (each.type === "ready" ? [each.entry] : []));
      const acts = taken.flatMap((each) => (each.type === "line" ? [each.act] : []));
      const now = data.now();
      const plan = () => commands.plan(taken, year, now);
      const sentence = [
        ...acts.map(({ label }) => label),
        ...(entries.length > 0 ? [describeEntries(entries, today)] : []),
      ].join(", ");
      askInTurn(store, listEntryQuestions(store, calendar, plan()), () => {
        // Another device may have written while the question stood there.
        const changes = plan();
        // Words of a consultation stay in the line until the locked records are open.
        if (data.vault?.now?.holdsBack(changes)) return onWritten(false);
        commands.write(changes, sentence);
        const rest = readings.filter((reading) => !taken.some((each) => each === reading));
        changeLine(keepParts(line, rest));
        for (const { opens } of acts) if (opens) openStage(opens, version.chosen ?? "");
        onWritten(rest.length === 0);
      });
    },
  };
}

function toYear(reading: ClauseReading): SchoolYear | undefined {
  if (reading.type === "ready") return reading.entry.schoolYear;
  return reading.type === "line" ? reading.act.schoolYear : undefined;
}

/** The window that the menu would open, so that there is one of it. */
function openStage(path: string, version: string): void {
  if (globalThis.open(toAddress(path), `damim${path}${version}`)) return;
  showToast.blank("새 창을 막아 두었어요. 수업놀이 메뉴에서 열어 주세요.");
}
