import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { APPEAL_MOST } from "@damim/domain/cafe/report-reason.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Route } from "../http/route.ts";
import { isModerator } from "../session/find-role.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { findMember, listBlocked, markLettersRead, rename, setBlock } from "../yard/members.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { createYardRoutes, deviceId, readSeq, reportBody } from "../yard/yard-routes.ts";
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
  deps: Pick<ServerDeps, "database" | "now" | "files"> & { readonly writeScope: WriteScope },
  limits: YardLimits,
  things: Things,
): readonly Route[] {
  const { database, now, writeScope } = deps;
  const { queries, tx } = database;
  const { get, act } = createYardRoutes(deps, limits);
  return [
    get("api/cafe", {}, async ({ userId }): Promise<CafeReply> => {
      const member = await findMember(queries, userId);
      const until = member?.stopped_until ?? 0;
      return {
        boards: await queries
          .selectFrom("cafe_boards")
          .select(["id", "name"])
          .where("closed", "=", 0)
          .orderBy("place")
          .execute(),
        nickname: member?.nickname ?? null,
        stoppedUntil: until > now() ? until : null,
        isModerator: await isModerator(queries, userId),
        unread: await countUnread(queries, userId),
      };
    }),
    get(
      "api/cafe/posts",
      { query: ["board", "before", "q"], limit: "read" },
      ({ userId, query: { before, ...asked } }) =>
        listPosts(queries, { ...asked, userId, before: readSeq(before) }),
    ),
    get(
      "api/cafe/news",
      { query: ["board", "after"], limit: "read" },
      async ({ userId, query: { board, after } }) => ({
        count: await countNews(queries, { userId, board, after: readSeq(after) ?? 0 }),
      }),
    ),
    get("api/cafe/posts/:id", { query: ["after"], limit: "read" }, ({ id, userId, query }) =>
      readPost(queries, { id, userId, after: readSeq(query.after) ?? 0 }),
    ),
    act(
      ["POST", "api/cafe/posts"],
      { body: postBody, bodyMaxBytes: POST_BYTES, limit: "post", hasOwnTransactions: true },
      (_, { body, ...writing }) => takePost(deps, writing, body),
    ),
    act(
      ["POST", "api/cafe/posts/:id"],
      { body: editBody, limit: "edit" },
      async (within, { id, body: { kept, ...text }, ...writing }) => {
        await posts.edit(within, writing, { ...text, id });
        if (kept) await keepFiles(within, id, kept);
      },
    ),
    act(["DELETE", "api/cafe/posts/:id"], {}, (within, { user, id }) =>
      posts.remove(within, user.id, id),
    ),
    act(
      ["POST", "api/cafe/posts/:id/comments"],
      { body: commentBody, limit: "comment", hasOwnTransactions: true },
      async (_, { id: postId, body: { id, body, parent }, ...writing }) => {
        const sent = { id, body, under: { postId, parent } };
        const isNew = await tx((within) => comments.write(within, writing, sent));
        const answer = { postId, by: writing.user.id, now: writing.now };
        if (isNew) await tellHelped({ queries, writeScope }, answer);
      },
    ),
    act(
      ["POST", "api/cafe/comments/:id"],
      { body: commentEdit, limit: "edit" },
      (within, { id, body, ...writing }) => comments.edit(within, writing, { ...body, id }),
    ),
    act(["DELETE", "api/cafe/comments/:id"], {}, (within, { user, id }) =>
      comments.remove(within, user.id, id),
    ),
    act(
      ["POST", "api/cafe/posts/:id/heart"],
      { body: heartBody, limit: "heart" },
      async (within, { id, user, body: { isOn } }) => {
        await posts.holdShown(within, id);
        await hearts.set(within, { id, userId: user.id, isOn });
      },
    ),
    act(
      ["POST", "api/cafe/posts/:id/report"],
      { body: postReportBody, limit: "report" },
      (within, { id, user, now: at, body: { comment, ...said } }) =>
        comment === undefined
          ? posts.report(within, id, { ...said, userId: user.id, now: at })
          : comments.report(within, comment, { ...said, userId: user.id, now: at }),
    ),
    get("api/cafe/blocks", {}, async ({ userId }) => ({
      nicknames: await listBlocked(queries, userId),
    })),
    act(
      ["POST", "api/cafe/blocks"],
      { body: blockBody, limit: "heart" },
      (within, { user, body }) => setBlock(within, user.id, body),
    ),
    act(
      ["POST", "api/cafe/nickname"],
      { body: nicknameBody, limit: "edit" },
      async (within, { user, now: at, body }) => ({
        nickname: await rename(within, user, { typed: body.nickname, now: at }),
      }),
    ),
    get("api/cafe/letters", {}, async ({ userId }) => ({
      letters: await readLetters(queries, userId),
    })),
    // What was decided about a teacher reaches her, and she may answer, while an admin has stopped her.
    act(
      ["POST", "api/cafe/letters"],
      { body: v.object({}), whileStopped: "answer" },
      (within, { user, now: at }) => markLettersRead(within, user.id, at),
    ),
    act(
      ["POST", "api/cafe/appeals"],
      { body: appealBody, whileStopped: "answer" },
      (within, { user, now: at, body: { decision: id, text } }) =>
        appeal(within, { userId: user.id, things, now: at }, { id, text }),
    ),
  ];
}
