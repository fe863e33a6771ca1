import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../base/settings/parse-config.ts";
import { toSecrets } from "../base/data-folder.ts";
import { seedClass } from "./seed-class.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";

describe.each(DATABASE_KINDS)("seedClass on %s", (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const seedAt = async (now: number) => {
    const config = parseConfig({});
    if (!config.ok) throw new Error("no settings are needed");
    const secrets = toSecrets(randomBytes(32));
    return seedClass({ config: config.value, secrets, database, now: () => now });
  };
  const listRows = () =>
    database.queries.selectFrom("rows").selectAll().orderBy("kind").orderBy("id").execute();

  it("makes a class of 26 with a month of attendance", async () => {
    const report = await seedAt(Date.UTC(2026, 10, 20, 1));

    const rows = await listRows();
    expect(report).toMatchObject({ studentCount: 26, markCount: 44 });
    expect(rows.filter((row) => row.kind === "student")).toHaveLength(26);
    expect(rows.filter((row) => row.kind === "attendanceMark")).toHaveLength(44);
    expect(rows.filter((row) => row.kind === "absencePaper")).toHaveLength(9);
    expect(rows.filter((row) => row.kind === "schoolYear").map(({ id }) => id)).toEqual(["2026"]);
    expect(new Set(rows.map(({ scope }) => scope.split("/").at(-1)))).toEqual(
      new Set(["2026", "profile"]),
    );
  });

  it("changes nothing when it runs again", async () => {
    await seedAt(Date.UTC(2026, 10, 20, 1));
    const before = await listRows();

    await seedAt(Date.UTC(2026, 10, 20, 5));

    expect(await listRows()).toEqual(before);
  });

  it("fills the class before a school morning has begun, and changes nothing later that day", async () => {
    const report = await seedAt(Date.UTC(2026, 10, 19, 20));
    expect(report).toMatchObject({ studentCount: 26, markCount: 44 });
    const before = await listRows();

    await seedAt(Date.UTC(2026, 10, 20, 5));

    expect(await listRows()).toEqual(before);
  });

  it("prepares both open years in the second half of February", async () => {
    await seedAt(Date.UTC(2026, 1, 20, 1));

    const years = (await listRows()).filter((row) => row.kind === "schoolYear");
    expect(years.map(({ id }) => id)).toEqual(["2025", "2026"]);
  });
});
