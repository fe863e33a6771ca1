/**
 * A process that holds only the store, to be killed: `node store-writer.ts FOLDER LIFE`. Looks first
 * whether the ops of `acknowledged.json` are there, then writes without end; says each thing on a line.
 */
import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import path from "node:path";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import {
  type AcknowledgedOp,
  createStudentWorkload,
  findLostOps,
  listAcknowledged,
} from "./student-workload.ts";

export type WriterLine =
  | { readonly type: "checked"; readonly count: number; readonly lost: readonly AcknowledgedOp[] }
  | { readonly type: "acknowledged"; readonly ops: readonly AcknowledgedOp[] };

export const PROMISES_FILE = "acknowledged.json";

const PUSHERS = 6;
const OPS_PER_PUSH_MAX = 4;

if (import.meta.main) {
  const [dataDir = "", life = ""] = process.argv.slice(2);
  // Node keeps what it compiled when a process ends: this one never does.
  if (life === "0") flushCompileCache();
  await write(dataDir, Number(life));
}

async function write(dataDir: string, life: number): Promise<void> {
  const database = openDatabase({ dataDir });
  if (database.kind !== "sqlite") throw new Error("the store to be killed is SQLite");
  await migrate(database, { now: Date.now });
  const promises = JSON.parse(
    readFileSync(path.join(dataDir, PROMISES_FILE), "utf8"),
  ) as AcknowledgedOp[];
  say({ type: "checked", count: promises.length, lost: findLostOps(database, promises) });
  const sync = createKyselySyncDatabase(database);
  for (let pusher = 0; pusher < PUSHERS; pusher++) {
    const random = createRandom(life * PUSHERS + pusher);
    const nextOps = createStudentWorkload({ random, tag: `p${life}.${pusher}`, now: Date.now });
    // Two pages for each teacher: pushes to one scope meet in one group.
    const uid = `u${pusher % (PUSHERS / 2)}`;
    const scope = `t/${uid}/2026`;
    void (async () => {
      for (;;) {
        const ops = nextOps(1 + random.below(OPS_PER_PUSH_MAX));
        const input = { actor: toLoneActor(uid), scope, ops, now: Date.now() };
        const { results } = await pushOps(sync, teacherPolicy, checkedKinds, input);
        say({ type: "acknowledged", ops: listAcknowledged(scope, ops, results) });
      }
    })();
  }
}

function say(line: WriterLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
