import { DEAD } from "@damim/sync/change.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op } from "@damim/sync/protocol.ts";
import { pushOps } from "@damim/sync/server/push.ts";
import fc from "fast-check";
import { expect, it, describe } from "vitest";
import { createKyselySyncDatabase } from "../sync/kysely-sync-database.ts";
import { toLoneActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import { deepCount } from "../testing/deep-run.ts";
import { hashState } from "../testing/hash-state.ts";
import { DATABASE_KINDS, openTestDatabase } from "../testing/open-test-database.ts";
import { importArchive } from "./import-archive.ts";
import { createRowsPart } from "./rows-part.ts";
import { writeArchive } from "./write-archive.ts";

const RUNS = deepCount(2);
const START = Date.parse("2026-03-02T09:00:00+09:00");

const words = fc.oneof(fc.constant("=1+1"), fc.constant("남궁'별\n둘째 줄"), fc.string());
const student = fc.integer({ min: 1, max: 4 }).map((n) => `s${n}`);
const day = fc.constantFrom("2026-03-03", "2026-11-20");

/** A row of every kind, with fields of tomorrow in it. */
const row = fc.oneof(
  fc.record({
    kind: fc.constant("student"),
    id: student,
    set: fc.record(
      {
        number: fc.integer({ min: 1, max: 99 }),
        name: fc.constantFrom("김하린", "=강하늘"),
        note: fc.option(words.map((text) => text.slice(0, 100))),
        sex: fc.option(fc.constantFrom("male", "female")),
        tomorrow: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: ["number", "name"] },
    ),
  }),
  fc.record({ student, day }).map(({ student: studentId, day: on }) => ({
    kind: "attendanceMark",
    id: `${on}~${studentId}~late`,
    set: { day: on, studentId, kind: "late", reason: "illness", note: "버스" },
  })),
  fc.record({ student, day }).map(({ student: studentId, day: on }) => ({
    kind: "checkIn",
    id: `${on}~${studentId}`,
    set: { day: on, studentId, state: "awaited" },
  })),
  fc.constantFrom("2025", "2026").map((year) => ({
    kind: "schoolYear",
    id: year,
    set: { mode: "homeroom", teachesOtherClasses: false, school: "새봄", grade: 3, classNo: "2" },
  })),
);
const act = fc.record({
  row,
  year: fc.constantFrom("2025", "2026"),
  act: fc.constantFrom("create", "create", "edit", "delete"),
  at: fc.integer({ min: 0, max: 500 }),
  device: fc.constantFrom("d1", "d2"),
});

describe.each(DATABASE_KINDS)("an archive on %s", (kind) => {
  it(
    "makes an empty account equal to the one it came from, and again changes nothing",
    { timeout: 2_400_000 },
    async () => {
      const database = await openTestDatabase(kind);
      const sync = createKyselySyncDatabase(database);
      const commits: string[] = [];
      const parts = [
        createRowsPart({
          database,
          sync,
          policy: teacherPolicy,
          now: Date.now,
          onCommit: ({ scope }) => void commits.push(scope),
        }),
      ];
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 60 }), async (acts) => {
          const [from, to] = [`from${++run}`, `to${run}`];
          for (const [n, { row: made, year, act: sort, at, device }] of acts.entries()) {
            const last = made.kind === "schoolYear" ? "profile" : year;
            const op: Op = {
              n,
              kind: made.kind,
              id: made.id,
              at: toStamp(START + at, n, device),
              set: sort === "delete" ? { [DEAD]: true } : { ...made.set, ...toCreation(sort) },
            };
            await pushOps(sync, teacherPolicy, checkedKinds, {
              actor: toLoneActor(from),
              scope: `t/${from}/${last}`,
              ops: [op],
              now: Date.now(),
            });
          }
          const stream = await writeArchive(parts, { uid: from }, Date.now());
          const zip = new Uint8Array(await new Response(stream).arrayBuffer());

          const first = await importArchive(parts, { uid: to }, zip);
          const hash = await hashState(database.queries, to);
          const commitCount = commits.length;
          const second = await importArchive(parts, { uid: to }, zip);

          expect(first).toMatchObject({ ok: true, value: { unknownEntries: [] } });
          expect(JSON.stringify(first)).not.toContain("reason");
          expect(hash).toBe(await hashState(database.queries, from));
          expect(second.ok).toBe(true);
          expect(await hashState(database.queries, to)).toBe(hash);
          expect(commits).toHaveLength(commitCount);
        }),
        { numRuns: RUNS, seed: 2026, endOnFailure: true },
      );
      expect(commits.length).toBeGreaterThan(RUNS);
      await database.close();
    },
  );
});

function toCreation(sort: "create" | "edit" | "delete") {
  return sort === "create" ? { [DEAD]: false } : {};
}
