import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { GRADES, IDEA_SUBJECTS } from "@damim/domain/idea/check-idea.ts";
import { IDEA_STATES } from "@damim/domain/idea/idea-state.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { malformed } from "../http/parse-body.ts";
import type { Route } from "../http/route.ts";
import { requireNotStopped } from "../yard/members.ts";
import type { YardLimits } from "../yard/yard-limits.ts";
import { createYardRoutes, deviceId, readSeq, reportBody } from "../yard/yard-routes.ts";
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
  deps: Pick<ServerDeps, "database" | "now">,
  limits: YardLimits,
): readonly Route[] {
  const { queries } = deps.database;
  const { get, act } = createYardRoutes(deps, limits);
  return [
    get(
      "api/ideas",
      { query: ["before", "state", "grade", "subject"], limit: "read" },
      ({ userId, query: { before, state, grade, subject } }) =>
        listIdeas(queries, {
          userId,
          before: readSeq(before),
          state: IDEA_STATES.find((known) => known === state),
          grade: GRADES.some((known) => String(known) === grade) ? grade : undefined,
          subject: IDEA_SUBJECTS.find((known) => known === subject),
        }),
    ),
    get("api/similar-ideas", { query: ["title"], limit: "search" }, ({ userId, query }) =>
      listSimilar(queries, { userId, title: query.title ?? "" }),
    ),
    get("api/ideas/:id", { limit: "read" }, (asked) => readIdea(queries, asked)),
    act(
      ["POST", "api/ideas"],
      { body: ideaBody, limit: "post" },
      async (within, { body, ...of }) => {
        await ideas.write(within, of, body);
      },
    ),
    act(
      ["POST", "api/ideas/:id"],
      { body: editBody, limit: "edit" },
      (within, { id, body, ...writing }) => ideas.edit(within, writing, { ...body, id }),
    ),
    act(["DELETE", "api/ideas/:id"], {}, (within, { user, id }) =>
      ideas.remove(within, user.id, id),
    ),
    act(
      ["POST", "api/ideas/:id/vote"],
      { body: voteBody, limit: "heart" },
      async (within, { id, user, now, body: { isOn } }) => {
        await ideas.holdShown(within, id);
        await requireNotStopped(within, user.id, now);
        await votes.set(within, { id, userId: user.id, isOn });
      },
    ),
    act(
      ["POST", "api/ideas/:id/tries"],
      { body: tryBody, limit: "comment" },
      (within, { id, user, now, body }) => keepTry(within, { ...body, id, userId: user.id, now }),
    ),
    act(["DELETE", "api/ideas/:id/tries/:on"], {}, (within, { id, on, user }) => {
      if (!isCalendarDay(on)) throw malformed("on");
      return removeTry(within, { id, userId: user.id, on });
    }),
    act(
      ["POST", "api/ideas/:id/report"],
      { body: reportBody, limit: "report" },
      (within, { id, user, now, body }) =>
        ideas.report(within, id, { ...body, userId: user.id, now }),
    ),
  ];
}
