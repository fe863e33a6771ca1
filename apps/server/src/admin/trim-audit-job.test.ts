import { describe, expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../testing/open-test-database.ts";
import { audit } from "./audit.ts";
import { AUDIT_DAYS, createTrimAuditJob } from "./trim-audit-job.ts";

const DAY_MS = 86_400_000;

describe.each(DATABASE_KINDS)("what was done by a role on %s", (kind) => {
  it("is forgotten when two years are over, and not a day before", async () => {
    const database = await openTestDatabase(kind);
    const { queries } = database;
    const now = Date.now();
    const deed = { actorId: "u1", act: "reset-link" } as const;
    for (const days of [0, AUDIT_DAYS - 1, AUDIT_DAYS + 1]) {
      await audit(queries, now - days * DAY_MS, { ...deed, reason: `${days}` });
    }

    await createTrimAuditJob({ database, now: () => now }).run();

    const left = await queries.selectFrom("audit").select("reason").orderBy("at", "desc").execute();
    await database.close();
    expect(left.map(({ reason }) => reason)).toEqual(["0", `${AUDIT_DAYS - 1}`]);
  });
});
