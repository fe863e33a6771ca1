/**
 * What sealing costs. A sync request of a device with one consultation of 600 letters, written and then changed, as the
 * server answers it: read as JSON, merged, checked, stored, answered as JSON; with seals and without, in turns on one
 * SQLite. And how long a device counts 10,000 seals.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toSecrets } from "../apps/server/src/base/data-folder.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { withSeals } from "../apps/server/src/seal/seal-policy.ts";
import { type Actor, toLoneActor } from "../apps/server/src/session/find-actor.ts";
import { teacherPolicy } from "../apps/server/src/session/policy.ts";
import { createKyselySyncDatabase } from "../apps/server/src/sync/kysely-sync-database.ts";
import { checkedKinds } from "../packages/domain/src/registry/checked-kinds.ts";
import { findBrokenSeal } from "../packages/domain/src/seal/check-seals.ts";
import { hashParts } from "../packages/domain/src/seal/hash-seal.ts";
import { chainSeals } from "../packages/domain/src/seal/list-seals.ts";
import { SEAL_HEAD_ID, type KeptSeal, type Seal } from "../packages/domain/src/seal/seal.ts";
import { DEAD } from "../packages/sync/src/change.ts";
import { toStamp } from "../packages/sync/src/clock.ts";
import { parseSyncRequest } from "../packages/sync/src/protocol.ts";
import { answerSync } from "../packages/sync/src/server/answer-sync.ts";
import type { Policy } from "../packages/sync/src/server/policy.ts";
import { printFigure, round } from "./support/report.ts";
import { buildSearchText } from "./support/search-figures.ts";
import { orLeast } from "./support/smallest.ts";

const ROUNDS = orLeast(12, 2);
const RECORDS_A_ROUND = orLeast(150, 3);
const LETTERS = 600;
const SEALS = orLeast(10_000, 30);
const START = Date.parse("2026-11-18T09:00:00+09:00");

const folder = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
const database = openDatabase({ dataDir: folder });
try {
  await migrate(database, { now: Date.now, backUp: () => Promise.resolve() });
  await printPushes();
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
printVerified();

async function printPushes(): Promise<void> {
  const sync = createKyselySyncDatabase(database);
  const sealed = withSeals(teacherPolicy, toSecrets(new Uint8Array(32)).seals);
  let tick = 0;
  const push = async (policy: Policy<Actor>, uid: string, id: string, set: object) => {
    const now = START + ++tick;
    const op = { n: 0, kind: "consult", id, set, at: toStamp(now, 0, "d1") };
    const scope = `t/${uid}/2026`;
    const asked = JSON.stringify({ protocol: 1, scopes: [{ scope, since: tick * 9, ops: [op] }] });
    const request = parseSyncRequest(JSON.parse(asked));
    if (!request.ok) throw new Error(request.refusal.type);
    const server = { database: sync, policy, kinds: checkedKinds, epoch: "e1" };
    const { reply } = await answerSync(server, {
      actor: toLoneActor(uid),
      request: request.value,
      now,
    });
    const answer = JSON.stringify(reply);
    if (answer.includes('"refusal"')) throw new Error(`refused: ${answer}`);
  };
  const measure = async (policy: Policy<Actor>, uid: string, turn: number): Promise<number> => {
    const before = process.cpuUsage();
    for (let record = 0; record < RECORDS_A_ROUND; record += 1) {
      const id = `2026-11-18~s5~${turn}-${record}`;
      const body = buildSearchText(record, LETTERS);
      const call = { day: "2026-11-18", studentIds: ["s5"], who: "guardian", way: "phone" };
      await push(policy, uid, id, { [DEAD]: false, ...call, body, from: "e3b0c442" });
      await push(policy, uid, id, { body: `${body} 다시`, from: "00000000" });
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / (2 * RECORDS_A_ROUND);
  };

  const ratios: number[] = [];
  const costs = { plain: Infinity, sealed: Infinity };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const plain = await measure(teacherPolicy, "plain", turn);
    const withThem = await measure(sealed, "sealed", turn);
    // The first turn warms both.
    if (turn === 0) continue;
    ratios.push(withThem / plain);
    costs.plain = Math.min(costs.plain, plain);
    costs.sealed = Math.min(costs.sealed, withThem);
  }
  const [middle = Number.NaN] = ratios.sort((a, b) => a - b).slice(Math.floor(ratios.length / 2));
  printFigure({
    name: `push of a consultation of ${LETTERS} letters, with seals and without: CPU`,
    ours: `${round(costs.sealed, 0)} and ${round(costs.plain, 0)} µs, ×${round(middle, 2)}`,
    budget: "≤ ×1.5",
    holds: middle <= 1.5,
  });
}

function printVerified(): void {
  const seals = new Map<string, KeptSeal>();
  let prev: string | undefined;
  for (let at = 0; at < SEALS; at += 1) {
    const rows = chainSeals(
      { kind: "consult", id: `2026-11-18~s5~${at % 3_000}` },
      [{ act: "write", fields: { body: String(at) } }],
      { prev, at: START + at, hash: hashParts, sign: (hash) => hash },
    );
    prev = String(rows.at(-1)?.set["prev"]);
    for (const { id, set } of rows)
      if (id !== SEAL_HEAD_ID) seals.set(id, { ...(set as unknown as Seal), id });
  }
  const before = process.cpuUsage();
  const broken = findBrokenSeal(seals, hashParts);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  printFigure({
    name: `${SEALS.toLocaleString("en")} seals verified as a device does, none of them before: CPU`,
    ours: `${round(ms, 0)} ms`,
    budget: "≤ 200 ms",
    holds: ms <= 200 && !broken,
  });
}
