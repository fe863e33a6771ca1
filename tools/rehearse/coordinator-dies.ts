import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import { deliver } from "../../apps/server/src/deliver/deliver.ts";
import { toLoneActor } from "../../apps/server/src/session/find-actor.ts";
import { teacherPolicy } from "../../apps/server/src/session/policy.ts";
import { createKyselySyncDatabase } from "../../apps/server/src/sync/kysely-sync-database.ts";
import { createScopeWriter } from "../../apps/server/src/sync/scope-writer.ts";
import type { Nodes } from "./open-nodes.ts";
import type { Finding } from "./part.ts";
import { sleep } from "./write-ops.ts";

const KILLS = 14;
/** Few: each connection costs a new coordinator as much as a hundred pushes. */
const WRITERS = 3;
const WINDOW_MS = 2_500;
/** In-doubt transactions are ended by Citus each second (`open-nodes.ts`); a slow machine may take a few. */
const SETTLED_MS = 6_000;
/** As a slow disk: each commit of the coordinator waits so long before it is durable, µs. */
const SLOW_DISK = 50_000;

/**
 * The coordinator dies again and again, its disk slow, while teachers write tasks and the server writes rows together with
 * messages: no task that was acknowledged lacks the mark by which it rings, and no row stands without its message or the
 * other way round.
 */
export async function killCoordinator(
  { run, coordinator }: Nodes,
  cluster: Database,
): Promise<readonly Finding[]> {
  await run(
    `alter system set commit_delay = ${SLOW_DISK}`,
    "alter system set commit_siblings = 0",
    "select pg_reload_conf()",
  );
  let isOver = false;
  const began = Date.now();
  const tasks: { readonly scope: string; readonly id: string }[] = [];
  let joined = 0;
  /** A device says the same once more until it is acknowledged; what the server does by itself is over. */
  const write = async (who: "device" | "server", once: (n: number) => Promise<void>) => {
    let n = 0;
    while (!isOver) {
      const isDone = await once(n).then(
        () => true,
        () => sleep(50),
      );
      if (isDone || who === "server") n += 1;
    }
  };
  const sync = createKyselySyncDatabase(cluster);
  const bus = { publish: () => undefined };
  const writeScope = createScopeWriter({ database: cluster, now: Date.now, tag: "server", bus });
  const writers = Array.from({ length: WRITERS }, (_, teacher) => {
    const uid = `dies-${teacher}`;
    const scope = `t/${uid}/2026`;
    return [
      write("device", async (n) => {
        const id = `task-${n}`;
        const at = toStamp(began, n, `d${teacher}`);
        const set = { [DEAD]: false, title: "우유 신청", dueOn: "2026-12-24", order: "a0" };
        const ops = [{ n, kind: "task", id, set, at }];
        const input = { actor: toLoneActor(uid), scope, ops, now: Date.now() };
        const { results } = await pushOps(sync, teacherPolicy, checkedKinds, input);
        if (results.every(({ refusal }) => !refusal)) tasks.push({ scope, id });
      }),
      write("server", async (n) => {
        const id = `joined-${n}`;
        await writeScope(`t/${uid}/2025`, async (draft, queries) => {
          await draft.write("task", id, { title: "함께", order: "a0" });
          const message = {
            source: "notice",
            cls: "urgent",
            title: "함께",
            body: "",
            path: "/",
          } as const;
          await deliver(queries, [uid], { ...message, dedupe: id }, Date.now());
        });
        joined += 1;
      }),
    ];
  }).flat();
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(WINDOW_MS + 37 * kill);
    coordinator.kill();
    coordinator.start();
  }
  isOver = true;
  await Promise.all(writers);
  await run("alter system reset commit_delay", "select pg_reload_conf()");
  await sleep(SETTLED_MS);
  const without = await countUnmarked(cluster, tasks);
  const torn = await countTorn(cluster);
  return [
    {
      what: `a task's mark after ${KILLS} kills of a coordinator with a slow disk`,
      found: `${tasks.length} tasks acknowledged, ${without} without a mark`,
      holds: without === 0 && tasks.length > 0,
    },
    {
      what: "rows and a table of the coordinator in one transaction, meanwhile",
      found: `${joined} acknowledged, ${torn} rows or messages stand alone`,
      holds: torn === 0 && joined > 0,
    },
  ];
}

async function countUnmarked(
  { queries }: Database,
  tasks: readonly { readonly scope: string; readonly id: string }[],
): Promise<number> {
  let unmarked = 0;
  for (const [scope, ofScope] of Map.groupBy(tasks, (task) => task.scope)) {
    const marks = await queries
      .selectFrom("due_times")
      .select("row_id")
      .where("scope", "=", scope)
      .execute();
    const marked = new Set(marks.map(({ row_id: id }) => id));
    unmarked += ofScope.filter(({ id }) => !marked.has(id)).length;
  }
  return unmarked;
}

async function countTorn({ queries }: Database): Promise<number> {
  let torn = 0;
  for (let teacher = 0; teacher < WRITERS; teacher++) {
    const uid = `dies-${teacher}`;
    const rows = await queries
      .selectFrom("rows")
      .select("id")
      .where("scope", "=", `t/${uid}/2025`)
      .execute();
    const told = await queries
      .selectFrom("deliveries")
      .select("dedupe")
      .where("user_id", "=", uid)
      .execute();
    const [written, messages] = [rows.map(({ id }) => id), told.map(({ dedupe }) => dedupe)];
    torn += new Set(written).symmetricDifference(new Set(messages)).size;
  }
  return torn;
}
