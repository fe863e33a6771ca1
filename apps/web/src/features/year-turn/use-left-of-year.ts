import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import { listRefused, listWaiting } from "../../data/rounds/sync-state.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useLive, useRevision } from "../../data/use-teacher-data.ts";
import type { DueSource } from "../../kit/manifest/due-source.ts";
import { useCodes } from "../../kit/manifest/use-codes.ts";

export interface LeftOfYear {
  readonly label: string;
  readonly count: number;
  /** The page where it is done; nothing where it is anywhere. */
  readonly to?: string | undefined;
}

/**
 * What is not closed yet: of the year what each feature says is due, as long as it can be written in; of this device the words
 * that are half-written or did not go out.
 */
export function useLeftOfYear(
  data: TeacherData,
  year: SchoolYear,
  sources: readonly DueSource[],
): readonly LeftOfYear[] {
  const { profile, now } = data;
  const store = data.years.get(year);
  const codes = useCodes(sources);
  const kindNames = sources.flatMap((source) => source.kindNames);
  // A year that is over is only looked at: nothing is due of it any more.
  const revision = useRevision(store ?? profile, kindNames);
  const minute = Math.floor(now() / 60_000) * 60_000;
  const due = useMemo(() => {
    if (!store) return [];
    const { firstUseOn } = profile.rows(schoolYearKind).get(String(year)) ?? {};
    const calendar = {
      ...readSchoolCalendar(store),
      ...(firstUseOn && { firstUse: firstUseOn }),
    };
    return sources.flatMap(({ label }, index) => {
      const asked = { store, calendar, today: toSeoulDay(minute), now: minute };
      const items = codes?.[index]?.listDue(asked) ?? [];
      return items.length > 0 ? [{ label, count: items.length, to: items[0]?.to }] : [];
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the rows are one object for ever; their revisions tell the change
  }, [store, profile, year, sources, codes, minute, revision]);
  const unsent = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const drafts = listDrafts(toDraftOwner(data)).length;
  return [
    ...due,
    ...(drafts > 0 ? [{ label: "이 기기에 쓰다 만 글", count: drafts }] : []),
    ...(unsent > 0 ? [{ label: "이 기기에서 아직 보내지 못한 기록", count: unsent }] : []),
  ];
}
