import type { RecordWay, SchoolPlace } from "../../apps/web/src/kit/act/feature-act.ts";

const WHOLE = 30;
const OF_WHOLE = { subject: 4, health: 1 };
/** A smaller school has none of its own. */
const WITH_ADMIN = 6;

/**
 * Who the teacher at this place is: of 30 there are 24 class teachers, then 4 subject teachers, a health teacher and an
 * admin; of fewer as many in proportion. The first always has a class.
 */
export function findSchoolPlace(at: number, teachers: number): SchoolPlace {
  const count = (many: number): number => Math.round((teachers * many) / WHOLE);
  const admins = teachers >= WITH_ADMIN ? 1 : 0;
  const fromEnd = teachers - 1 - at;
  if (fromEnd < admins) return "admin";
  if (fromEnd < admins + count(OF_WHOLE.health)) return "health";
  if (at > 0 && fromEnd < admins + count(OF_WHOLE.health) + count(OF_WHOLE.subject))
    return "subject";
  return "class";
}

/** From three teachers on; each has a class. */
const ways: readonly (RecordWay | undefined)[] = [undefined, "numbers", "locked"];
const WITH_ERASING = 5;

/** How the teacher at this place keeps her records: the second has a class without names, the third locks what she writes. */
export function findRecordWay(at: number, teachers: number): RecordWay | undefined {
  if (at === 3 && teachers >= WITH_ERASING) return "erases";
  return teachers >= ways.length ? ways[at] : undefined;
}
