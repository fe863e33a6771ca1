import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "./testing/build-teacher.ts";
import { callRoute, PASSKEY_ID, type ReachedOwner } from "./testing/call-route.ts";
import { uploadFile } from "./testing/upload-file.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("every route on %s", (kind) => {
  const server = serverOfAll(kind);
  let owner: ReachedOwner;
  let callers: Record<"anonymous" | "owner" | "other" | "revoked" | "stopped", TestBrowser>;
  beforeAll(async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const { id } = await uploadFile(teacher, Buffer.from("한비밀 상담 메모"));
    owner = { ...teacher, fileId: id };
    const ops = [buildStudentOp(1, toStamp(Date.now(), 0, "d1"), { name: "한비밀" })];
    await owner.push(`t/${owner.uid}/2026`, ops);
    await server.database.queries
      .insertInto("passkeys")
      .values({
        id: PASSKEY_ID,
        name: "한비밀 선생님 휴대폰",
        public_key: "",
        user_id: owner.uid,
        credential_id: "x",
        counter: 0,
        device_type: "singleDevice",
        backed_up: 0,
        transports: null,
        aaguid: null,
        created_at: new Date(0).toISOString(),
        last_used_at: null,
      })
      .execute();
    const revoked = await buildTeacher(buildServerBrowser(server));
    await server.database.queries
      .deleteFrom("sessions")
      .where("user_id", "=", revoked.uid)
      .execute();
    const other = await buildTeacher(buildServerBrowser(server));
    // As far as she gets: with her own password.
    await other.post("api/step-up", { password: other.password });
    // As far as anybody gets: an admin, whom another admin stopped.
    const stopped = await buildTeacher(buildServerBrowser(server));
    const { queries } = server.database;
    const given = { user_id: stopped.uid, role: "admin", given_at: Date.now() } as const;
    await queries.insertInto("roles").values(given).execute();
    const until = Date.now() + 3_600_000;
    const suspension = { user_id: stopped.uid, until, reason: "시험" };
    await queries.insertInto("suspensions").values(suspension).execute();
    callers = {
      anonymous: buildServerBrowser(server),
      owner,
      other,
      revoked,
      stopped,
    };
  });

  it("is found by one expression: no fixed address stands where another one has an id", async () => {
    await server.app.request("/damim/api/health");

    // Hono goes over to walking a tree with each request where two addresses can be mistaken for each other.
    expect(server.app.router.name).toBe("SmartRouter + RegExpRouter");
  });

  it("stands in the route table", () => {
    const { basePath } = server.config;
    const declared = new Set(
      server.routes.map(({ method, path }) => `${method} ${basePath}${path}`),
    );

    const undeclared = server.app.routes
      .filter(({ method, path }) => path !== "/*" && !declared.has(`${method} ${path}`))
      .map(({ method, path }) => `${method} ${path}`);

    // What is left serves the web app's own files, the same for everybody, and the 404 below api/.
    expect(undeclared).toEqual(["ALL /damim/api/*", "GET /", "GET /damim", "GET /damim/*"]);
  });

  it("lets nobody in who is not signed in, unless it is declared for anyone", async () => {
    for (const route of server.routes) {
      for (const name of ["anonymous", "revoked"] as const) {
        const { status } = await callRoute(callers[name], route, owner);
        const where = `${route.method} ${route.path} as ${name}`;
        if (route.who !== "anyone") expect(status, where).toBe(401);
        else expect(status, where).toBeLessThan(500);
      }
    }
  });

  it("says how much it takes, and reads no more", async () => {
    const larger: Record<string, number> = {};
    for (const route of server.routes) {
      if (route.method !== "POST") continue;
      const where = `${route.method} ${route.path}`;
      if (route.bodyMaxBytes) larger[where] = route.bodyMaxBytes;
      const most = route.bodyMaxBytes ?? (route.who === "anyone" ? 8 : 64) * 1024;
      const { status } = await callRoute(callers.owner, route, owner, {
        "content-length": String(most + 1),
      });

      expect(status, where).toBe(413);
    }
    const MB = 1024 * 1024;

    // Of all others 64 KB, of those for anybody 8 KB.
    expect(larger).toEqual({
      "POST api/book/:code/claims": 4_096,
      "POST api/book/:code/mine": 4_096,
      "POST api/book/:code/mine/move": 4_096,
      "POST api/book/:code/mine/cancel": 4_096,
      "POST api/capsule/:code/letters": 2_655_744,
      "POST api/class/:code/push": 4_096,
      "POST api/class/:code/push/end": 4_096,
      "POST api/class/:code/reports": 4_096,
      "POST api/class/:code/reports/mine": 4_096,
      "POST api/class/:code/reports/take-back": 4_096,
      "POST api/ocr/roster": 8_001_000,
      "POST api/ocr/receipt": 8_001_000,
      "POST api/documents/pdf": 20 * MB,
      "POST api/archive/import": 128 * MB,
      "POST api/sync": 3 * MB,
      "POST api/files/:id/parts": MB,
      "POST api/cafe/posts": MB / 16,
      "POST api/templates": MB / 8,
      "POST api/ai/complete": MB / 16,
      "POST api/push/subscriptions": 2048,
      "POST api/push/test": 2048,
      "POST api/push/shown": 2048,
      "POST api/pad/rooms": MB / 4,
      "POST api/pad/files/:id/parts": MB,
      "POST api/pad/rooms/:id/files/:fileId/parts": MB,
      "POST api/pad/sync": 3 * MB,
      "POST api/pad/hand-in": MB / 8,
      "POST api/report": MB / 16,
    });
  });

  it.each(["api/auth/sign-in/email", "api/sync"])(
    "counts what comes to %s without saying how much it is",
    async (path) => {
      const cookie = [...callers.owner.cookies].map((pair) => pair.join("=")).join("; ");
      const origin = server.config.origin;
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1024 * 1024;
          if (sent > 20 * 1024 * 1024) return controller.close();
          controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
        },
      });
      const init = {
        method: "POST",
        headers: { origin, cookie, "content-type": "application/json" },
        body,
        // Node asks for it; the types of the browser do not know it.
        duplex: "half",
      };
      const answer = await server.app.request(`${origin}/damim/${path}`, init);

      expect(answer.status).toBe(413);
      expect(sent).toBeLessThan(8 * 1024 * 1024);
    },
  );

  it("lets nobody in without the role that it asks for", async () => {
    for (const route of server.routes) {
      if (route.who !== "admin" && route.who !== "moderator") continue;
      const { status } = await callRoute(callers.other, route, owner);

      expect(status, `${route.method} ${route.path}`).toBe(403);
    }
  });

  it("asks who sits there before an admin changes anything", () => {
    const open = server.routes.filter(
      (route) => route.who === "admin" && route.method !== "GET" && !route.stepsUp,
    );

    // Looks at services, and changes nothing.
    expect(open.map(({ path }) => path)).toEqual(["api/admin/services/check"]);
  });

  it("keeps what guests and machines find out of search engines", async () => {
    for (const route of server.routes.filter(({ method }) => method === "GET")) {
      const { headers } = await callRoute(callers.anonymous, route, owner);
      expect(headers.get("x-robots-tag"), `${route.method} ${route.path}`).toBe("noindex");
    }
    const pages = [
      "answer/x",
      "answer",
      "padIt",
      "padIt/x",
      "book/x",
      "board/x",
      "capsule/x",
      "seat",
    ];
    for (const page of pages) {
      const { headers } = await callers.anonymous.fetch(page);
      expect(headers.get("x-robots-tag"), page).toBe("noindex");
    }
  });

  it("takes nothing from an account that an admin stopped, but what is declared", async () => {
    const open: Record<string, string[]> = {};
    for (const route of server.routes) {
      if (route.who === "anyone" || route.who === "pad" || route.method === "GET") continue;
      const where = `${route.method} ${route.path}`;
      if (route.whileStopped) {
        (open[route.whileStopped] ??= []).push(where);
        continue;
      }
      const { status, text } = await callRoute(callers.stopped, route, owner);

      expect(status, where).toBe(403);
      expect(text, where).toContain("Suspended");
      expect(text, where).toMatch(/이유: 시험\. 쓴 내용은/);
    }

    // A new one stands here with a reason that holds: see `WhileStopped`.
    expect(open).toEqual({
      account: [
        "POST api/auth/confirm-password",
        "POST api/step-up/passkey/options",
        "POST api/step-up/passkey",
        "POST api/second-factor",
        "POST api/second-factor/confirm",
        "POST api/second-factor/recovery-codes",
        "DELETE api/second-factor",
        "POST api/passkey-options",
        "POST api/passkeys",
        "POST api/passkeys/:id/name",
        "DELETE api/passkeys/:id",
        "POST api/device",
        "POST api/step-up",
        "POST api/account/email",
        "POST api/account/email/confirm",
        "DELETE api/account/email",
        "POST api/account/password",
        "POST api/account/deletion",
        "DELETE api/account/deletion",
        "DELETE api/other-devices",
        "DELETE api/devices/:id",
        "POST api/push/subscriptions",
        "DELETE api/push/subscriptions",
        "POST api/push/shown",
      ],
      "own-data": ["POST api/archive"],
      reads: ["POST api/sync"],
      answer: ["POST api/cafe/letters", "POST api/cafe/appeals"],
      // Pupils of a room that goes on are let in, and put out; what she shared can be taken back, and records may stay.
      ends: [
        "DELETE api/destructions/:id",
        "POST api/handovers/:id/withdraw",
        "DELETE api/links/:id",
        "POST api/pad/rooms/:id/close",
        "POST api/pad/rooms/:id/people",
      ],
    });
  });

  it("lets an account that an admin stopped read by sync, and takes no op of it", async () => {
    const session = await callers.stopped.fetch("api/session");
    const { user } = await readJson<{ readonly user: { readonly id: string } }>(session);
    const sync = async (ops: readonly Op[]): Promise<number> => {
      const scopes = [{ scope: `t/${user.id}/2026`, since: 0, ops }];
      return (await callers.stopped.post("api/sync", { protocol: 1, scopes })).status;
    };

    expect(await sync([])).toBe(200);
    expect(await sync([buildStudentOp(1, toStamp(Date.now(), 0, "d1"))])).toBe(403);
  });

  it("shows no row of one teacher to another and takes none", async () => {
    const texts = [];
    for (const route of server.routes) {
      for (const name of ["anonymous", "other", "revoked"] as const) {
        texts.push((await callRoute(callers[name], route, owner)).text);
      }
    }
    const rows = await server.database.queries.selectFrom("rows").selectAll().execute();
    const scopes = await server.database.queries.selectFrom("scopes").selectAll().execute();

    expect(texts.join()).not.toContain("한비밀");
    expect(rows.map(({ id }) => id)).toEqual(["s1"]);
    const files = await server.database.queries.selectFrom("files").selectAll().execute();
    expect(files.map(({ owner_id, id, state }) => [owner_id, id, state])).toEqual([
      [owner.uid, owner.fileId, "ready"],
    ]);
    expect(scopes.map(({ scope }) => scope)).toEqual([`t/${owner.uid}/2026`]);
    const passkeys = await server.database.queries.selectFrom("passkeys").selectAll().execute();
    expect(passkeys).toMatchObject([{ id: PASSKEY_ID, name: "한비밀 선생님 휴대폰" }]);
  });

  it("answers its owner", async () => {
    const sync = server.routes.find(({ path }) => path === "api/sync");

    expect(sync && (await callRoute(callers.owner, sync, owner)).text).toContain("한비밀");
    const content = server.routes.find(({ path }) => path === "api/files/:id/content");
    expect(content && (await callRoute(callers.owner, content, owner)).text).toContain("한비밀");
  });

  it("carries the security headers, errors and unknown paths too", async () => {
    for (const path of ["api/healthz", "api/session", "api/unknown", "assets/unknown.js", "x"]) {
      const { headers } = await callers.anonymous.fetch(path);

      expect(headers.get("content-security-policy"), path).toContain("trusted-types damim");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.get("permissions-policy"), path).toContain("camera=()");
    }
  });
});

describe.each(DATABASE_KINDS)("a GET on %s", (kind) => {
  const server = serverOfAll(kind, { isMailConfigured: true });

  it("signs nobody in, but on the way back that the same browser began", async () => {
    const person = { email: "led@school.example", password: "봄날의 운동장 열 바퀴", name: "별" };
    await buildServerBrowser(server).post("api/auth/sign-up/email", person);
    const { search } = new URL(server.mails[0]?.action?.link ?? "");
    const led = buildServerBrowser(server);
    for (const { method, path } of server.routes) {
      if (method !== "GET") continue;
      await (await led.fetch(path + search)).body?.cancel();
      expect([...led.cookies.keys()].join(), path).not.toContain("session_token");
    }

    const exceptions = server.routes.filter((route) => "signsIn" in route);
    expect(exceptions.map(({ path }) => path)).toEqual(["api/auth/callback/google"]);
    // The same link signs in whoever says so.
    await led.post("api/auth/verify-email", { token: new URLSearchParams(search).get("token") });
    expect([...led.cookies.keys()].join()).toContain("session_token");
  });
});
