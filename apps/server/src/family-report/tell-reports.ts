import { familyReportKind, type FamilyReport } from "@damim/domain/family-report/family-report.ts";
import { withdrawnReport } from "@damim/domain/family-report/list-reports.ts";
import type { KeptReport } from "@damim/domain/family-report/standing-reports.ts";
import { isToldAtOnce } from "@damim/domain/family-report/report-days.ts";
import { toReportId, toReportPlace } from "@damim/domain/family-report/report-parts.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { randomUUID } from "node:crypto";
import type { Queries } from "../db/schema.ts";
import { deliver } from "../deliver/deliver.ts";
import { classUnknown } from "../family-page/open-class-page.ts";
import type { ScopeDraft, WriteScope } from "../sync/scope-writer.ts";
import { keyOfOther, seenAlready } from "./report-failures.ts";
import type { ClassPlace } from "./read-report-year.ts";

/** What a family tells, whose pupil was found already. */
export type Telling = Pick<FamilyReport, "type" | "reason" | "note" | "relation" | "door"> &
  ToldPlace & { readonly studentId: string };

/** What a phone told before: by the key of a child, a day and a type. */
export interface ToldPlace {
  readonly keyHash: string;
  readonly day: CalendarDay;
  readonly type: FamilyReport["type"];
}

/**
 * Reports as families tell them and take them back: in a transaction with the year locked, in which the code still opens.
 * What a lost answer makes somebody ask again is answered the same. Each phone has its own row of a day and type: it
 * replaces and takes away no other's (`listNewReports`).
 */
export function createReportTelling(deps: {
  readonly writeScope: WriteScope;
  readonly wakePush: () => void;
  readonly now: () => number;
}) {
  const { writeScope, wakePush, now } = deps;

  const change = <T>(
    place: ClassPlace,
    work: (listOwn: ListOwn, draft: ScopeDraft, queries: Queries) => Promise<T>,
  ): Promise<T> =>
    writeScope(yearScope(place.uid, place.year), async (draft, queries) => {
      // The teacher may have ended it while the family wrote.
      if (!(await isLinkAlive(queries, place.codeHash))) throw classUnknown();
      const rows = await draft.list(familyReportKind.name);
      return work((keyHash) => toOwnRows(rows, keyHash), draft, queries);
    });

  return {
    /** @param replaces what goes where this one comes, whatever it was told of: one change, and no moment with both */
    async tell(
      place: ClassPlace,
      calendar: SchoolCalendar,
      { telling, replaces }: { readonly telling: Telling; readonly replaces: readonly ToldPlace[] },
    ) {
      const { day, studentId, ...said } = telling;
      const told = await change(place, async (listOwn, draft, queries) => {
        const own = listOwn(said.keyHash);
        if (own.some((row) => row.studentId !== studentId)) throw keyOfOther();
        const same = findSame(own, telling);
        // What the teacher has seen stays as it was seen.
        const before = [telling, ...replaces]
          .flatMap((of) => listOwn(of.keyHash).filter((row) => isOpen(row) && isOf(row, of)))
          .filter(({ id }) => id !== same?.id);
        for (const id of new Set(before.map((row) => row.id)))
          await draft.write(familyReportKind.name, id, withdrawnReport);
        if (same) return { row: same, isNew: false };
        const at = now();
        const of = { day, studentId, name: randomUUID() };
        const id = toReportId(of);
        const set: FamilyReport = { ...said, at, state: "new" };
        await draft.write(familyReportKind.name, id, set);
        await deliver(
          queries,
          [place.uid],
          {
            source: "family",
            cls: isToldAtOnce(calendar, at) ? "urgent" : "digest",
            dedupe: `familyReport~${of.name}`,
            title: "결석·지각 알림",
            body: `가정에서 알린 것이 하나 있어요. ${toSeoulTimeText(at)}`,
            path: "/weteacher?about=morning",
          },
          at,
        );
        return { row: { ...set, ...of, id }, isNew: true };
      });
      if (told.isNew) wakePush();
      return told;
    },

    /** What the phone told of that day and type goes; nothing of what it never told. The pupil, where something went. */
    takeBack: (place: ClassPlace, of: ToldPlace) =>
      change(place, async (listOwn, draft) => {
        const own = listOwn(of.keyHash);
        if (own.length === 0) throw classUnknown();
        const told = own.filter((row) => isOf(row, of));
        const gone = told.filter(isOpen);
        if (told.length > gone.length && gone.length === 0) throw seenAlready();
        for (const row of gone) await draft.write(familyReportKind.name, row.id, withdrawnReport);
        return { gone, left: own.filter((row) => !gone.includes(row)) };
      }),
  };
}

/** What a key holds of rows as they are stored. */
export function toOwnRows(
  rows: readonly { readonly id: string; readonly data: object }[],
  keyHash: string,
): readonly KeptReport[] {
  return rows
    .map(({ id, data }) => ({ ...(data as FamilyReport), ...toReportPlace(id), id }))
    .filter((row) => row.keyHash === keyHash);
}

/** What was told just so before: a lost answer doubles nothing. */
export function findSame(own: readonly KeptReport[], telling: Telling): KeptReport | undefined {
  const fields = ["day", "studentId", "type", "reason", "note", "relation"] as const;
  return own.find((row) =>
    fields.every((field) => (row[field] ?? null) === (telling[field] ?? null)),
  );
}

type ListOwn = (keyHash: string) => readonly KeptReport[];

function isOf(row: KeptReport, { day, type }: ToldPlace): boolean {
  return row.day === day && row.type === type;
}

function isOpen({ state }: KeptReport): boolean {
  return state === "new";
}

async function isLinkAlive(queries: Queries, codeHash: string): Promise<boolean> {
  const link = await queries
    .selectFrom("links")
    .select("code_hash")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return link !== undefined;
}
