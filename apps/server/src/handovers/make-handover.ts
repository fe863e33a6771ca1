import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  HANDOVER_DAYS,
  isHandable,
  itemsOfConsent,
  MOST_HANDED_PUPILS,
  MOST_LIVING_HANDOVERS,
  type HandoverWish,
  type TellPerson,
} from "@damim/domain/handover/handover.ts";
import { countHanded, listHandable, packPupils } from "@damim/domain/handover/pack-pupils.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { randomUUID } from "node:crypto";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";
import type { HandoverRow } from "../db/synced-tables.ts";
import { deliver } from "../deliver/deliver.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { findOwn } from "./capsules-along.ts";
import {
  consentMissing,
  giverHasNumbers,
  nobodyToHand,
  notHandable,
  ownEmail,
  tooManyHandovers,
  tooManyPupils,
} from "./handover-failures.ts";

const DAY_MS = 86_400_000;

/** What making and taking of one ask for. */
export interface HandoverDeps {
  readonly writeScope: WriteScope;
  readonly now: number;
  readonly tellPerson: TellPerson;
}

/**
 * Puts pupils aside for another teacher of this server, as the giver's own rows have them now: what a client says of them
 * is their ids and 배려할 점. Answers which pupils they were.
 */
export function makeHandover(
  { writeScope, now, tellPerson }: HandoverDeps,
  giver: { readonly id: string; readonly email: string },
  wish: HandoverWish,
): Promise<{ readonly id: string; readonly people: readonly string[] }> {
  const { year, items } = wish;
  const email = wish.to.trim().toLowerCase();
  const today = toSeoulDay(now);
  if (!isHandable(year, today)) throw notHandable();
  if (email === giver.email.toLowerCase()) throw ownEmail();
  if (!wish.isAgreed && itemsOfConsent.some((item) => items.includes(item))) throw consentMissing();
  if (wish.pupils.length > MOST_HANDED_PUPILS) throw tooManyPupils();
  // The giver's year is locked: what is counted and read holds until it is written.
  return writeScope(yearScope(giver.id, year), async (draft, queries) => {
    // The answer is the same for an address that nobody has here: it would tell who is registered.
    const receiver = await findReceiver(queries, email);
    if ((await countLiving(queries, giver.id, now)) >= MOST_LIVING_HANDOVERS)
      throw tooManyHandovers();
    const careById = new Map(wish.pupils.map(({ id, care = "" }) => [id, care]));
    const { to: lastDay } = toSchoolYearSpan(year);
    const students = (await draft.list(studentKind.name)).map(
      ({ id, data }) => ({ ...data, id }) as unknown as RosterStudent,
    );
    const chosen = listHandable(students, today < lastDay ? today : lastDay).filter(({ id }) =>
      careById.has(id),
    );
    if (chosen.length === 0) throw nobodyToHand();
    const pupils = packPupils(chosen, items, careById, tellPerson);
    const capsules = await findOwn(queries, giver.id, wish.capsules);
    const counts = {
      ...countHanded(pupils, items),
      ...(capsules.length > 0 && { capsules: capsules.length }),
    };
    const rows = await readKinds(queries, profileScope(giver.id), [schoolYearKind.name]);
    const setting = rows(schoolYearKind).get(String(year));
    if (setting?.numbersOnly) throw giverHasNumbers();
    const row: HandoverRow = {
      id: randomUUID(),
      giver_id: giver.id,
      receiver_id: receiver ?? email,
      year,
      from_class:
        setting?.mode === "homeroom" ? `${setting.grade}학년 ${setting.classNo}반` : "다른 반",
      state: "waiting",
      counts: JSON.stringify(counts),
      pupils: JSON.stringify(receiver ? pupils : []),
      into_year: null,
      taken: "[]",
      capsules: JSON.stringify(capsules),
      made_at: now,
      expires_at: now + HANDOVER_DAYS * DAY_MS,
      accepted_at: null,
    };
    await queries.insertInto("handovers").values(row).execute();
    if (receiver)
      await tellOf(queries, row, { now, body: `넘겨받을 학생이 ${counts.pupils}명 있어요` });
    return { id: row.id, people: chosen.map(({ id }) => id) };
  });
}

/** One message of a hand-over, to its receiver or back to its giver; no name, and not which pupils. */
export function tellOf(
  queries: Queries,
  row: Pick<HandoverRow, "id" | "receiver_id">,
  {
    to = row.receiver_id,
    body,
    now,
  }: { readonly to?: string; readonly body: string; readonly now: number },
): Promise<void> {
  const dedupe = `handover~${row.id}~${body}`;
  const path = "/profile?about=yearTurn";
  const message = {
    source: "handover",
    cls: "bell",
    dedupe,
    title: "학생 인계",
    body,
    path,
  } as const;
  return deliver(queries, [to], message, now);
}

async function findReceiver(queries: Queries, email: string): Promise<string | undefined> {
  const user = await queries
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return user?.id;
}

async function countLiving(queries: Queries, giverId: string, now: number): Promise<number> {
  const living = await queries
    .selectFrom("handovers")
    .select("id")
    .where("giver_id", "=", giverId)
    .where("state", "in", ["waiting", "accepted"])
    .where("expires_at", ">", now)
    .execute();
  return living.length;
}
