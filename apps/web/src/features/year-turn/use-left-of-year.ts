import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { listStillOpen, listToday } from "@damim/domain/schedule/today-list.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { countHalfWritten } from "@damim/domain/year-turn/count-half-written.ts";
import { useCallback, useMemo } from "react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import { listRefused, listWaiting } from "../../data/rounds/sync-state.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useLive, useRevision } from "../../data/use-teacher-data.ts";
import type { DueSource } from "../../kit/manifest/due-source.ts";
import { useCodes } from "../../kit/manifest/use-codes.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { useIsWhole } from "../../kit/manifest/use-is-whole.ts";

export interface LeftOfYear {
  readonly label: string;
  readonly count: number;
  /** The page where it is done; nothing of what 보낼 목록 shows. */
  readonly to?: string | undefined;
}

/**
 * What is not closed yet: of the year what each feature says is due, as its own pages say it, open tasks and half-written
 * records; of this device the words that are half-written or did not go out. Nothing is known before the year's rows are here.
 */
export function useLeftOfYear(
  data: TeacherData,
  year: SchoolYear,
  sources: readonly DueSource[],
): readonly LeftOfYear[] | undefined {
  const { profile, now, firstRound } = data;
  const open = useCallback(() => data.openYear(year), [data, year]);
  const over = useFetched(data.years.has(year) ? undefined : open);
  const store = data.years.get(year) ?? over;
  const codes = useCodes(sources);
  const isWhole = useIsWhole(store ?? profile);
  // On a new device, and of a year that is over, rows come with an answer.
  const waitForRound = useCallback(() => firstRound, [firstRound]);
  const isHeard = useFetched(waitForRound) !== undefined;
  const state = useLive(({ rounds }) => rounds.state());
  const isComing = store?.cursor === 0 && (!isHeard || state === "sending");
  const kindNames = [...sources.flatMap((source) => source.kindNames), ...ownKinds];
  const revision = useRevision(store ?? profile, kindNames);
  const minute = Math.floor(now() / 60_000) * 60_000;
  const due = useMemo(() => {
    if (!store) return [];
    const { firstUseOn } = profile.rows(schoolYearKind).get(String(year)) ?? {};
    const calendar = {
      ...readSchoolCalendar(store),
      ...(firstUseOn && { firstUse: firstUseOn }),
    };
    const half = countHalfWritten({
      consults: store.rows(consultKind).values(),
      notes: store.rows(noteKind).values(),
    });
    // Of a year that is over what its own pages say, which stand on its last day.
    const now = Math.min(minute, Date.parse(`${toSchoolYearSpan(year).to}T12:00:00+09:00`));
    const asked = { store, calendar, today: toSeoulDay(now), now };
    const tasks = listToday(
      { tasks: store.rows(taskKind), taskDays: store.rows(taskDayKind) },
      [],
      asked,
    );
    const due = sources.flatMap(({ label }, index) => {
      const items = codes?.[index]?.listDue(asked) ?? [];
      return items.length > 0 ? [{ label, count: items.length, to: items[0]?.to }] : [];
    });
    return [
      ...due,
      { label: "할 일", count: listStillOpen(tasks).length, to: "/memo?about=todayTodo" },
      { label: "쓰다 만 상담", count: half.consults, to: "/consulting" },
      { label: "쓰다 만 개별기록", count: half.notes, to: "/checkListMemo?about=listMemo" },
    ].filter(({ count }) => count > 0);
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are one object for ever; their revisions tell the change
  }, [store, profile, year, sources, codes, minute, revision]);
  const unsent = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const drafts = listDrafts(toDraftOwner(data)).length;
  if (!store || !isWhole || !codes || isComing) return undefined;
  return [
    ...due,
    ...(drafts > 0 ? [{ label: "이 기기에 쓰다 만 글", count: drafts }] : []),
    ...(unsent > 0 ? [{ label: "이 기기에서 아직 보내지 못한 기록", count: unsent }] : []),
  ];
}

const ownKinds = [consultKind.name, noteKind.name, taskKind.name, taskDayKind.name];
