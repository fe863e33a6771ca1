import { parseScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { ERASED, namesAny } from "@damim/sync/kind.ts";
import { toWireRow } from "@damim/sync/server/wire-row.ts";
import type { DestructionRow } from "../../apps/server/src/db/synced-tables.ts";
import { toStoredRow } from "../../apps/server/src/sync/stored-rows.ts";
import type { Difference } from "./midnight.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

/** Some pupils of a teacher who went for good: their names stand nowhere any more, their ids in no record. */
export interface Gone {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  /** Epoch ms. */
  readonly at: number;
}

const PUPILS_LOOKED_FOR = 2;
const gone = new WeakMap<LivedTeacher, Map<string, Gone>>();

/** By the name of the destruction. */
export const listGone = (teacher: LivedTeacher): ReadonlyMap<string, Gone> =>
  gone.get(teacher) ?? new Map();

/**
 * The server destroyed something last night: nothing is expected of a year that went; of rows that named a pupil what the
 * server left, which no list of acts can say, and of all others what they were.
 */
export async function followDestructions(
  world: World,
  teacher: LivedTeacher,
): Promise<readonly Difference[]> {
  const known = gone.get(teacher) ?? new Map<string, Gone>();
  gone.set(teacher, known);
  const done = await world.host
    .database()
    .queries.selectFrom("destructions")
    .selectAll()
    .where("user_id", "=", teacher.uid)
    .where("step", "=", "done")
    .execute();
  const fresh = done.filter((row) => !known.has(row.scope));
  for (const row of fresh) {
    known.set(row.scope, { ...tellPupils(world, row), at: Number(row.destroyed_at) });
    world.onFault(row.student_id === null ? "a year destroyed" : "a pupil erased");
    if (row.student_id === null) world.ledger.destroy(yearScope(row.user_id, row.year));
  }
  const years = new Set(fresh.flatMap((row) => (row.student_id === null ? [] : [row.year])));
  const ids = done.flatMap((row) => row.student_id ?? []);
  const found = await Promise.all([...years].map((year) => erase(world, teacher, { year, ids })));
  return found.flat();
}

function tellPupils({ ledger }: World, row: DestructionRow): Omit<Gone, "at"> {
  const scope = yearScope(row.user_id, row.year);
  const { name: kind } = studentKind;
  const pupils = [...ledger.listLiving(scope)]
    .filter((key) => key.startsWith(`${kind} `))
    .map((key) => key.slice(kind.length + 1));
  const ids = row.student_id === null ? pupils.slice(0, PUPILS_LOOKED_FOR) : [row.student_id];
  const names = ids.flatMap((id) => {
    const { name } = ledger.expect(scope, kind, id) ?? {};
    return typeof name === "string" ? [name] : [];
  });
  return { ids, names };
}

async function erase(
  { host, ledger }: World,
  { at, uid }: LivedTeacher,
  { year, ids }: { readonly year: number; readonly ids: readonly string[] },
): Promise<readonly Difference[]> {
  const { queries } = host.database();
  const rooms = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("owner_id", "=", uid)
    .execute();
  const found: Difference[] = [];
  for (const scope of [yearScope(uid, year), ...rooms.map((room) => padScope(room.id))]) {
    const rows = await queries.selectFrom("rows").selectAll().where("scope", "=", scope).execute();
    for (const row of rows) {
      const stored = toStoredRow(row);
      const before = ledger.expect(scope, row.kind, row.id);
      const isNamed = namesAny([row.id, before], ids);
      // A family may have taken the slot of one who went.
      const isStone = stored.data[ERASED] === true && stored.deadAt !== null;
      if (isStone && !isNamed && before && parseScope(scope))
        found.push({ what: `${row.kind} ${row.id} went with an erased pupil`, scope, teacher: at });
      else if (isStone || isNamed || !before) ledger.remember(scope, [toWireRow(stored)]);
    }
  }
  return found;
}
