import { beforeEach, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

interface Device {
  readonly id: string;
  readonly use: string | null;
  readonly lastSeenAt: number;
  readonly isThis: boolean;
}

describe.each(DATABASE_KINDS)("devices on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let home: TestBrowser;
  beforeEach(async () => {
    await teacher.post("api/device", { use: "own" });
    home = await signIn("shared");
  });

  const signIn = async (use: "own" | "shared"): Promise<TestBrowser> => {
    const browser = buildServerBrowser(server);
    const { email, password } = teacher;
    await browser.post("api/auth/sign-in/email", { email, password });
    await browser.post("api/device", { use });
    return browser;
  };
  const listDevices = async (browser: TestBrowser): Promise<readonly Device[]> =>
    (await readJson<{ devices: Device[] }>(await browser.fetch("api/devices"))).devices;
  const sync = async (browser: TestBrowser) => {
    const answer = await browser.post("api/sync", { protocol: 1, scopes: [] });
    const { error } = await readJson<{ error?: { type: string } }>(answer);
    return [answer.status, error?.type];
  };

  it("are listed with their use, and this one is marked", async () => {
    const devices = await listDevices(home);

    const uses = devices.map(({ use, isThis }) => `${use}${isThis ? ", this" : ""}`);
    expect(new Set(uses)).toEqual(new Set(["own", "shared, this"]));
    for (const { lastSeenAt } of devices) expect(Date.now() - lastSeenAt).toBeLessThan(60_000);
  });

  it("can be signed out one by one, and are told why at their next contact", async () => {
    const other = (await listDevices(teacher)).find(({ isThis }) => !isThis);

    await teacher.fetch(`api/devices/${other?.id}`, { method: "DELETE" });

    expect(await sync(home)).toEqual([401, "Revoked"]);
    expect(await sync(teacher)).toEqual([200, undefined]);
    expect(await sync(buildServerBrowser(server))).toEqual([401, "SignedOut"]);
  });

  it("can all be signed out but this one", async () => {
    const third = await signIn("own");

    const answer = await teacher.fetch("api/other-devices", { method: "DELETE" });

    expect(await readJson(answer)).toEqual({ endedCount: 2 });
    expect(await sync(third)).toEqual([401, "Revoked"]);
    expect(await listDevices(teacher)).toHaveLength(1);
  });

  it("of one teacher are out of another's reach", async () => {
    const stranger = await buildTeacher(buildServerBrowser(server));
    const [target] = await listDevices(teacher);

    const answer = await stranger.fetch(`api/devices/${target?.id}`, { method: "DELETE" });

    expect(await readJson(answer)).toEqual({ endedCount: 0 });
    expect(await listDevices(teacher)).toHaveLength(2);
  });

  it("are not revoked by an ordinary sign-out", async () => {
    const cookies = new Map(home.cookies);
    await home.post("api/auth/sign-out", {});
    for (const [name, value] of cookies) home.cookies.set(name, value);

    expect(await sync(home)).toEqual([401, "SignedOut"]);
  });

  it("do not sign themselves out this way", async () => {
    const own = (await listDevices(teacher)).find(({ isThis }) => isThis);

    const answer = await teacher.fetch(`api/devices/${own?.id}`, { method: "DELETE" });

    expect(answer.status).toBe(400);
    expect(await sync(teacher)).toEqual([200, undefined]);
  });
});
