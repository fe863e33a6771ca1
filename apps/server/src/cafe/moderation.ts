import type { ThingId, ThingName } from "@damim/domain/cafe/cafe-replies.ts";
import {
  toReporterAnswer,
  toStopMs,
  type ModerationAct,
} from "@damim/domain/cafe/report-reason.ts";
import { audit } from "../admin/audit.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { ModerationCaseRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { openCase, touchCase } from "../yard/cases.ts";
import type { Reportable } from "../yard/shared-thing.ts";
import { notThere } from "../yard/yard-failures.ts";
import { decidedMeanwhile, noAppeal, otherModerator, ownCase } from "./cafe-failures.ts";
import { setPictureHidden } from "./hide-picture.ts";

export interface SentDecision extends ThingId {
  /** Of the case as the moderator saw it. */
  readonly version: number;
  readonly act: ModerationAct;
  readonly sentence: string;
}

/** Whatever can be reported: each part knows its own. */
export type Things = Readonly<Record<ThingName, Reportable>>;

export interface Deciding {
  readonly userId: string;
  readonly things: Things;
  readonly now: number;
}

/** A moderator decides what was laid before her; refused where somebody else did meanwhile, or it is her own. */
export async function decideCase(
  queries: Queries,
  { userId, now, things }: Deciding,
  { version, act, sentence, ...of }: SentDecision,
): Promise<void> {
  const found = await things[of.thing].look(queries, of.id);
  const closed = await closeCase(queries, of, version);
  if (!found || !closed) throw decidedMeanwhile();
  if (found.authorId === userId) throw ownCase();
  if (closed.why === "appeal") await requireOther(queries, userId, of);
  const { state: before } = found;
  if (before !== "gone" && act !== "remove")
    await things[of.thing].setState(queries, of.id, act === "keep" ? "shown" : "hidden");
  else if (before !== "gone") await removeThing(queries, things, of);
  const stopMs = toStopMs(act);
  if (stopMs > 0 && found.authorId !== null)
    await stopWriting(queries, found.authorId, now + stopMs);
  const id = createUuidV7(now);
  await queries
    .insertInto("moderation_decisions")
    .values({
      id,
      thing: of.thing,
      thing_id: of.id,
      post_id: found.postId,
      moderator_id: userId,
      author_id: found.authorId,
      act,
      file_id: null,
      sentence,
      before,
      decided_at: now,
      undone_at: null,
      appeal: null,
    })
    .execute();
  await queries
    .updateTable("reports")
    .set({
      answer: toReporterAnswer(act, sentence),
      answered_at: now,
      // What pointed at personal data may hold it too.
      ...(act === "remove" ? { note: "" } : {}),
    })
    .where("thing", "=", of.thing)
    .where("thing_id", "=", of.id)
    .where("answer", "is", null)
    .execute();
  // The log keeps what was done and why, never what was written.
  await audit(queries, now, {
    actorId: userId,
    act: "decide",
    targetId: of.id,
    before,
    after: act,
  });
}

/** Closes a case of this version; undefined where there is no such one open. */
async function closeCase(
  queries: Queries,
  { thing, id }: ThingId,
  version: number,
): Promise<ModerationCaseRow | undefined> {
  return queries
    .updateTable("moderation_cases")
    .set({ is_open: 0, version: version + 1 })
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .where("version", "=", version)
    .where("is_open", "=", 1)
    .returningAll()
    .executeTakeFirst();
}

/** What is asked about once more is looked at by somebody else, where there is somebody. */
async function requireOther(queries: Queries, userId: string, of: ThingId): Promise<void> {
  const last = await queries
    .selectFrom("moderation_decisions")
    .select("moderator_id")
    .where("thing", "=", of.thing)
    .where("thing_id", "=", of.id)
    .orderBy("decided_at", "desc")
    .executeTakeFirst();
  if (last?.moderator_id !== userId) return;
  const other = await queries
    .selectFrom("roles")
    .select("user_id")
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  if (other) throw otherModerator();
}

async function removeThing(queries: Queries, things: Things, of: ThingId): Promise<void> {
  await things[of.thing].empty(queries, of.id);
  await queries
    .updateTable("moderation_cases")
    .set({ title: "", body: "" })
    .where("thing", "=", of.thing)
    .where("thing_id", "=", of.id)
    .execute();
}

async function stopWriting(queries: Queries, authorId: string, until: number): Promise<void> {
  await queries
    .updateTable("cafe_members")
    .set((eb) => ({
      stopped_until: eb
        .case()
        .when("stopped_until", ">", until)
        .then(eb.ref("stopped_until"))
        .else(until)
        .end(),
    }))
    .where("user_id", "=", authorId)
    .execute();
}

/** Takes a decision back: what was hidden is shown, who was stopped may write. What was removed is gone for good. */
export async function undoDecision(
  queries: Queries,
  { userId, things, now }: Deciding,
  id: string,
): Promise<void> {
  const decision = await queries
    .updateTable("moderation_decisions")
    .set({ undone_at: now })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .where("act", "not in", ["remove", "keep"])
    .returningAll()
    .executeTakeFirst();
  if (!decision) throw decidedMeanwhile();
  const { thing, thing_id: thingId, author_id: authorId } = decision;
  if (authorId === userId) throw ownCase();
  const found = await things[thing].look(queries, thingId);
  if (decision.file_id !== null) {
    if (found) await setPictureHidden(queries, { post: thingId, file: decision.file_id }, false);
  } else if (found?.state === "hidden") await things[thing].setState(queries, thingId, "shown");
  if (toStopMs(decision.act) > 0 && authorId !== null)
    await queries
      .updateTable("cafe_members")
      .set({ stopped_until: null })
      .where("user_id", "=", authorId)
      .execute();
  await touchCase(queries, { thing, id: thingId });
  await audit(queries, now, {
    actorId: userId,
    act: "decide",
    targetId: thingId,
    before: decision.act,
    after: "undo",
  });
}

/** 「다시 살펴봐 주세요」: once for a decision about something of one's own. */
export async function appeal(
  queries: Queries,
  { userId, things, now }: Deciding,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const decision = await queries
    .updateTable("moderation_decisions")
    .set({ appeal: text })
    .where("id", "=", id)
    .where("author_id", "=", userId)
    .where("appeal", "is", null)
    .where("undone_at", "is", null)
    .where("act", "not in", ["remove", "keep"])
    .returningAll()
    .executeTakeFirst();
  if (!decision) throw noAppeal();
  const found = await things[decision.thing].look(queries, decision.thing_id);
  if (!found) throw notThere();
  await openCase(queries, found, { why: "appeal", now });
}
