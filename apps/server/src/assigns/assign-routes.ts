import {
  assignScope,
  isAssignId,
  MOST_ASSIGNS,
  type AssignId,
} from "@damim/domain/class-assignment/assign-scope.ts";
import type { AssignEntry } from "@damim/domain/class-assignment/assign-reply.ts";
import { assignPlanKind, type AssignPlan } from "@damim/domain/class-assignment/assign-kinds.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { failure, tooOften } from "../http/http-failure.ts";
import { nothing, signedIn, type Route } from "../http/route.ts";
import { createLimit } from "../session/limits.ts";
import { eraseAssign } from "./erase-assign.ts";

const REQUESTS_PER_MINUTE = 30;
const MINUTE_SECONDS = 60;

const assignBody = v.object({ id: v.pipe(v.string(), v.check(isAssignId)) });

export interface AssignDeps extends Pick<ServerDeps, "database" | "now"> {
  /** Where else she is signed in hears that a job is gone. */
  readonly endStreams: (userId: string) => Promise<void>;
}

/**
 * Saved jobs of 반편성 (spec 13 §1): `GET api/assign` lists the caller's own, `POST api/assign` makes one with an id that
 * the device chose (again: the same one), `POST api/assign/:id/end` takes one away with all its rows and their history.
 * The rows themselves go by sync.
 */
export function listAssignRoutes(deps: AssignDeps): readonly Route[] {
  const { database, now, endStreams } = deps;
  const limit = createLimit({
    burst: REQUESTS_PER_MINUTE,
    seconds: MINUTE_SECONDS,
    now,
    refuse: tooManyTries,
  });
  return [
    signedIn("GET api/assign", {}, async (c, { user }) =>
      c.json({ assigns: await listAssigns(database.queries, user.id) }),
    ),
    signedIn("POST api/assign", { body: assignBody, limit }, async (c, { user, body: { id } }) => {
      await database.tx((queries) => makeAssign(queries, { id, ownerId: user.id, now: now() }));
      return c.json({ id });
    }),
    signedIn("POST api/assign/:id/end", { body: nothing }, async (c, { user, id }) => {
      await database.tx(async (queries) => {
        if ((await findOwner(queries, id)) !== user.id) throw assignMissing();
        await eraseAssign(queries, id);
      });
      await endStreams(user.id);
      return c.json({ assigns: await listAssigns(database.queries, user.id) });
    }),
  ];
}

/** The last one first. One that was made and never written to has no title and is left out. */
async function listAssigns(queries: Queries, userId: string): Promise<readonly AssignEntry[]> {
  const own = await queries
    .selectFrom("assigns")
    .select(["id", "created_at"])
    .where("owner_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const entries: AssignEntry[] = [];
  for (const { id, created_at: savedAt } of own) {
    const plan = await queries
      .selectFrom("rows")
      .select("data")
      .where("scope", "=", assignScope(id))
      .where("kind", "=", assignPlanKind.name)
      .where("dead_at", "is", null)
      .executeTakeFirst();
    if (!plan) continue;
    // Rows came in by the kind's schema.
    const { title, grade } = JSON.parse(plan.data) as AssignPlan;
    entries.push({ id, title, ...(grade && { grade }), savedAt });
  }
  return entries;
}

/** Makes a job of hers, once: a device whose answer was lost asks again. */
async function makeAssign(
  queries: Queries,
  { id, ownerId, now }: { readonly id: AssignId; readonly ownerId: string; readonly now: number },
): Promise<void> {
  const owner = await findOwner(queries, id);
  if (owner === ownerId) return;
  if (owner !== undefined) throw assignMissing();
  const { count } = await queries
    .selectFrom("assigns")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ASSIGNS) throw tooManyAssigns();
  await queries.insertInto("assigns").values({ id, owner_id: ownerId, created_at: now }).execute();
  await queries
    .insertInto("assign_members")
    .values({ assign_id: id, user_id: ownerId, role: "owner", joined_at: now })
    .execute();
}

async function findOwner(queries: Queries, id: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom("assigns")
    .select("owner_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.owner_id;
}

const assignMissing = failure(
  404,
  "AssignMissing",
  "찾을 수 없는 반편성이에요. 이미 지웠을 수 있어요.",
);
const tooManyAssigns = failure(
  409,
  "TooManyAssigns",
  `반편성은 ${MOST_ASSIGNS}개까지 저장할 수 있어요. 지난 것을 지우면 다시 저장할 수 있어요.`,
);
const tooManyTries = tooOften(
  "TooManyRequests",
  "너무 자주 눌렀어요. 나눈 것은 이 기기에 있으니 잠시 뒤에 다시 해 주세요.",
);
