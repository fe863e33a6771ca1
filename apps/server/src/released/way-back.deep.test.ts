import { toStamp } from "@damim/sync/clock.ts";
import type { Op, ScopeReply } from "@damim/sync/protocol.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  buildTeacherElsewhere,
  signIn,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { findLastRelease } from "../testing/last-release.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";
import { createStudentWorkload, listAcknowledged } from "../testing/student-workload.ts";
import { findFreePort } from "../testing/temporary-postgres.ts";
import { uploadFile } from "../testing/upload-file.ts";

const lastRelease = findLastRelease();
let clock = 0;
const stamp = (): string => toStamp(Date.now(), ++clock % 10_000, "d1");

describe.skipIf(lastRelease === undefined).each(DATABASE_KINDS)("the way back on %s", (kind) => {
  it(
    "is the last release on what a later one wrote: it reads and writes, and what it does not know stays",
    { timeout: 120_000 },
    async () => {
      const database = await openTestDatabase(kind);
      const { dataDir, databaseUrl } = database;
      const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
      const run = async (start: string | undefined, work: (origin: string) => Promise<void>) => {
        const server = await spawnServer(dataDir, { env, ...(start && { start }) });
        await work(server.origin);
        server.child.kill("SIGTERM");
        expect(await server.ended).toEqual({ code: 0, signal: null });
      };
      const photo = await sharp({
        create: { width: 40, height: 30, channels: 3, background: "#286" },
      })
        .png()
        .toBuffer();
      let account: TestTeacher | undefined;
      let photoId = "";
      const scope = () => `t/${account?.uid}/2026`;

      await run(undefined, async (origin) => {
        account = await buildTeacher(buildBrowser(askAt(origin), origin));
        await account.push(scope(), [buildStudentOp(1, stamp())]);
      });
      await writeAsALaterRelease(database, scope());
      await run(lastRelease, async (origin) => {
        const teacher = await signIn(buildBrowser(askAt(origin), origin), account ?? fail());
        const read = await teacher.push(scope(), []);
        expect(findRow(read, "laterKind", "k1")).toEqual({ word: "나중 말" });
        expect(findRow(read, "student", "s1")).toMatchObject({ laterField: "나중 칸" });

        await teacher.push(scope(), [
          { ...op("s1", { note: "옛 판이 씀" }), n: 1 },
          buildStudentOp(3, stamp()),
        ]);
        photoId = (await uploadFile(teacher, photo)).id;
        expect((await teacher.fetch("api/archive")).status).toBe(200);
        expect((await teacher.fetch(`api/history?scope=${scope()}`)).status).toBeLessThan(500);
        await buildTeacher(buildBrowser(askAt(origin), origin));
        await teacher.post("api/auth/sign-out", {});
      });
      await run(undefined, async (origin) => {
        const teacher = await signIn(buildBrowser(askAt(origin), origin), account ?? fail());
        const read = await teacher.push(scope(), []);

        expect(findRow(read, "laterKind", "k1")).toEqual({ word: "나중 말" });
        expect(findRow(read, "student", "s1")).toMatchObject({
          number: 1,
          laterField: "나중 칸",
          note: "옛 판이 씀",
        });
        expect(findRow(read, "student", "s3")).toMatchObject({ number: 3 });
        const file = await teacher.fetch(`api/files/${photoId}`);
        expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      });
      const { rows } = await sql`select word from later_things`.execute(database.queries);
      const marks = await sql`select later_word from users where later_word is not null`.execute(
        database.queries,
      );
      expect([rows, marks.rows]).toEqual([[{ word: "남는 말" }], [{ later_word: "남는 칸" }]]);
      await database.close();
    },
  );
});

describe.skipIf(lastRelease === undefined)("two releases side by side on one PostgreSQL", () => {
  it(
    "lose no acknowledged word and answer no 5xx but the 503 of one that ends, each killed under writing",
    { timeout: 240_000 },
    async () => {
      const database = await openTestDatabase("postgres");
      const env = { DATABASE_URL: database.databaseUrl ?? "" };
      const ports = [await findFreePort(), await findFreePort()];
      const launch = (place: number): Promise<SpawnedServer> =>
        spawnServer(database.dataDir, {
          port: ports[place] ?? 0,
          env,
          ...(place === 0 && { start: lastRelease ?? fail() }),
        });
      const servers = [await launch(0)];
      const origin = (place: number) => `http://localhost:${ports[place]}`;
      const failures = new Map<number, number>();
      const acknowledged: { readonly scope: string; readonly id: string; readonly at: string }[] =
        [];
      const random = createRandom(11);
      let isOver = false;
      const write = async (page: number): Promise<void> => {
        const atOld = await buildTeacher(buildBrowser(askAt(origin(0)), origin(0)));
        const ways = [
          atOld,
          buildTeacherElsewhere(atOld, buildBrowser(askAt(origin(1)), origin(1))),
        ];
        const scope = `t/${atOld.uid}/2026`;
        const next = createStudentWorkload({ random, tag: `p${page}`, now: Date.now });
        while (!isOver) {
          const ops = next(5);
          for (let isTaken = false; !isTaken && !isOver;) {
            const reply = await random
              .pick(ways)
              .push(scope, ops, Number.MAX_SAFE_INTEGER)
              .catch((error: unknown) => {
                const status = Number(/answered (\d+)/.exec(String(error))?.[1] ?? 0);
                failures.set(status, (failures.get(status) ?? 0) + 1);
              });
            if (reply) acknowledged.push(...listAcknowledged(scope, ops, reply.results));
            else await new Promise((resolve) => setTimeout(resolve, 50));
            isTaken = reply !== undefined;
          }
        }
      };
      const until = async (more: number): Promise<void> => {
        const before = acknowledged.length;
        await expect
          .poll(() => acknowledged.length, { timeout: 60_000 })
          .toBeGreaterThan(before + more);
      };
      const end = async (place: number, signal: NodeJS.Signals): Promise<void> => {
        servers[place]?.child.kill(signal);
        await servers[place]?.ended;
        servers[place] = await launch(place);
        await until(100);
      };
      const pages = Array.from({ length: 6 }, (_, page) => write(page));
      await until(100);
      // The newer one changes the schema while the older one writes.
      servers[1] = await launch(1);
      await until(200);
      for (const signal of ["SIGKILL", "SIGTERM"] as const) {
        await end(0, signal);
        await end(1, signal);
      }
      isOver = true;
      await Promise.all(pages);

      const lost = await findLost(database, acknowledged);
      expect(lost).toEqual([]);
      expect([...failures.keys()].filter((status) => ![0, 503].includes(status))).toEqual([]);
      for (const { child } of servers) child.kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
      await database.close();
    },
  );
});

/** What a release after this one leaves: a field, a kind, a column and a table that nobody before it knows. */
async function writeAsALaterRelease({ queries }: TestDatabase, scope: string): Promise<void> {
  await queries.schema.alterTable("users").addColumn("later_word", "text").execute();
  await queries.schema.createTable("later_things").addColumn("word", "text").execute();
  await sql`insert into later_things values ('남는 말')`.execute(queries);
  await sql`update users set later_word = '남는 칸'`.execute(queries);
  const migration = { name: "9999-later", release: "9.9", readable_since: "0.6", applied_at: 1 };
  await queries.insertInto("migrations").values(migration).execute();
  const at = stamp();
  const student = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", scope)
    .where("id", "=", "s1")
    .executeTakeFirstOrThrow();
  const { seq } = await queries
    .selectFrom("scopes")
    .select("seq")
    .where("scope", "=", scope)
    .executeTakeFirstOrThrow();
  const add = (text: string, more: object): string =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...more });
  await queries
    .updateTable("rows")
    .set({
      data: add(student.data, { laterField: "나중 칸" }),
      stamps: add(student.stamps, { laterField: at }),
      seq: seq + 1,
    })
    .where("scope", "=", scope)
    .where("id", "=", "s1")
    .execute();
  await queries
    .insertInto("rows")
    .values({
      ...student,
      kind: "laterKind",
      id: "k1",
      data: JSON.stringify({ word: "나중 말" }),
      stamps: JSON.stringify({ word: at }),
      seq: seq + 2,
    })
    .execute();
  await queries
    .updateTable("scopes")
    .set({ seq: seq + 2 })
    .where("scope", "=", scope)
    .execute();
}

function op(id: string, set: Op["set"]): Op {
  return { n: 1, kind: "student", id, set, at: stamp() };
}

function findRow(reply: ScopeReply, kind: string, id: string): unknown {
  return reply.rows.find((row) => row[0] === kind && row[1] === id)?.[2];
}

function askAt(origin: string) {
  return (target: string, init: RequestInit) => fetch(origin + target, init);
}

async function findLost(
  { queries }: TestDatabase,
  acknowledged: readonly { readonly scope: string; readonly id: string; readonly at: string }[],
) {
  const rows = await queries.selectFrom("rows").select(["scope", "id", "stamps"]).execute();
  const history = await queries.selectFrom("history").select(["scope", "id", "at"]).execute();
  const stamps = new Map(rows.map((row) => [`${row.scope} ${row.id}`, row.stamps]));
  const past = new Set(history.map((row) => `${row.scope} ${row.id} ${row.at}`));
  return acknowledged.filter(
    ({ scope, id, at }) =>
      !stamps.get(`${scope} ${id}`)?.includes(at) && !past.has(`${scope} ${id} ${at}`),
  );
}

function fail(): never {
  throw new Error("it was made before");
}
