import { describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, signIn } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("secrets on %s", (kind) => {
  // With the hash of the real server.
  const server = serverOfEach(kind, { deps: { passwordHash: undefined } });

  it("that are passwords are kept as slow hashes with a salt each", async () => {
    const first = await buildTeacher(buildServerBrowser(server));
    await buildTeacher(buildServerBrowser(server));
    const rows = await server.database.queries.selectFrom("accounts").select("password").execute();
    const [one = "", two = ""] = rows.map(({ password }) => password ?? "");

    // The same password: scrypt with 16 bytes of salt and 64 of hash.
    for (const kept of [one, two]) expect(kept).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(one.split(":")[1]).not.toBe(two.split(":")[1]);
    expect(JSON.stringify(rows)).not.toContain(first.password);
  });

  it("that are sessions are long, and new at each sign-in", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    await signIn(teacher, teacher);
    await signIn(teacher, teacher);
    const rows = await server.database.queries.selectFrom("sessions").select("token").execute();

    expect(new Set(rows.map(({ token }) => token)).size).toBe(3);
    // 62 letters: 32 of them are 190 bits.
    for (const { token } of rows) expect(token).toMatch(/^[A-Za-z0-9]{32,}$/);
  });

  it("that are links are kept as hashes or end after one use, and are never in the log", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    await teacher.post("api/step-up", { password: teacher.password });
    await teacher.post("api/account/email", { newEmail: "next@home.example" });
    const link = server.mails.map(({ action }) => action?.link ?? "").find(isChange) ?? "";
    const token = link.split("change=")[1] ?? "";
    const kept = await server.database.queries.selectFrom("email_changes").selectAll().execute();

    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(kept)).not.toContain(token);
    await teacher.post("api/account/email/confirm", { token });
    expect(server.logLines.join()).not.toContain(token);
    expect(server.logLines.join()).not.toContain(teacher.password);
  });
});

function isChange(link: string): boolean {
  return link.includes("change=");
}
