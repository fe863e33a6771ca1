import { describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { FREE_ATTEMPTS } from "./sign-in-throttle.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("the password of who is signed in on %s", (kind) => {
  const server = serverOfEach(kind);

  const listSessions = () =>
    server.database.queries.selectFrom("sessions").select(["id", "expires_at"]).execute();

  it("is confirmed without another session and without moving the end of this one", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    await teacher.post("api/device", { use: "shared" });
    const before = await listSessions();

    const right = await teacher.post("api/auth/confirm-password", { password: teacher.password });
    const wrong = await teacher.post("api/auth/confirm-password", { password: "not this one" });

    expect(right.status).toBe(200);
    expect(wrong.status).toBe(403);
    expect(await readJson(wrong)).toMatchObject({ error: { type: "WrongSignIn" } });
    expect(right.headers.getSetCookie()).toEqual([]);
    expect(await listSessions()).toEqual(before);
  });

  it("is not that of another teacher", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const stranger = buildServerBrowser(server);

    const body = { password: teacher.password, email: teacher.email };
    const answer = await stranger.post("api/auth/confirm-password", body);

    expect(answer.status).toBe(401);
  });

  it("slows a guesser down as signing in does", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    for (let guess = 0; guess < FREE_ATTEMPTS; guess += 1) {
      await teacher.post("api/auth/confirm-password", { password: `guess ${guess}` });
    }
    expect(server.pauses).toEqual([]);

    await teacher.post("api/auth/confirm-password", { password: "one more" });
    const answer = await teacher.post("api/auth/confirm-password", { password: teacher.password });

    expect(server.pauses).toHaveLength(1);
    expect(answer.status).toBe(200);
  });

  it("is not guessed faster at several doors", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    for (let guess = 0; guess < FREE_ATTEMPTS; guess += 1) {
      const door = guess % 2 === 0 ? "api/step-up" : "api/auth/confirm-password";
      await teacher.post(door, { password: `guess ${guess}` });
    }
    await teacher.post("api/step-up", { password: "one more" });

    expect(server.pauses).toHaveLength(1);
  });
});
