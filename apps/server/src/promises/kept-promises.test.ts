import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toTextDigest } from "@damim/domain/record/long-text.ts";
import { toBoxPlace } from "@damim/domain/secret/secrets.ts";
import { createRow, DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { restoreSqlite } from "../backup/restore-sqlite.ts";
import { SQLITE_FILE } from "../db/open-database.ts";
import { eraseFromRestored } from "../backup/destroyed/erase-restored.ts";
import { LEDGER_FILE, readLedger } from "../backup/ledger/ledger-file.ts";
import { createCapsuleKeyPair, deriveLetterKey } from "../base/letter-key.ts";
import { openBox } from "../testing/capsule-boxes.ts";
import { changeRole } from "../admin/change-role.ts";
import { toDestroyDeps } from "../destruction/destroy-deps.ts";
import { createDestructionJob } from "../destruction/destruction-job.ts";
import { replayLedger } from "../destruction/replay-ledger.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { findTablesWith } from "../testing/find-tables-with.ts";
import { keepBrowser } from "../testing/keep-browser.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";

const YEAR = 2026;
const NAME = "한비밀";
const PHONE = "010-7777-8888";
const WORDS = "비밀 상담";
const US = "019aa0c4-0000-7000-8000-00000000aaaa";
const CONSULT = `2026-11-20~${US}~c1`;
const DAY_MS = 86_400_000;
/** What a backup of the night before has of all that promises are about. */
const TABLES = [
  "rows",
  "history",
  "scopes",
  "links",
  "family_push",
  "roles",
  "handovers",
  "destructions",
  "kept_promises",
] as const;
const digest = (text: string): string =>
  toTextDigest(createHash("sha256").update(text, "utf8").digest("hex"));
const KEY = "01900000-0000-7000-8000-000000000001";
const wrapped = { kdf: "pbkdf2-sha256", salt: "AA", rounds: 600_000, iv: "AA", key: "AA" };
const box = { k: KEY, iv: "A".repeat(16), c: "AAAA" };
const inlet = createCapsuleKeyPair();
const wordsOf = { keyId: KEY, wrapped, recovery: wrapped };
const lockOf = { ...wordsOf, inlet: { open: inlet.publicKey, box } };

describe.each(DATABASE_KINDS)("promises on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let scope: string;
  let profile: string;
  let ticks = 0;
  const start = Date.now() - 1_000_000;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = `t/${teacher.uid}/${YEAR}`;
    profile = `t/${teacher.uid}/profile`;
    await push(
      scope,
      make("student", US, { number: 3, name: "한비말", guardianPhone: PHONE }),
      op("student", US, { name: NAME }),
      make("consult", CONSULT, {
        day: "2026-11-20",
        studentIds: [US],
        who: "student",
        way: "face",
        body: `${WORDS} 하나`,
      }),
      op("consult", CONSULT, { body: `${WORDS} 둘`, from: digest(`${WORDS} 하나`) }),
    );
    const setting = { mode: "homeroom", teachesOtherClasses: false, school: "한빛초" };
    await push(profile, make("schoolYear", String(YEAR), { ...setting, grade: 3, classNo: "2" }));
  });
  afterEach(() => server.close());

  const op = (of: string, id: string, set: object, stamps?: readonly string[]): Op => {
    const at = toStamp(start, ++ticks, "d1");
    const told = stamps && Object.fromEntries(Object.keys(set).map((field) => [field, at]));
    return { n: ticks, kind: of, id, set: { ...set }, at, ...(told && { stamps: told }) };
  };
  const make = (of: string, id: string, set: object) =>
    op(of, id, createRow("", "", { ...set }).set);
  async function push(to: string, ...ops: readonly Op[]): Promise<void> {
    const { results } = await teacher.push(to, ops);
    expect(results.filter(({ refusal }) => refusal)).toEqual([]);
  }
  const stepUp = () => teacher.post("api/step-up", { password: teacher.password });
  const replay = () => replayLedger(toDestroyDeps({ ...server, now: Date.now }));

  /** What stands there now, to be put back later as a backup is. */
  async function backUp(): Promise<() => Promise<number>> {
    const { database } = server;
    const kept = await Promise.all(
      TABLES.map(
        async (table) =>
          [table, await database.queries.selectFrom(table).selectAll().execute()] as const,
      ),
    );
    return async () => {
      await database.tx(async (queries) => {
        for (const [table, rows] of kept) {
          await queries.deleteFrom(table).execute();
          for (const row of rows)
            await queries
              .insertInto(table)
              .values(row as never)
              .execute();
        }
      });
      const count = await eraseFromRestored(database, database.dataDir);
      await replay();
      return count;
    };
  }
  const rowsOf = ({ rows }: Awaited<ReturnType<TestTeacher["push"]>>, of: string) =>
    rows.find(([, id]) => id === of)?.[2];
  const readProfile = async (of: string) =>
    (await teacher.push(profile, [])).rows.find(([name]) => name === of)?.[2];

  const turnToNumbers = async (): Promise<void> => {
    await push(profile, op("schoolYear", String(YEAR), { numbersOnly: true }));
    await push(scope, op("student", US, { name: "3번", guardianPhone: null }));
    await stepUp();
    const { left } = await readJson<{ left: number }>(
      await teacher.post("api/numbers-only/forget-names", { scope }),
    );
    expect(left).toBe(0);
  };
  const lock = async (): Promise<void> => {
    await push(profile, make("vault", "vault", lockOf));
    await push(scope, op("consult", CONSULT, { body: box, from: digest(`${WORDS} 둘`) }));
    await stepUp();
    const body = { scope, kind: "consult", ids: [CONSULT] };
    expect(await readJson(await teacher.post("api/vault/forget-plain", body))).toEqual({
      kept: [],
    });
  };

  describe("are kept again in a database from before them", () => {
    it("번호만 쓰기: no name and no telephone stands anywhere, and the setting is on", async () => {
      const restore = await backUp();
      await turnToNumbers();
      expect(await restore()).toBe(1);

      for (const word of [NAME, "한비말", PHONE])
        expect(await findTablesWith(server, word)).toEqual([]);
      expect(await readProfile("schoolYear")).toMatchObject({ numbersOnly: true });
      // A device that comes back with a name of its own brings none either.
      const { results } = await teacher.push(scope, [op("student", US, { name: NAME })]);
      expect(results[0]?.refusal).toMatchObject({ detail: "numbers-only" });
    });

    it("기록 잠그기: what consultations were is nowhere, and comes by nothing that devices tell", async () => {
      const restore = await backUp();
      await lock();
      expect(await restore()).toBe(2);
      expect(await findTablesWith(server, WORDS)).toEqual([]);

      const row = { ...lockOf, isForgotten: true };
      await push(profile, op("vault", "vault", { [DEAD]: false, ...row }, []));
      await push(scope, op("consult", CONSULT, { body: box }, []));

      expect(await findTablesWith(server, WORDS)).toEqual([]);
      // Whether it forgot, it says by itself: what another life of it did is no fact.
      expect(await readProfile("vault")).not.toHaveProperty("isForgotten");
    });

    it("기록 잠그기: a fresh device meets the lock and its words, and whoever has the key reads what was written", async () => {
      const restore = await backUp();
      await lock();
      const again = { ...wrapped, salt: "BB" };
      await push(profile, op("vault", "vault", { wrapped: again }));
      await restore();

      expect(await readProfile("vault")).toMatchObject({ ...lockOf, wrapped: again });
      const fresh = { ...lockOf, keyId: KEY.replace(/1$/, "2") };
      const { results } = await teacher.push(profile, [make("vault", "vault", fresh)]);
      expect(results[0]?.refusal).toMatchObject({ detail: "closed-already" });
      const rows = (await teacher.push(scope, [])).rows;
      const { body } = Object(rows.find(([, id]) => id === CONSULT)?.[2]);
      const aad = toBoxPlace(scope, "consult", CONSULT, "body");
      const key = deriveLetterKey(inlet.privateKey, { ephemeral: body.e, aad }) ?? "";
      expect(JSON.parse(await openBox(body, key, aad))).toBe(`${WORDS} 둘`);
      // Nothing that opened it by the words of before stands in the ledger.
      const text = readFileSync(path.join(server.database.dataDir, LEDGER_FILE), "utf8");
      expect(text.match(/"lock":/g)).toHaveLength(1);
      await push(scope, op("consult", CONSULT, { body: box, from: digest(body.c) }));
      expect(rowsOf(await teacher.push(scope, []), CONSULT)).not.toHaveProperty("forked");
    });

    it("기록 잠그기: a lock without an inlet gets one, once, and each key has its own", async () => {
      const restore = await backUp();
      await push(profile, make("vault", "vault", wordsOf));
      await restore();
      expect(await readProfile("vault")).toMatchObject(wordsOf);

      await push(profile, op("vault", "vault", { inlet: lockOf.inlet }));
      const other = { ...lockOf.inlet, open: "B".repeat(87) };
      await push(profile, op("vault", "vault", { inlet: other }));
      expect(await readProfile("vault")).toMatchObject({ inlet: lockOf.inlet });
      await push(profile, op("vault", "vault", { isOff: true }));
      const keyId = KEY.replace(/1$/, "2");
      await push(profile, op("vault", "vault", { ...wordsOf, keyId, isOff: null }));
      const renewed = Object(await readProfile("vault"));
      expect(renewed.inlet ?? null).toBeNull();
      expect(renewed.former).toMatchObject([{ keyId: KEY, inlet: lockOf.inlet }]);
    });

    it("what was booked to go goes on its day, and what was called off never", async () => {
      const book = async () => {
        await stepUp();
        return teacher.post("api/destructions", { year: YEAR, studentId: US });
      };
      const id = `${YEAR}~${US}`;
      const readLine = async () =>
        rowsOf(await teacher.push(profile, []), id) as { dueAt: number } | undefined;
      const before = await backUp();
      await book();
      const line = await readLine();
      expect(await before()).toBe(1);
      expect(await readLine()).toMatchObject({ dueAt: line?.dueAt });

      const booked = await backUp();
      await teacher.fetch(`api/destructions/${id}`, { method: "DELETE" });
      await booked();
      expect(await readLine()).toBeNull();
      const now = () => Date.now() + 8 * DAY_MS;
      const job = createDestructionJob(toDestroyDeps({ ...server, now }));
      await job.run();
      expect(await findTablesWith(server, NAME)).not.toEqual([]);

      await book();
      await before();
      await job.run();
      expect(await findTablesWith(server, NAME)).toEqual([]);
    });

    it("an ended link opens nothing, and a role that was taken is nobody's", async () => {
      await teacher.post("api/links", { kind: "class", target: String(YEAR) });
      await keepBrowser(server.database.queries, teacher.uid, "x");
      const role = { role: "admin", given_at: start };
      await server.database.queries
        .insertInto("roles")
        .values(["else", teacher.uid].map((user_id) => ({ user_id, ...role })))
        .execute();
      const restore = await backUp();
      const { links } = await readJson<{ links: { id: string }[] }>(
        await teacher.fetch("api/links"),
      );
      await teacher.fetch(`api/links/${links[0]?.id}`, { method: "DELETE" });
      const change = { actorId: "else", uid: teacher.uid, to: null, reason: "" };
      await changeRole({ ...server, now: Date.now }, change);
      expect(await restore()).toBe(2);

      const { queries } = server.database;
      for (const table of ["links", "family_push"] as const)
        expect(await queries.selectFrom(table).select("code_hash").execute()).toEqual([]);
      expect(await queries.selectFrom("roles").select("user_id").execute()).toEqual([
        { user_id: "else" },
      ]);
    });

    it("an erased pupil: nobody, also in no envelope", async () => {
      const restore = await backUp();
      await stepUp();
      await teacher.post("api/destructions", { year: YEAR, studentId: US });
      const now = () => Date.now() + 8 * DAY_MS;
      await createDestructionJob(toDestroyDeps({ ...server, now })).run();
      expect(await restore()).toBe(1);

      for (const word of [NAME, WORDS]) expect(await findTablesWith(server, word)).toEqual([]);
    });
  });

  it.runIf(kind === "sqlite")("hold in a backup file that is put back", async () => {
    const { dataDir } = server.database;
    const { file } = await backupSqlite({ dataDir, keep: 9, now: Date.now() });
    expect(readFileSync(file).includes(WORDS)).toBe(true);
    await lock();
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), "damim-restored-"));
    cpSync(path.join(dataDir, LEDGER_FILE), path.join(elsewhere, LEDGER_FILE));

    const secret = { askWords: async () => "", isGivenUp: true };
    const to = { file, dataDir: elsewhere, now: Date.now(), secret };
    expect(await restoreSqlite(to)).toMatchObject({ ok: true, erasedYears: 2, differences: [] });
    const restored = readFileSync(path.join(elsewhere, SQLITE_FILE));
    expect(restored.includes(WORDS)).toBe(false);
    expect(restored.includes(inlet.publicKey)).toBe(true);
    rmSync(elsewhere, { recursive: true });
  });

  it("hold once, whatever is started again, and say no name in the ledger", async () => {
    const restore = await backUp();
    await turnToNumbers();
    await restore();
    const { kept } = readLedger(server.database.dataDir);
    expect(kept).toMatchObject([{ promise: "namesGone", uid: teacher.uid, of: "2026" }]);
    // Taken back: what is written then stays, through any start.
    await push(profile, op("schoolYear", String(YEAR), { numbersOnly: false }));
    await push(scope, op("student", US, { name: NAME }));
    await replay();
    await replay();

    expect(await findTablesWith(server, NAME)).toEqual(["rows"]);
    expect(readLedger(server.database.dataDir).kept).toMatchObject([{ isEnded: true }]);
    const text = readFileSync(path.join(server.database.dataDir, LEDGER_FILE), "utf8");
    expect(text).not.toContain(NAME);
  });

  it("made under an earlier release are noted by the next start", async () => {
    const { queries } = server.database;
    await turnToNumbers();
    await push(profile, op("schoolYear", String(YEAR), { namesGoneOn: "2026-11-20" }));
    await queries.deleteFrom("kept_promises").execute();
    await replay();
    expect(await queries.selectFrom("kept_promises").select("promise").execute()).toEqual([
      { promise: "namesGone" },
    ]);
  });

  describe("meet an archive from before them", () => {
    const takeArchive = async (who = teacher): Promise<Uint8Array> => {
      await who.post("api/step-up", { password: who.password });
      return new Uint8Array(await (await who.post("api/archive", {})).arrayBuffer());
    };
    const bringIn = async (zip: Uint8Array) => {
      await stepUp();
      return readJson<{ entries: { name: string; refused: { reason: string }[] }[] }>(
        await teacher.post("api/archive/import", zip),
      );
    };

    it("with no plain word of a consultation, in any table nor in the next archive", async () => {
      const zip = await takeArchive();
      await lock();
      const { entries } = await bringIn(zip);

      expect(entries.flatMap(({ refused }) => refused)).toEqual([]);
      expect(await findTablesWith(server, WORDS)).toEqual([]);
      expect(await findTablesWith(server, NAME)).toEqual(["history", "rows"].slice(1));
    });

    it("with a sentence, where a record is not here at all and nobody could lock it", async () => {
      const other = await buildTeacher(buildServerBrowser(server));
      const rows = [
        make("consult", "2026-11-21~s9~c9", {
          day: "2026-11-21",
          studentIds: ["s9"],
          who: "student",
          way: "face",
          body: WORDS,
        }),
      ];
      await other.push(`t/${other.uid}/${YEAR}`, rows);
      const zip = await takeArchive(other);
      await lock();
      const { entries } = await bringIn(zip);

      const [refused] = entries.flatMap((entry) => entry.refused);
      expect(refused?.reason).toMatch(/^기록을 잠그는 계정이라/);
      const { queries } = server.database;
      const here = await queries
        .selectFrom("rows")
        .select("data")
        .where("scope", "=", scope)
        .execute();
      expect(JSON.stringify(here)).not.toContain(WORDS);
    });

    it("with numbers where the year has numbers alone", async () => {
      const zip = await takeArchive();
      await turnToNumbers();
      await server.database.queries.deleteFrom("rows").where("id", "=", US).execute();
      await bringIn(zip);

      for (const word of [NAME, "한비말", PHONE])
        expect(await findTablesWith(server, word)).toEqual([]);
      const rows = (await teacher.push(scope, [])).rows;
      expect(rows.find(([, id]) => id === US)?.[2]).toMatchObject({ name: "3번", number: 3 });
    });
  });
});
