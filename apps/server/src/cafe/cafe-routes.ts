import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { APPEAL_MOST } from "@damim/domain/cafe/report-reason.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { signedIn, type Route } from "../http/route.ts";
import { isModerator } from "../session/find-role.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { findMember, listBlocked, markLettersRead, rename, setBlock } from "../yard/members.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { deviceId, readSeq, reportBody, yardAct } from "../yard/yard-requests.ts";
import { comments } from "./comments.ts";
import { appeal, type Things } from "./moderation.ts";
import { keepFiles } from "./post-files.ts";
import { hearts, posts } from "./posts.ts";
import { countUnread, readLetters } from "./read-moderation.ts";
import { countNews, listPosts, readPost } from "./read-posts.ts";
import { takePost } from "./take-post.ts";
import { tellHelped } from "./tell-helped.ts";

const POST_BYTES = 64 * 1024;

/** The rules say how long; this keeps away what nobody typed. */
const words = v.pipe(v.string(), v.maxLength(45_000));
const postParts = {
  board: v.pipe(v.string(), v.maxLength(40)),
  title: words,
  body: words,
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
};
/** More than a post may have: the rules say so with a sentence. */
const fileIds = v.pipe(v.array(deviceId), v.maxLength(40));
const postBody = v.object({ id: deviceId, ...postParts, files: v.optional(fileIds, []) });
const editBody = v.object({ ...postParts, kept: v.optional(fileIds) });
const commentBody = v.object({ id: deviceId, parent: v.nullable(deviceId), body: words });
const commentEdit = v.object({ body: words });
const heartBody = v.object({ isOn: v.boolean() });
const postReportBody = v.object({
  /** Absent: the post itself. */
  comment: v.optional(deviceId),
  ...reportBody.entries,
});
const blockBody = v.object({ nickname: v.pipe(v.string(), v.maxLength(40)), isOn: v.boolean() });
const nicknameBody = v.object({ nickname: v.pipe(v.string(), v.maxLength(60)) });
const appealBody = v.object({
  decision: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(APPEAL_MOST)),
});

/**
 * 쌤카페: `GET api/cafe` is what it is for the caller, `…/posts` its lists and posts, the rest what a teacher does
 * there. Everybody who is signed in reads; only one's own is changed.
 */
export function listCafeRoutes(
  deps: Pick<ServerDeps, "database" | "now" | "files"> & {
    readonly writeScope: WriteScope;
    readonly yardLimits: YardLimits;
    readonly things: Things;
  },
): readonly Route[] {
  const { database, now, writeScope, yardLimits: limits, things } = deps;
  const { queries, tx } = database;
  return [
    signedIn("GET api/cafe", {}, async (c, { user }) => {
      const member = await findMember(queries, user.id);
      const until = member?.stopped_until ?? 0;
      return c.json<CafeReply>({
        boards: await queries
          .selectFrom("cafe_boards")
          .select(["id", "name"])
          .where("closed", "=", 0)
          .orderBy("place")
          .execute(),
        nickname: member?.nickname ?? null,
        stoppedUntil: until > now() ? until : null,
        isModerator: await isModerator(queries, user.id),
        unread: await countUnread(queries, user.id),
      });
    }),
    signedIn(
      "GET api/cafe/posts",
      { query: ["board", "before", "q"], limit: limits.list },
      (_, { user, query: { before, ...asked } }) =>
        listPosts(queries, { ...asked, userId: user.id, before: readSeq(before) }),
    ),
    signedIn(
      "GET api/cafe/news",
      { query: ["board", "after"], limit: limits.read },
      async (c, { user, query: { board, after } }) => {
        const asked = { userId: user.id, board, after: readSeq(after) ?? 0 };
        return c.json({ count: await countNews(queries, asked) });
      },
    ),
    signedIn(
      "GET api/cafe/posts/:id",
      { query: ["after"], limit: limits.read },
      (_, { user, id, query: { after } }) =>
        readPost(queries, { id, userId: user.id, after: readSeq(after) ?? 0 }),
    ),
    signedIn(
      "POST api/cafe/posts",
      { body: postBody, bodyMaxBytes: POST_BYTES, limit: limits.post, touches: [] },
      (_, { user, body }) => takePost(deps, { user, now: now() }, body),
    ),
    signedIn(
      "POST api/cafe/posts/:id",
      { ...yardAct, body: editBody, limit: limits.edit },
      async (_, { within, user, id, body: { kept, ...text } }) => {
        await posts.edit(within, { user, now: now() }, { ...text, id });
        if (kept) await keepFiles(within, id, kept);
      },
    ),
    signedIn("DELETE api/cafe/posts/:id", yardAct, (_, { within, user, id }) =>
      posts.remove(within, user.id, id),
    ),
    signedIn(
      "POST api/cafe/posts/:id/comments",
      { body: commentBody, limit: limits.comment, touches: [] },
      async (_, { user, id: postId, body: { id, body, parent } }) => {
        const writing = { user, now: now() };
        const sent = { id, body, under: { postId, parent } };
        const isNew = await tx((within) => comments.write(within, writing, sent));
        const answer = { postId, by: user.id, now: writing.now };
        if (isNew) await tellHelped({ queries, writeScope }, answer);
      },
    ),
    signedIn(
      "POST api/cafe/comments/:id",
      { ...yardAct, body: commentEdit, limit: limits.edit },
      (_, { within, user, id, body }) =>
        comments.edit(within, { user, now: now() }, { ...body, id }),
    ),
    signedIn("DELETE api/cafe/comments/:id", yardAct, (_, { within, user, id }) =>
      comments.remove(within, user.id, id),
    ),
    signedIn(
      "POST api/cafe/posts/:id/heart",
      { ...yardAct, body: heartBody, limit: limits.heart },
      async (_, { within, user, id, body: { isOn } }) => {
        await posts.holdShown(within, id);
        await hearts.set(within, { id, userId: user.id, isOn });
      },
    ),
    signedIn(
      "POST api/cafe/posts/:id/report",
      { ...yardAct, body: postReportBody, limit: limits.report },
      async (c, { within, user, id, body: { comment, ...said } }) => {
        const report = { ...said, userId: user.id, now: now() };
        if (comment === undefined) return c.json(await posts.report(within, id, report));
        return c.json(await comments.report(within, comment, report));
      },
    ),
    signedIn("GET api/cafe/blocks", {}, async (c, { user }) =>
      c.json({ nicknames: await listBlocked(queries, user.id) }),
    ),
    signedIn(
      "POST api/cafe/blocks",
      { ...yardAct, body: blockBody, limit: limits.heart },
      (_, { within, user, body }) => setBlock(within, user.id, body),
    ),
    signedIn(
      "POST api/cafe/nickname",
      { ...yardAct, body: nicknameBody, limit: limits.edit },
      async (c, { within, user, body: { nickname: typed } }) =>
        c.json({ nickname: await rename(within, user, { typed, now: now() }) }),
    ),
    signedIn("GET api/cafe/letters", {}, async (c, { user }) =>
      c.json({ letters: await readLetters(queries, user.id) }),
    ),
    // What was decided about a teacher reaches her, and she may answer, while an admin has stopped her.
    signedIn(
      "POST api/cafe/letters",
      { ...yardAct, body: v.object({}), whileStopped: "answer" },
      (_, { within, user }) => markLettersRead(within, user.id, now()),
    ),
    signedIn(
      "POST api/cafe/appeals",
      { ...yardAct, body: appealBody, whileStopped: "answer" },
      (_, { within, user, body: { decision: id, text } }) =>
        appeal(within, { userId: user.id, things, now: now() }, { id, text }),
    ),
  ];
}
