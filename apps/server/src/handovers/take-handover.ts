import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { TakenReply } from "@damim/domain/handover/handover.ts";
import { planReturn, planTaking, type TakenRow } from "@damim/domain/handover/plan-taking.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { handOver } from "./bring-along.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import { handoverMoved, receiverHasNumbers } from "./handover-failures.ts";
import { listCapsules } from "./capsules-along.ts";
import { findOf, move, type Asked } from "./handover-moves.ts";
import { readEnvelope } from "./let-go.ts";
import type { HandoverDeps } from "./make-handover.ts";

/**
 * 「명단에 넣기」: the picked pupils become ordinary rows of the receiver's working year. Asked again, or by a second device at
 * once, it answers what the first one did and writes nothing.
 *
 * @param picked places in the list of `accept`
 */
export function takeHandover(
  { writeScope, now, tellPerson }: HandoverDeps,
  asked: Asked,
  picked: readonly number[],
): Promise<TakenReply & Changed> {
  const { uid, id } = asked;
  const year = workingSchoolYear(toSeoulDay(now));
  // The receiver's list is locked: a second device waits here, and then finds it taken.
  return writeScope(yearScope(uid, year), async (draft, queries) => {
    const found = await findOf(queries, asked, now);
    const capsules = listCapsules(found);
    if (found.state === "taken" && found.receiver_id === uid)
      return { ...toReply(JSON.parse(found.taken), []), capsules };
    const row = await move(queries, found, { ...asked, act: "take", now });
    const pupils = readEnvelope(row).pupils.filter((_, index) => picked.includes(index));
    if (pupils.length === 0) throw handoverMoved();
    const roster = (await draft.list(studentKind.name)).map(
      (student) => ({ ...student.data, id: student.id }) as unknown as RosterStudent,
    );
    const rows = await readKinds(queries, profileScope(uid), [schoolYearKind.name]);
    const setting = rows(schoolYearKind).get(String(year));
    if (setting?.numbersOnly) throw receiverHasNumbers();
    const taken = planTaking(pupils, {
      roster,
      ownClass: setting && toClassKey(setting),
      taken: await listTaken(queries, uid, year),
      newId: () => createUuidV7(now),
      tellPerson,
    });
    for (const one of taken) await draft.write(studentKind.name, one.id, one.set);
    const brought = await handOver(queries, capsules, { fromUid: row.giver_id, toUid: uid });
    await queries
      .updateTable("handovers")
      .set({
        into_year: year,
        // Who was not picked was not hers to keep.
        pupils: JSON.stringify(pupils),
        taken: JSON.stringify(taken),
        // Nor what was no longer the giver's: undone, only what this one brought goes back.
        capsules: JSON.stringify(brought),
      })
      .where("id", "=", id)
      .execute();
    const people = taken.map((one) => one.id);
    return { ...toReply(taken, people), capsules: brought };
  });
}

/** Whom an act was about, and which capsules went along: their rows follow it (`bringAlong`). */
interface Changed {
  readonly people: readonly string[];
  readonly capsules: readonly string[];
}

/**
 * Takes what a hand-over wrote out of the list again, and she may pick anew: new rows go into 휴지통 with all that was written
 * since, of others only what nobody changed since. Its capsules go back.
 */
export async function undoHandover(
  { writeScope, now }: HandoverDeps,
  asked: Asked & { readonly intoYear: number },
): Promise<Changed> {
  return writeScope(yearScope(asked.uid, asked.intoYear), async (draft, queries) => {
    const row = await move(queries, await findOf(queries, asked, now), {
      ...asked,
      act: "undo",
      now,
    });
    const taken = JSON.parse(row.taken) as readonly TakenRow[];
    for (const one of taken) {
      const student = await draft.find(studentKind.name, one.id);
      if (!student) continue;
      if (one.isNew) await draft.remove(studentKind.name, one.id);
      else await draft.write(studentKind.name, one.id, planReturn(one, student));
    }
    // Where all of them were erased meanwhile nothing is left to pick from.
    if (row.pupils === "[]")
      await queries.deleteFrom("handovers").where("id", "=", row.id).execute();
    else
      await queries
        .updateTable("handovers")
        .set({ taken: "[]", into_year: null })
        .where("id", "=", row.id)
        .execute();
    // What another one brought since, maybe back, stays.
    const later = await queries
      .selectFrom("handovers")
      .select("capsules")
      .where("receiver_id", "=", asked.uid)
      .where("state", "=", "taken")
      .where("made_at", ">", row.made_at)
      .execute();
    const kept = new Set(later.flatMap(listCapsules));
    const own = listCapsules(row).filter((id) => !kept.has(id));
    const capsules = await handOver(queries, own, { fromUid: asked.uid, toUid: row.giver_id });
    return { people: taken.map(({ id }) => id), capsules };
  });
}

function toReply(taken: readonly TakenRow[], people: readonly string[]) {
  const added = taken.filter(({ isNew }) => isNew).length;
  return { added, joined: taken.length - added, people };
}

/** What other hand-overs wrote into this list. */
async function listTaken(
  queries: Queries,
  uid: string,
  year: number,
): Promise<readonly TakenRow[]> {
  const rows = await queries
    .selectFrom("handovers")
    .select("taken")
    .where("receiver_id", "=", uid)
    .where("into_year", "=", year)
    .execute();
  return rows.flatMap(({ taken }) => JSON.parse(taken) as readonly TakenRow[]);
}
