import { beforeEach, describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;

describe.each(DATABASE_KINDS)("a session that was seen before, on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  const ask = async (): Promise<number> =>
    (await teacher.fetch(`api/trash?scope=t/${teacher.uid}/2026`)).status;
  beforeEach(async () => {
    expect([await ask(), await ask()]).toEqual([200, 200]);
  });

  it("is dead at once when its row is gone", async () => {
    await server.database.queries.deleteFrom("sessions").execute();

    expect(await ask()).toBe(401);
    expect(await ask()).toBe(401);
  });

  it("ends at its time", async () => {
    server.moveClock(31 * DAY_MS);

    expect(await ask()).toBe(401);
  });

  it("does not vouch for the same token with another signature", async () => {
    for (const [name, value] of teacher.cookies) {
      const [token = "", signature = ""] = value.split(".");
      const other = signature.startsWith("A") ? "B" : "A";
      teacher.cookies.set(name, `${token}.${other}${signature.slice(1)}`);
    }

    expect(await ask()).toBe(401);
  });
});
