import { createPublicKey, verify } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toSecrets } from "../base/data-folder.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { openPushStandIn, type PushStandIn } from "../testing/open-push-stand-in.ts";
import { isPushAddress, toPushToken } from "./push-address.ts";
import { deliver, type Message } from "../deliver/deliver.ts";
import { createLastDayJob } from "./last-day-job.ts";
import { toVapidKeys } from "./vapid-keys.ts";

const MINUTE_MS = 60_000;
const message: Message = {
  source: "test",
  cls: "own",
  dedupe: "one",
  title: "제목",
  body: "본문",
  path: "/notice",
};

describe.each(DATABASE_KINDS)("a message to a teacher's devices on %s", (kind) => {
  let service: PushStandIn;
  let server: TestServer;
  let teacher: TestTeacher;
  let phone: ReturnType<PushStandIn["subscribe"]>;

  beforeEach(async () => {
    service = await openPushStandIn();
    server = await buildTestServer(kind, {
      env: { DAMIM_PUSH_HOSTS: service.host, DAMIM_SUPPORT_EMAIL: "help@school.example" },
      deps: { fetchOutside: fetch },
    });
    teacher = await buildTeacher(buildServerBrowser(server));
    phone = service.subscribe("phone");
    await teacher.post("api/push/subscriptions", phone);
  });
  afterEach(async () => {
    await server.close();
    await service.close();
  });

  const tell = (set: Partial<Message> = {}) =>
    server.database.tx((tx) => deliver(tx, [teacher.uid], { ...message, ...set }, Date.now()));
  const readOne = () =>
    server.database.queries.selectFrom("deliveries").selectAll().executeTakeFirst();
  const listDevices = () =>
    server.database.queries.selectFrom("push_subscriptions").selectAll().execute();
  const listSaved = async () => {
    const row = await server.database.queries
      .selectFrom("rows")
      .select("data")
      .where("kind", "=", "pushTokens")
      .executeTakeFirst();
    return row ? (JSON.parse(row.data) as { fcmToken_data: string[] }).fcmToken_data : [];
  };

  it("is taken once, encrypted, with the installation's signature", async () => {
    await tell();
    await tell();
    await server.deliveries.turn();
    await server.deliveries.turn();

    expect(service.taken).toHaveLength(1);
    const [taken] = service.taken;
    if (!taken) throw new Error("nothing was taken");
    const { headers, body } = taken;
    expect(headers["content-encoding"]).toBe("aes128gcm");
    expect(headers["urgency"]).toBe("high");
    expect(body.toString("utf8")).not.toContain("본문");
    const [, jwt = "", key = ""] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(headers["authorization"])) ?? [];
    expect(isSigned(jwt, key)).toBe(true);
    expect(JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString())).toMatchObject({
      aud: `http://${service.host}`,
      sub: "mailto:help@school.example",
    });
    expect(await readOne()).toMatchObject({ state: "over", attempts: 1, last_failure: null });
  });

  it("goes with its cause: what is taken back is told to nobody", async () => {
    const failed = server.database.tx(async (tx) => {
      await deliver(tx, [teacher.uid], message, Date.now());
      throw new Error("the cause failed");
    });
    await expect(failed).rejects.toThrow("the cause failed");
    await server.deliveries.turn();

    expect(service.taken).toEqual([]);
  });

  it.each([404, 410])("answered %s takes the device out of the list", async (status) => {
    service.answerNext(status);
    await tell();
    await server.deliveries.turn();

    expect(await listDevices()).toEqual([]);
    expect(await listSaved()).toEqual([]);
    expect(await readOne()).toMatchObject({ state: "over" });
  });

  it("answered 413 goes again without its body", async () => {
    service.answerNext(413);
    await tell({ body: "긴".repeat(300) });
    await server.deliveries.turn();

    const [first, second] = service.taken;
    expect(service.taken).toHaveLength(2);
    expect(second?.body.length).toBeLessThan(first?.body.length ?? 0);
    expect(await readOne()).toMatchObject({ state: "over" });
  });

  it("answered 429 waits as long as it was told", async () => {
    service.answerNext({ status: 429, retryAfter: "90" });
    await tell();
    await server.deliveries.turn();
    server.moveClock(MINUTE_MS);
    await server.deliveries.turn();
    expect(service.taken).toHaveLength(1);

    server.moveClock(MINUTE_MS);
    await server.deliveries.turn();
    expect(service.taken).toHaveLength(2);
    expect(await readOne()).toMatchObject({ state: "over", attempts: 2 });
  });

  it.each([500, 429, "cut"] as const)("goes again after %s", async (answer) => {
    service.answerNext(answer);
    await tell();
    await server.deliveries.turn();
    expect(await readOne()).toMatchObject({ state: "waiting", attempts: 1 });

    server.moveClock(MINUTE_MS);
    await server.deliveries.turn();
    expect(await readOne()).toMatchObject({ state: "over" });
    expect((await listDevices())[0]).toMatchObject({ failures: 0 });
  });

  it("is not put off for as long as a clock ran ahead", async () => {
    server.moveClock(12 * 60 * MINUTE_MS);
    service.answerNext(500);
    await tell({ ttlMs: 24 * 60 * MINUTE_MS });
    await server.deliveries.turn();
    expect(await readOne()).toMatchObject({ state: "waiting", attempts: 1 });

    server.moveClock(-12 * 60 * MINUTE_MS);
    await server.deliveries.turn();
    expect(await readOne()).toMatchObject({ state: "over" });
  });

  it.each([400, 401, 403])(
    "answered %s removes nothing and leaves the host alone",
    async (status) => {
      service.answerNext(status);
      await tell();
      await server.deliveries.turn();
      server.moveClock(5 * MINUTE_MS);
      await tell({ dedupe: "two" });
      await server.deliveries.turn();
      expect(service.taken).toHaveLength(1);
      expect((await listDevices())[0]).toMatchObject({ last_failure: `${status}` });

      server.moveClock(6 * MINUTE_MS);
      await server.deliveries.turn();
      expect(service.taken).toHaveLength(3);
    },
  );

  it("is forgotten when nobody needs it any more", async () => {
    service.answerNext(500);
    await tell({ ttlMs: 20_000 });
    await server.deliveries.turn();

    expect(await readOne()).toMatchObject({ state: "over" });
  });

  it("reaches each device once, however often it is tried", async () => {
    await teacher.post("api/push/subscriptions", service.subscribe("tablet"));
    service.answerNext(201, 500);
    await tell();
    await server.deliveries.turn();
    server.moveClock(MINUTE_MS);
    await server.deliveries.turn();

    const [first, second, third] = service.taken.map(({ path }) => path);
    expect(service.taken).toHaveLength(3);
    expect(second).toBe(third);
    expect(first).not.toBe(second);
  });

  it("is counted for admins alone, without a word of it", async () => {
    await tell();
    const row = { user_id: teacher.uid, role: "admin", given_at: 0 };
    expect((await teacher.fetch("api/admin/deliveries")).status).toBe(403);
    await server.database.queries.insertInto("roles").values(row).execute();

    const text = await (await teacher.fetch("api/admin/deliveries")).text();

    expect(JSON.parse(text)).toEqual({
      waiting: 1,
      settledToday: 0,
      devices: 1,
      failingDevices: 0,
      failures: [],
    });
    expect(text).not.toContain("제목");
  });

  it("ends with the session that gave the address", async () => {
    await teacher.post("api/auth/sign-out", {});
    await tell();
    await server.deliveries.turn();

    expect(service.taken).toEqual([]);
  });

  it("takes no address of the house and none that is no push service's", async () => {
    for (const endpoint of [
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://192.168.0.1/x",
      "https://fcm.googleapis.com.evil.example/x",
      "https://user@fcm.googleapis.com/x",
    ]) {
      expect(isPushAddress(endpoint, []), endpoint).toBe(false);
      const answer = await teacher.post("api/push/subscriptions", { ...phone, endpoint });
      expect(answer.status, endpoint).toBe(422);
    }
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/x",
      "https://updates.push.services.mozilla.com/wpush/v2/x",
      "https://web.push.apple.com/x",
      "https://wns2-par02p.notify.windows.com/w/x",
    ])
      expect(isPushAddress(endpoint, []), endpoint).toBe(true);
  });

  it("is tried out by the teacher, who then hears that it was on the screen", async () => {
    expect((await teacher.post("api/push/test", {})).status).toBe(200);
    await server.deliveries.turn();
    await teacher.post("api/push/shown", { endpoint: phone.endpoint });
    const reply: unknown = await (await teacher.fetch("api/push/key")).json();

    const device = { token: toPushToken(phone.endpoint), isThis: true, failure: null };
    expect(reply).toMatchObject({ devices: [device] });
    expect(JSON.stringify(reply)).not.toContain(phone.endpoint);
    for (let n = 0; n < 5; n++) await teacher.post("api/push/test", {});
    expect((await teacher.post("api/push/test", {})).status).toBe(429);
  });

  it("does not come to a device that several people use", async () => {
    await teacher.post("api/device", { use: "shared" });

    expect((await teacher.post("api/push/subscriptions", service.subscribe("x"))).status).toBe(422);
  });

  it("is heard by an open page without any push service", async () => {
    const stream = await teacher.fetch(`api/live?scopes=t/${teacher.uid}/profile`);
    const reader = stream.body?.getReader();
    await tell();
    await server.deliveries.turn();
    let text = "";
    while (!text.includes("event: toast")) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    await reader?.cancel();

    expect(text).toContain('"title":"제목"');
  });

  it("tells a device on its seventh day, and it alone, that it rests from tomorrow on", async () => {
    server.moveClock(6 * 24 * 60 * MINUTE_MS);
    await teacher.post("api/push/subscriptions", service.subscribe("tablet"));
    await createLastDayJob(server).run();
    await server.deliveries.turn();
    expect(service.taken).toEqual([]);

    server.moveClock(24 * 60 * MINUTE_MS);
    await createLastDayJob(server).run();
    await createLastDayJob(server).run();
    await server.deliveries.turn();
    expect(service.taken.map(({ path }) => path)).toEqual(["/phone"]);
    expect(await readOne()).toMatchObject({
      state: "over",
      body: "한동안 열지 않아 내일부터 알림을 쉬어요. 열면 다시 와요.",
    });
  });

  it("that is refused stands in the log by its reason alone", async () => {
    service.answerNext(403);
    await tell();
    await server.deliveries.turn();
    await teacher.fetch("api/push/key?refused=denied");
    await teacher.fetch(`api/push/key?refused=${phone.endpoint}`);

    const lines = server.logLines.join("\n");
    expect(lines).toContain('"why":"403"');
    expect(lines).toContain('"why":"denied"');
    expect(lines).not.toMatch(/제목|본문|\/phone/);
    expect(lines).not.toContain(phone.keys.auth);
  });

  it("stands in a list that devices cannot write", async () => {
    expect(await listSaved()).toEqual([
      expect.stringContaining(`***${toPushToken(phone.endpoint)}`),
    ]);
    const at = `${String(Date.now()).padStart(15, "0")}`;
    const op = { n: 1, kind: "pushTokens", id: "fcmToken", set: { fcmToken_data: [] }, at };
    const reply = await teacher
      .push(`t/${teacher.uid}/profile`, [op as never])
      .catch((error: unknown) => error);

    expect(JSON.stringify(reply)).not.toContain('"ok":true');
    expect(await listSaved()).toHaveLength(1);
  });
});

describe("the key by which push services know an installation", () => {
  it("is the same after a restart, and another one elsewhere", () => {
    const seed = new Uint8Array(32).fill(7);
    const keys = toVapidKeys(toSecrets(seed).vapid);

    expect(toVapidKeys(toSecrets(seed).vapid)).toEqual(keys);
    expect(toVapidKeys(toSecrets(new Uint8Array(32)).vapid)).not.toEqual(keys);
  });
});

function isSigned(jwt: string, key: string): boolean {
  const [head = "", claims = "", signature = ""] = jwt.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  return verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}
