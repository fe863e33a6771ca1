import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { GRADES, IDEA_SUBJECTS } from "@damim/domain/idea/check-idea.ts";
import { IDEA_STATES } from "@damim/domain/idea/idea-state.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { malformed } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import { requireNotStopped } from "../yard/members.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { deviceId, readSeq, reportBody, yardAct } from "../yard/yard-requests.ts";
import { ideas, votes } from "./ideas.ts";
import { listIdeas, listSimilar, readIdea } from "./read-ideas.ts";
import { keepTry, removeTry } from "./tries.ts";

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
  id: deviceId,
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
export function listIdeaRoutes(
  deps: Pick<ServerDeps, "database" | "now"> & { readonly yardLimits: YardLimits },
): readonly Route[] {
  const { database, now, yardLimits } = deps;
  const { queries } = database;
  return [
    signedIn(
      "GET api/ideas",
      { query: ["before", "state", "grade", "subject"], limit: yardLimits.read },
      async (c, { user, query: { before, state, grade, subject } }) =>
        c.json(
          await listIdeas(queries, {
            userId: user.id,
            before: readSeq(before),
            state: IDEA_STATES.find((known) => known === state),
            grade: GRADES.some((known) => String(known) === grade) ? grade : undefined,
            subject: IDEA_SUBJECTS.find((known) => known === subject),
          }),
        ),
    ),
    signedIn(
      "GET api/similar-ideas",
      { query: ["title"], limit: yardLimits.search },
      (_, { user, query: { title = "" } }) => listSimilar(queries, { userId: user.id, title }),
    ),
    signedIn("GET api/ideas/:id", { limit: yardLimits.read }, (_, { user, id }) =>
      readIdea(queries, { id, userId: user.id }),
    ),
    signedIn(
      "POST api/ideas",
      { ...yardAct, body: ideaBody, limit: yardLimits.post },
      async (_, { within, user, body }) => {
        await ideas.write(within, { user, now: now() }, body);
      },
    ),
    signedIn(
      "POST api/ideas/:id",
      { ...yardAct, body: editBody, limit: yardLimits.edit },
      (_, { within, user, id, body }) => ideas.edit(within, { user, now: now() }, { ...body, id }),
    ),
    signedIn("DELETE api/ideas/:id", yardAct, (_, { within, user, id }) =>
      ideas.remove(within, user.id, id),
    ),
    signedIn(
      "POST api/ideas/:id/vote",
      { ...yardAct, body: voteBody, limit: yardLimits.heart },
      async (_, { within, user, id, body: { isOn } }) => {
        await ideas.holdShown(within, id);
        await requireNotStopped(within, user.id, now());
        await votes.set(within, { id, userId: user.id, isOn });
      },
    ),
    signedIn(
      "POST api/ideas/:id/tries",
      { ...yardAct, body: tryBody, limit: yardLimits.comment },
      (_, { within, user, id, body }) =>
        keepTry(within, { ...body, id, userId: user.id, now: now() }),
    ),
    signedIn("DELETE api/ideas/:id/tries/:on", yardAct, async (_, { within, user, id, on }) => {
      if (!isCalendarDay(on)) throw malformed("on");
      await removeTry(within, { id, userId: user.id, on });
    }),
    signedIn(
      "POST api/ideas/:id/report",
      { ...yardAct, body: reportBody, limit: yardLimits.report },
      (_, { within, user, id, body }) =>
        ideas.report(within, id, { ...body, userId: user.id, now: now() }),
    ),
  ];
}
