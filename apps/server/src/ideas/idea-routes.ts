import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import { GRADES, IDEA_SUBJECTS } from "@damim/domain/idea/check-idea.ts";
import { IDEA_STATES } from "@damim/domain/idea/idea-state.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { createCafeLimits } from "../cafe/cafe-limits.ts";
import { reportBody } from "../cafe/report-body.ts";
import { reportThing } from "../cafe/moderation-cases.ts";
import { createWordIndex } from "../cafe/word-index.ts";
import { malformed, parseBody } from "../http/parse-body.ts";
import { signedIn, type AppEnv, type Route } from "../http/route.ts";
import { listIdeas, listSimilar, readIdea } from "./read-ideas.ts";
import { editIdea, keepTry, removeIdea, removeTry, setVote, writeIdea } from "./write-ideas.ts";

const uuid = v.pipe(v.string(), v.check(isFileId));
/** The rules say how long; this keeps away what nobody typed. */
const words = v.pipe(v.string(), v.maxLength(2_000));
const lines = v.pipe(v.array(words), v.maxLength(50));
const ideaParts = {
  title: words,
  subject: words,
  grades: v.pipe(v.string(), v.maxLength(20)),
  minutes: v.nullable(v.number()),
  materials: lines,
  steps: lines,
};
const ideaBody = v.object({
  id: uuid,
  ...ideaParts,
  nickname: v.optional(v.pipe(v.string(), v.maxLength(60))),
});
const editBody = v.object(ideaParts);
const voteBody = v.object({ isOn: v.boolean() });
const tryBody = v.object({ isAgain: v.boolean(), note: words });

/**
 * 이거해봐요 (14 §5): `GET api/ideas` lists, `api/similar-ideas` finds what is like a title, `…/:id` is one with its tries. Everybody
 * who is signed in reads, votes and says how it went; only one's own is changed.
 */
export function listIdeaRoutes({ database, now }: ServerDeps): readonly Route[] {
  const { queries, tx } = database;
  const index = createWordIndex(database.kind, "ideas");
  const posts = createWordIndex(database.kind);
  const { take, counted } = createCafeLimits(now);
  const idOf = (c: Context<AppEnv>): string => c.req.param("id") ?? "";
  /** Nothing of it is about a pupil. */
  const done = (c: Context<AppEnv>): Response => {
    c.set("accessed", []);
    return c.json({});
  };
  return [
    signedIn(
      "GET",
      "api/ideas",
      { query: ["before", "state", "grade", "subject"] },
      async (c, { user }) => {
        take("read", user.id);
        const { before, state, grade, subject } = c.req.query();
        const seq = Number(before);
        const asked = {
          before: before !== undefined && Number.isSafeInteger(seq) ? seq : undefined,
          state: IDEA_STATES.find((known) => known === state),
          grade: GRADES.some((known) => String(known) === grade) ? grade : undefined,
          subject: IDEA_SUBJECTS.find((known) => known === subject),
        };
        return c.json(await listIdeas(queries, { userId: user.id, ...asked }));
      },
    ),
    signedIn("GET", "api/similar-ideas", { query: ["title"] }, async (c, { user }) => {
      take("search", user.id);
      const title = (c.req.query("title") ?? "").slice(0, 120);
      return c.json(await listSimilar(queries, index, { userId: user.id, title }));
    }),
    signedIn("GET", "api/ideas/:id", {}, async (c, { user }) => {
      take("read", user.id);
      return c.json(await readIdea(queries, { id: idOf(c), userId: user.id }));
    }),
    signedIn("POST", "api/ideas", { body: ideaBody }, async (c, { user }) => {
      const sent = await parseBody(c, ideaBody);
      await counted("post", user.id, () =>
        tx((within) => writeIdea(within, { user, index, now: now() }, sent)),
      );
      return done(c);
    }),
    signedIn("POST", "api/ideas/:id", { body: editBody }, async (c, { user }) => {
      const sent = await parseBody(c, editBody);
      take("edit", user.id);
      await tx((within) => editIdea(within, { user, index, now: now() }, { ...sent, id: idOf(c) }));
      return done(c);
    }),
    signedIn("DELETE", "api/ideas/:id", {}, async (c, { user }) => {
      await tx((within) => removeIdea(within, { user, index }, idOf(c)));
      return done(c);
    }),
    signedIn("POST", "api/ideas/:id/vote", { body: voteBody }, async (c, { user }) => {
      const { isOn } = await parseBody(c, voteBody);
      take("heart", user.id);
      await tx((within) => setVote(within, { id: idOf(c), userId: user.id, isOn, now: now() }));
      return done(c);
    }),
    signedIn("POST", "api/ideas/:id/tries", { body: tryBody }, async (c, { user }) => {
      const said = await parseBody(c, tryBody);
      const tried = { ...said, id: idOf(c), userId: user.id, now: now() };
      await counted("comment", user.id, () => tx((within) => keepTry(within, tried)));
      return done(c);
    }),
    signedIn("DELETE", "api/ideas/:id/tries/:on", {}, async (c, { user }) => {
      const on = c.req.param("on") ?? "";
      if (!isCalendarDay(on)) throw malformed("on");
      await tx((within) => removeTry(within, { id: idOf(c), userId: user.id, on }));
      return done(c);
    }),
    signedIn("POST", "api/ideas/:id/report", { body: reportBody }, async (c, { user }) => {
      const { reason, note } = await parseBody(c, reportBody);
      const of = { thing: "idea", id: idOf(c), userId: user.id, now: now() } as const;
      const report = { ...of, reason, note: note.trim() };
      const isHidden = await counted("report", user.id, () =>
        tx((within) => reportThing(within, posts, report)),
      );
      c.set("accessed", []);
      return c.json({ isHidden });
    }),
  ];
}
