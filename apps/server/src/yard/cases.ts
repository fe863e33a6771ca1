import { hidesAtOnce, type ReportReason } from "@damim/domain/cafe/report-reason.ts";
import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import type { ThingId } from "@damim/domain/cafe/cafe-replies.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { ModerationCaseRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { notThere, ownThing } from "./yard-failures.ts";
import { findIsNewcomer } from "./members.ts";

/** Whatever can be reported, as moderation knows it. */
export interface FoundThing extends ThingId {
  /** The post that it is, or stands under. */
  readonly postId: string;
  readonly title: string;
  readonly body: string;
  /** Of a post. */
  readonly files?: readonly PostFile[];
  readonly authorId: string | null;
  readonly state: "shown" | "waiting" | "hidden" | "gone";
}

/** Lays a thing before the moderators. What it said when it was opened first stays, whatever is edited since. */
export async function openCase(
  queries: Queries,
  { thing, id, postId, title, body }: FoundThing,
  { why, now }: { readonly why: ModerationCaseRow["why"]; readonly now: number },
): Promise<void> {
  const row: ModerationCaseRow = {
    thing,
    thing_id: id,
    post_id: postId,
    version: 1,
    why,
    is_open: 1,
    opened_at: now,
    title,
    body,
  };
  const known = await findCase(queries, { thing, id });
  if (!known) {
    await queries
      .insertInto("moderation_cases")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await queries
    .updateTable("moderation_cases")
    .set((eb) => ({
      version: eb("version", "+", 1),
      ...(known.is_open === 1 ? {} : { why, is_open: 1, opened_at: now, title, body }),
    }))
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .execute();
}

/** Something happened to a thing: a decision about what was there before is asked for again. */
export async function touchCase(queries: Queries, { thing, id }: ThingId): Promise<void> {
  await queries
    .updateTable("moderation_cases")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .execute();
}

export function findCase(
  queries: Queries,
  { thing, id }: ThingId,
): Promise<ModerationCaseRow | undefined> {
  return queries
    .selectFrom("moderation_cases")
    .selectAll()
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .executeTakeFirst();
}

export interface SentReport {
  readonly userId: string;
  readonly now: number;
  readonly reason: ReportReason;
  readonly note: string;
}

/**
 * A teacher points out a thing of somebody else's; once more takes the place of what was said before. Whether that
 * hides it.
 */
export async function fileReport(
  queries: Queries,
  found: FoundThing | undefined,
  { userId, now, reason, note }: SentReport,
): Promise<boolean> {
  if (!found || found.state === "gone" || found.state === "waiting") throw notThere();
  if (found.authorId === userId) throw ownThing();
  const { thing, id, postId } = found;
  await queries
    .deleteFrom("reports")
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .where("reporter_id", "=", userId)
    .where("answer", "is", null)
    .execute();
  await queries
    .insertInto("reports")
    .values({
      id: createUuidV7(now),
      thing,
      thing_id: id,
      post_id: postId,
      reporter_id: userId,
      reason,
      note: note.trim(),
      is_newcomer: (await findIsNewcomer(queries, userId, now)) ? 1 : 0,
      created_at: now,
      answer: null,
      answered_at: null,
    })
    .execute();
  await openCase(queries, found, { why: "report", now });
  const open = await listOpenReports(queries, found);
  return hidesAtOnce(
    open.map((report) => ({
      reporter: report.reporter_id ?? report.id,
      reason: report.reason,
      isNewcomer: report.is_newcomer === 1,
    })),
  );
}

export function listOpenReports(queries: Queries, { thing, id }: ThingId) {
  return queries
    .selectFrom("reports")
    .selectAll()
    .where("thing", "=", thing)
    .where("thing_id", "=", id)
    .where("answer", "is", null)
    .orderBy("created_at")
    .execute();
}
