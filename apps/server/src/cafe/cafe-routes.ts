import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { APPEAL_MOST } from "@damim/domain/cafe/report-reason.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import { readSearch } from "@damim/domain/cafe/search-words.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { parseBody } from "../http/parse-body.ts";
import { signedIn, type AppEnv, type Route } from "../http/route.ts";
import { createCafeLimits } from "./cafe-limits.ts";
import { findMember, listBlocked, markLettersRead, rename, setBlock } from "./members.ts";
import { appeal } from "./moderation.ts";
import { reportThing } from "./moderation-cases.ts";
import { reportBody } from "./report-body.ts";
import { countUnread, readLetters } from "./read-moderation.ts";
import { countNews, listPosts, readPost } from "./read-posts.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { tellHelped } from "./tell-helped.ts";
import { createWordIndex } from "./word-index.ts";
import { editComment, removeComment, writeComment } from "./write-comments.ts";
import { isModerator } from "../session/find-role.ts";
import { takePost } from "./take-post.ts";
import { editPost, removePost, setHeart } from "./write-posts.ts";

const POST_BYTES = 64 * 1024;
const MOST_QUERY = 120;

const uuid = v.pipe(v.string(), v.check(isFileId));
/** The rules say how long; this keeps away what nobody typed. */
const words = v.pipe(v.string(), v.maxLength(45_000));
const postParts = {
  board: v.pipe(v.string(), v.maxLength(40)),
  title: words,
  body: words,
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
};
/** More than a post may have: the rules say so with a sentence. */
const fileIds = v.pipe(v.array(uuid), v.maxLength(40));
const postBody = v.object({ id: uuid, ...postParts, files: v.optional(fileIds, []) });
const editBody = v.object({ ...postParts, kept: v.optional(fileIds) });
const commentBody = v.object({ id: uuid, parent: v.nullable(uuid), body: words });
const commentEdit = v.object({ body: words });
const heartBody = v.object({ isOn: v.boolean() });
const postReportBody = v.object({
  /** Absent: the post itself. */
  comment: v.optional(uuid),
  ...reportBody.entries,
});
const blockBody = v.object({ nickname: v.pipe(v.string(), v.maxLength(40)), isOn: v.boolean() });
const nicknameBody = v.object({ nickname: v.pipe(v.string(), v.maxLength(60)) });
const appealBody = v.object({
  decision: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(APPEAL_MOST)),
});

// What was decided about a teacher reaches her, and she may answer, while an admin has stopped her.
const seen = { body: v.object({}), whileStopped: "answer" } as const;
const appealing = { body: appealBody, whileStopped: "answer" } as const;

/**
 * 쌤카페: `GET api/cafe` is what it is for the caller, `…/posts` its lists and posts, the rest what a teacher does
 * there. Everybody who is signed in reads; only one's own is changed.
 */
export function listCafeRoutes({
  database,
  now,
  files,
  writeScope,
}: ServerDeps & { readonly writeScope: WriteScope }): readonly Route[] {
  const { queries, tx } = database;
  const index = createWordIndex(database.kind);
  const { take, counted } = createCafeLimits(now);
  const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";
  /** Nothing of it is about a pupil. */
  const done = (c: Context<AppEnv>): Response => {
    c.set("accessed", []);
    return c.json({});
  };

  const routes: readonly Route[] = [
    signedIn("GET", "api/cafe", {}, async (c, { user }) => {
      const member = await findMember(queries, user.id);
      const boards = await queries
        .selectFrom("cafe_boards")
        .select(["id", "name"])
        .where("closed", "=", 0)
        .orderBy("place")
        .execute();
      const until = member?.stopped_until ?? 0;
      return c.json<CafeReply>({
        boards,
        nickname: member?.nickname ?? null,
        stoppedUntil: until > now() ? until : null,
        isModerator: await isModerator(queries, user.id),
        unread: await countUnread(queries, user.id),
      });
    }),
    signedIn("GET", "api/cafe/posts", { query: ["board", "before", "q"] }, async (c, { user }) => {
      const q = (c.req.query("q") ?? "").slice(0, MOST_QUERY);
      take(readSearch(q) ? "search" : "read", user.id);
      const { board } = c.req.query();
      const before = readSeq(c.req.query("before"));
      return c.json(await listPosts(queries, index, { userId: user.id, board, before, q }));
    }),
    signedIn("GET", "api/cafe/news", { query: ["board", "after"] }, async (c, { user }) => {
      take("read", user.id);
      const after = readSeq(c.req.query("after")) ?? 0;
      const { board } = c.req.query();
      return c.json({ count: await countNews(queries, { userId: user.id, board, after }) });
    }),
    signedIn("GET", "api/cafe/posts/:id", { query: ["after"] }, async (c, { user }) => {
      take("read", user.id);
      const after = readSeq(c.req.query("after")) ?? 0;
      return c.json(await readPost(queries, { id: idOf(c), userId: user.id, after }));
    }),
    signedIn(
      "POST",
      "api/cafe/posts",
      { body: postBody, bodyMaxBytes: POST_BYTES },
      async (c, { user }) => {
        const { files: ids, ...sent } = await parseBody(c, postBody);
        const at = now();
        await counted("post", user.id, () =>
          takePost({ database, files, index }, { user, now: at, ids }, sent),
        );
        return done(c);
      },
    ),
    signedIn("POST", "api/cafe/posts/:id", { body: editBody }, async (c, { user }) => {
      const sent = await parseBody(c, editBody);
      take("edit", user.id);
      await tx((within) => editPost(within, { user, index, now: now() }, { ...sent, id: idOf(c) }));
      return done(c);
    }),
    signedIn("DELETE", "api/cafe/posts/:id", {}, async (c, { user }) => {
      await tx((within) => removePost(within, { user, index }, idOf(c)));
      return done(c);
    }),
    signedIn("POST", "api/cafe/posts/:id/comments", { body: commentBody }, async (c, { user }) => {
      const sent = await parseBody(c, commentBody);
      const comment = { ...sent, postId: idOf(c) };
      const at = now();
      const isNew = await counted("comment", user.id, () =>
        tx((within) => writeComment(within, { user, index, now: at }, comment)),
      );
      const answer = { postId: comment.postId, by: user.id, now: at };
      if (isNew) await tellHelped({ queries, writeScope }, answer);
      return done(c);
    }),
    signedIn("POST", "api/cafe/comments/:id", { body: commentEdit }, async (c, { user }) => {
      const { body } = await parseBody(c, commentEdit);
      take("edit", user.id);
      await tx((within) => editComment(within, { user, index, now: now() }, { id: idOf(c), body }));
      return done(c);
    }),
    signedIn("DELETE", "api/cafe/comments/:id", {}, async (c, { user }) => {
      await tx((within) => removeComment(within, { user, index }, idOf(c)));
      return done(c);
    }),
    signedIn("POST", "api/cafe/posts/:id/heart", { body: heartBody }, async (c, { user }) => {
      const { isOn } = await parseBody(c, heartBody);
      take("heart", user.id);
      await tx((within) => setHeart(within, { id: idOf(c), userId: user.id, isOn }));
      return done(c);
    }),
    signedIn("POST", "api/cafe/posts/:id/report", { body: postReportBody }, async (c, { user }) => {
      const { comment, reason, note } = await parseBody(c, postReportBody);
      const of =
        comment === undefined
          ? ({ thing: "post", id: idOf(c) } as const)
          : ({ thing: "comment", id: comment } as const);
      const report = { ...of, reason, note: note.trim(), userId: user.id, now: now() };
      const isHidden = await counted("report", user.id, () =>
        tx((within) => reportThing(within, index, report)),
      );
      c.set("accessed", []);
      return c.json({ isHidden });
    }),
    signedIn("GET", "api/cafe/blocks", {}, async (c, { user }) =>
      c.json({ nicknames: await listBlocked(queries, user.id) }),
    ),
    signedIn("POST", "api/cafe/blocks", { body: blockBody }, async (c, { user }) => {
      const { nickname, isOn } = await parseBody(c, blockBody);
      take("heart", user.id);
      await setBlock(queries, user.id, { nickname, isOn });
      return done(c);
    }),
    signedIn("POST", "api/cafe/nickname", { body: nicknameBody }, async (c, { user }) => {
      const { nickname: typed } = await parseBody(c, nicknameBody);
      take("edit", user.id);
      const nickname = await tx((within) => rename(within, user, { typed, now: now() }));
      c.set("accessed", []);
      return c.json({ nickname });
    }),
    signedIn("GET", "api/cafe/letters", {}, async (c, { user }) => {
      const letters = await readLetters(queries, user.id);
      return c.json({ letters });
    }),
    signedIn("POST", "api/cafe/letters", seen, async (c, { user }) => {
      await markLettersRead(queries, user.id, now());
      return done(c);
    }),
    signedIn("POST", "api/cafe/appeals", appealing, async (c, { user }) => {
      const { decision: id, text } = await parseBody(c, appealBody);
      await tx((within) => appeal(within, { id, userId: user.id, text, now: now() }));
      return done(c);
    }),
  ];
  return routes.map((route) => ({ ...route, switch: "cafe" }));
}

function readSeq(text: string | undefined): number | undefined {
  const seq = Number(text);
  return text !== undefined && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined;
}
