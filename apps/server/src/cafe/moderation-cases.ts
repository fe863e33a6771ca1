import { hidesAtOnce, type ReportReason } from "@damim/domain/cafe/report-reason.ts";
import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import type { ThingId } from "@damim/domain/cafe/cafe-replies.ts";
import { readTemplate } from "@damim/domain/templates/template-file.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { ModerationCaseRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { notThere, ownThing } from "./cafe-failures.ts";
import { findIsNewcomer } from "./members.ts";
import { readPostFiles } from "./post-files.ts";
import { indexPost } from "./post-words.ts";
import type { WordIndex } from "./word-index.ts";

/** Whatever can be reported, as moderation knows it. */
export interface Thing extends ThingId {
  readonly postId: string;
  readonly title: string;
  readonly body: string;
}

interface FoundThing extends Thing {
  /** Of a post. */
  readonly files?: readonly PostFile[];
  readonly authorId: string | null;
  readonly state: "shown" | "waiting" | "hidden" | "gone";
}

export async function findThing(
  queries: Queries,
  { thing, id }: ThingId,
): Promise<FoundThing | undefined> {
  if (thing === "idea" || thing === "template") return findShared(queries, { thing, id });
  if (thing === "post") {
    const post = await queries
      .selectFrom("cafe_posts")
      .select(["author_id", "title", "body", "state", "files"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!post) return undefined;
    const { author_id: authorId, ...words } = post;
    return { thing, id, postId: id, authorId, ...words, files: readPostFiles(post) };
  }
  const comment = await queries
    .selectFrom("cafe_comments")
    .innerJoin("cafe_posts", "cafe_posts.id", "cafe_comments.post_id")
    .select(["cafe_comments.author_id", "cafe_comments.body", "cafe_comments.state"])
    .select(["cafe_posts.id as postId", "cafe_posts.title"])
    .where("cafe_comments.id", "=", id)
    .executeTakeFirst();
  if (!comment) return undefined;
  const { author_id: authorId, ...rest } = comment;
  return { thing, id, authorId, ...rest };
}

/** An idea, or a template of the gallery: what of it people read. */
async function findShared(
  queries: Queries,
  { thing, id }: { readonly thing: "idea" | "template"; readonly id: string },
): Promise<FoundThing | undefined> {
  const row =
    thing === "idea"
      ? await queries
          .selectFrom("ideas")
          .select(["author_id", "title", "state", "steps as body"])
          .where("id", "=", id)
          .executeTakeFirst()
      : await queries
          .selectFrom("templates")
          .select(["author_id", "title", "state", "file as body"])
          .where("id", "=", id)
          .executeTakeFirst();
  if (!row) return undefined;
  const { author_id: authorId, title, state, body } = row;
  const tries =
    thing === "idea"
      ? await queries
          .selectFrom("idea_tries")
          .select("note")
          .where("idea_id", "=", id)
          .where("note", "!=", "")
          .orderBy("tried_on")
          .execute()
      : [];
  const said = [sayShared(thing, body), ...tries.map(({ note }) => `해봤어요: ${note}`)];
  return { thing, id, postId: id, authorId, title, state, body: said.join("\n") };
}

/** The words of stored JSON, a line each. */
function sayShared(thing: "idea" | "template", json: string): string {
  if (json === "") return "";
  if (thing === "idea") return (JSON.parse(json) as readonly string[]).join("\n"); // ours
  const read = readTemplate(json);
  return read.ok ? read.value.shared.join("\n") : "";
}

/** Shows or hides a thing; what is not shown is not found. */
export async function setThingState(
  queries: Queries,
  index: WordIndex,
  {
    thing,
    id,
    postId,
    state,
  }: ThingId & { readonly postId: string; readonly state: "shown" | "hidden" },
): Promise<void> {
  if (thing === "idea" || thing === "template") {
    const table = thing === "idea" ? "ideas" : "templates";
    await queries.updateTable(table).set({ state }).where("id", "=", id).execute();
    return;
  }
  if (thing === "post") {
    await queries.updateTable("cafe_posts").set({ state }).where("id", "=", id).execute();
  } else {
    await queries.updateTable("cafe_comments").set({ state }).where("id", "=", id).execute();
  }
  await indexPost(queries, index, postId);
}

/** Lays a thing before the moderators. What it said when it was opened first stays, whatever is edited since. */
export async function openCase(
  queries: Queries,
  { thing, id, postId, title, body }: Thing,
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

export interface SentReport extends ThingId {
  readonly reason: ReportReason;
  readonly note: string;
}

/**
 * A teacher points out a thing of somebody else's; once more takes the place of what was said before. Whether it is
 * hidden now.
 */
export async function reportThing(
  queries: Queries,
  index: WordIndex,
  {
    userId,
    now,
    reason,
    note,
    ...of
  }: SentReport & { readonly userId: string; readonly now: number },
): Promise<boolean> {
  const found = await findThing(queries, of);
  if (!found || found.state === "gone" || found.state === "waiting") throw notThere();
  if (found.authorId === userId) throw ownThing();
  const of_ = { thing: of.thing, thing_id: of.id };
  await queries
    .deleteFrom("reports")
    .where("thing", "=", of.thing)
    .where("thing_id", "=", of.id)
    .where("reporter_id", "=", userId)
    .where("answer", "is", null)
    .execute();
  await queries
    .insertInto("reports")
    .values({
      ...of_,
      id: createUuidV7(now),
      post_id: found.postId,
      reporter_id: userId,
      reason,
      note,
      is_newcomer: (await findIsNewcomer(queries, userId, now)) ? 1 : 0,
      created_at: now,
      answer: null,
      answered_at: null,
    })
    .execute();
  await openCase(queries, found, { why: "report", now });
  const open = await listOpenReports(queries, of);
  const hides = hidesAtOnce(
    open.map((report) => ({
      reporter: report.reporter_id ?? report.id,
      reason: report.reason,
      isNewcomer: report.is_newcomer === 1,
    })),
  );
  if (hides && found.state === "shown")
    await setThingState(queries, index, { ...found, state: "hidden" });
  return hides || found.state === "hidden";
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
