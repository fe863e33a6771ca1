import type { HandedPupil } from "@damim/domain/handover/handover.ts";
import { letGo, type Envelope } from "@damim/domain/handover/let-go.ts";
import type { TakenRow } from "@damim/domain/handover/plan-taking.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import type { HandoverRow } from "../db/synced-tables.ts";

/** A school year of one teacher: what she gave out of it, and what she took into it. */
export interface YearOf {
  readonly uid: string;
  readonly year: number;
}

/**
 * What lies in envelopes of a school year goes: with the year those that came out of it and those that went into it, of one
 * pupil all that is said of that one. Its receiver has taken what she has taken.
 */
export async function eraseFromHandovers(
  queries: Queries,
  { uid, year }: YearOf,
  studentId?: string,
): Promise<void> {
  const given = await list(queries, { giver_id: uid, year });
  const taken = await list(queries, { receiver_id: uid, into_year: year });
  if (studentId === undefined)
    for (const { id } of [...given, ...taken])
      await queries.deleteFrom("handovers").where("id", "=", id).execute();
  else {
    for (const row of given)
      await save(queries, await nameByIds(queries, row), { given: studentId });
    for (const row of taken) await save(queries, row, { taken: studentId });
  }
}

/** What came into a year that has numbers alone is led out of its list yet, and says nobody's name. */
export async function forgetTaken(queries: Queries, { uid, year }: YearOf): Promise<void> {
  for (const row of await list(queries, { receiver_id: uid, into_year: year }))
    await save(queries, row, "all");
}

/** Of before 0.7 it knew its pupils by number and name alone, and told a birthday that nobody had ticked. */
export function readEnvelope(row: Pick<HandoverRow, "pupils" | "taken">): Envelope {
  const all = JSON.parse(row.pupils) as readonly (HandedPupil & { readonly birthday?: string })[];
  const pupils = all.map((one) => {
    const { birthday: _, ...pupil } = one;
    return pupil;
  });
  const taken = (JSON.parse(row.taken) as readonly TakenRow[]).map((one) => {
    const ofName = pupils.filter(({ name }) => name === one.set["name"]);
    return { handed: ofName.flatMap(({ id }) => id ?? []), ...one };
  });
  return { pupils, taken };
}

/** The same with the ids of the giver's list, as long as the rows are there: by number and name, or by the one of them that tells. */
async function nameByIds(queries: Queries, row: HandoverRow): Promise<HandoverRow> {
  const { pupils } = readEnvelope(row);
  if (pupils.every(({ id }) => id !== undefined)) return row;
  const rows = await readKinds(queries, yearScope(row.giver_id, row.year), [studentKind.name]);
  const students = [...rows(studentKind)].map(([id, student]) => ({ ...student, id }));
  const named = pupils.map(({ id, ...pupil }) => {
    const { number, name } = pupil;
    const ways = [
      students.filter((one) => one.number === number && one.name === name),
      students.filter((one) => one.name === name),
      students.filter((one) => one.number === number),
    ];
    const [found] = ways.find(({ length }) => length === 1) ?? [];
    const known = id ?? found?.id;
    return known === undefined ? pupil : { id: known, ...pupil };
  });
  return { ...row, pupils: JSON.stringify(named) };
}

function list(queries: Queries, of: Partial<HandoverRow>): Promise<readonly HandoverRow[]> {
  return queries
    .selectFrom("handovers")
    .selectAll()
    .where((is) => is.and(of))
    .execute();
}

async function save(
  queries: Queries,
  { id, state, ...row }: HandoverRow,
  who: Parameters<typeof letGo>[1],
): Promise<void> {
  const known = readEnvelope(row);
  const { pupils } = known;
  const left = letGo(known, who);
  // Nobody is left who could be taken.
  if (left.pupils.length === 0 && pupils.length > 0 && state !== "taken") {
    await queries.deleteFrom("handovers").where("id", "=", id).execute();
    return;
  }
  const isOpen = state === "waiting" || state === "accepted";
  const counts = { ...JSON.parse(row.counts), ...(isOpen && { pupils: left.pupils.length }) };
  await queries
    .updateTable("handovers")
    .set({
      pupils: JSON.stringify(left.pupils),
      taken: JSON.stringify(left.taken),
      counts: JSON.stringify(counts),
    })
    .where("id", "=", id)
    .execute();
}
