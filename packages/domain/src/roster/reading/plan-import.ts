import { type Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { listGuardians } from "../../student/guardians.ts";
import { isSameValue } from "../../base/is-same-value.ts";
import {
  LONGEST_HEALTH_NOTE_CHARACTERS,
  MOST_GUARDIANS,
  type Health,
} from "../../student/student-facts.ts";
import { toReturn } from "../../student/coming-back.ts";
import type { TakenRow } from "./check-rows.ts";
import {
  studentKind,
  type RosterStudent,
  type Student,
  type StudentId,
} from "../../student/student.ts";

/** The changes of one import, written together as one undo step, and what they are. */
export interface ImportPlan {
  readonly changes: readonly Change[];
  readonly addedCount: number;
  /** Pupils who had left and are back, with all their records. */
  readonly returnedCount: number;
  /** Pupils who were there under another number and got the one of the list, with all their records. */
  readonly renumberedCount: number;
  /** Pupils who were there and got new facts. */
  readonly completedCount: number;
  /** All of these. */
  readonly comingCount: number;
  /** Pupils who were there with all of it. */
  readonly unchangedCount: number;
}

/**
 * What an import writes: a row for each new pupil; for a pupil who is there, only what the list says and
 * the roster does not or says otherwise. A note on the roster is never overwritten, and an empty cell
 * empties nothing. Who comes back, or has another number, gets the number and the class of the list.
 *
 * @param newId makes a fresh UUIDv7 on each call.
 */
export function planImport(
  existing: readonly RosterStudent[],
  taken: readonly TakenRow[],
  newId: () => StudentId,
): ImportPlan {
  const existingById = new Map(existing.map((student) => [student.id, student]));
  const changes: Change[] = [];
  let addedCount = 0;
  let returnedCount = 0;
  let renumberedCount = 0;
  let completedCount = 0;
  for (const { student, sameAs, back, isRenumbered } of taken) {
    const before = sameAs === undefined ? undefined : existingById.get(sameAs);
    if (!before) {
      changes.push(createRow(studentKind.name, newId(), { ...student }));
      addedCount += 1;
      continue;
    }
    if (back) {
      const set = {
        ...listNewFacts(before, student),
        ...listPlace(before, student),
        ...toReturn(before, back),
      };
      changes.push({ kind: studentKind.name, id: before.id, set });
      returnedCount += 1;
      continue;
    }
    if (isRenumbered) {
      const set = { ...listNewFacts(before, student), ...listPlace(before, student) };
      changes.push({ kind: studentKind.name, id: before.id, set });
      renumberedCount += 1;
      continue;
    }
    const set = listNewFacts(before, student);
    if (Object.keys(set).length === 0) continue;
    changes.push({ kind: studentKind.name, id: before.id, set });
    completedCount += 1;
  }
  const comingCount = addedCount + returnedCount + renumberedCount + completedCount;
  const unchangedCount = taken.length - comingCount;
  return {
    changes,
    addedCount,
    returnedCount,
    renumberedCount,
    completedCount,
    comingCount,
    unchangedCount,
  };
}

/** Where the list puts a pupil. */
function listPlace(before: Student, said: Student): Fields {
  const classKey = said.classKey ?? null;
  return {
    ...(said.number !== before.number && { number: said.number }),
    ...(classKey !== (before.classKey ?? null) && { classKey }),
  };
}

/** Relations that are one person, as lists and teachers write them. */
const onePerson = ["부아버지아빠", "모어머니엄마"];

/** Who is there under a relation or a telephone gets what the list says; others come behind them, and nobody goes. */
function listContacts(before: Student, { guardians, guardianPhone }: Student): Fields {
  if (!guardians)
    return guardianPhone && guardianPhone !== before.guardianPhone ? { guardianPhone } : {};
  const known = listGuardians(before);
  const all = [...known];
  for (const said of guardians) {
    const at = all.findIndex(
      ({ relation, phone }) =>
        phone === said.phone || (relation !== "" && isOnePerson(relation, said.relation)),
    );
    const there = all[at];
    if (there) all[at] = { relation: there.relation || said.relation, phone: said.phone };
    else all.push(said);
  }
  const isSame = JSON.stringify(all) === JSON.stringify(known);
  return isSame || all.length > MOST_GUARDIANS
    ? {}
    : { guardians: all, guardianPhone: all[0]?.phone };
}

function isOnePerson(one: string, other: string): boolean {
  return one === other || onePerson.some((words) => words.includes(one) && words.includes(other));
}

/** What is there, and behind it what the list says besides; nothing goes, and nothing stands twice. */
function joinHealth(before: Health, said: Health): Health {
  const allergens = [...(before.allergens ?? [])];
  for (const each of said.allergens ?? []) if (!allergens.includes(each)) allergens.push(each);
  const there = before.note ?? "";
  const isNew = Boolean(said.note) && !there.includes(said.note ?? "");
  const joined = [there, isNew ? said.note : ""].filter(Boolean).join(". ");
  const note = joined.length > LONGEST_HEALTH_NOTE_CHARACTERS ? there : joined;
  return { ...before, ...(allergens.length > 0 && { allergens }), ...(note && { note }) };
}

function listNewFacts(before: Student, said: Student): Fields {
  const facts = ["sex", "birthday", "classKey"] as const;
  const set: Record<string, unknown> = { ...listContacts(before, said) };
  for (const fact of facts) {
    if (said[fact] && said[fact] !== before[fact]) set[fact] = said[fact];
  }
  const health = said.health && joinHealth(before.health ?? {}, said.health);
  if (health && !isSameValue(health, before.health)) set["health"] = health;
  if (said.note && !before.note) set["note"] = said.note;
  return set;
}
