import { sql } from "kysely";
import { expect, it } from "vitest";
import { findTablesWith } from "../../testing/find-tables-with.ts";
import { DATABASE_KINDS, openTestDatabase } from "../../testing/open-test-database.ts";
import { addToLedger } from "../ledger/ledger-file.ts";
import { eraseFromRestored } from "./erase-restored.ts";

const US = "019aa0c4-0000-7000-8000-00000000aaaa";
const MARKER = "한비밀";

it.each(DATABASE_KINDS)(
  "a %s backup of a release that knew no erased pupil brings none back either",
  async (kind) => {
    const database = await openTestDatabase(kind);
    const { queries } = database;
    await sql`alter table scopes drop column erased`.execute(queries);
    for (const table of ["destructions", "handovers", "kept_promises"])
      await queries.schema.dropTable(table).execute();
    const scope = "t/u1/2026";
    await sql`insert into scopes (scope, seq, floor, clock) values (${scope}, 2, 0, '')`.execute(
      queries,
    );
    const row = { scope, kind: "student", stamps: "{}", dead_at: null };
    const data = (name: string) => JSON.stringify({ "~dead": false, number: 3, name });
    await queries
      .insertInto("rows")
      .values([
        { ...row, id: US, seq: 1, data: data(MARKER) },
        { ...row, id: "other", seq: 2, data: data("남는 이름") },
      ])
      .execute();
    const gone = { number: "2026-0001", requestedAt: 1, destroyedAt: 2, counts: {} };

    addToLedger(database.dataDir, {
      destroyed: [{ uid: "u1", year: 2026, studentId: US, ...gone }],
    });
    const erased = await eraseFromRestored(database, database.dataDir);

    expect(erased).toBe(1);
    expect(await findTablesWith({ database }, MARKER)).toEqual([]);
    expect(await findTablesWith({ database }, "남는 이름")).toEqual(["rows"]);
    await database.close();
  },
);
