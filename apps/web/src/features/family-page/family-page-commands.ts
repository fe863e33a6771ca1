import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  FAMILY_PAGE_ID,
  familyCardKind,
  familyPageKind,
  type FamilyPage,
} from "@damim/domain/family-page/family-page.ts";
import { toHex, toUtf8 } from "@damim/domain/hash/bytes.ts";
import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** The parts of the page that a teacher may leave out, and who may tell an absence. */
export type FamilyPagePart = Exclude<keyof FamilyPage, "since" | "endsOn">;

export function createFamilyPageCommands({ store, act }: CommandDeps) {
  const pages = store.rows(familyPageKind);
  const one = { kind: familyPageKind.name, id: FAMILY_PAGE_ID };
  return {
    /** Without a page the link of a class opens nothing; it opens until the school year is over, with the switches it had. */
    open(year: SchoolYear, today: CalendarDay): void {
      const page: FamilyPage = { since: today, endsOn: toSchoolYearSpan(year).to };
      const change = pages.has(one.id)
        ? { ...one, set: { ...page } }
        : createRow(one.kind, one.id, { ...page });
      void act([change], "우리 반 소식을 열었어요");
    },
    /** What families may see and who may tell stays said: it is opened again as it was. */
    close: (today: CalendarDay) =>
      void act([{ ...one, set: { endsOn: addDays(today, -1) } }], "우리 반 소식을 닫았어요"),
    set: (part: FamilyPagePart, isSo: boolean, sentence: string) =>
      void act([{ ...one, set: { [part]: isSo ? true : null } }], sentence),
    /** The newest card of a pupil is the one that opens; what is kept of it is the hash of its key. */
    keepCards: (cards: readonly { readonly studentId: string; readonly key: string }[]) =>
      store.write(
        cards.map(({ studentId, key }) => {
          const keyHash = toHex(computeSha256(toUtf8(key)));
          return createRow(familyCardKind.name, studentId, { studentId, keyHash });
        }),
      ),
  };
}
