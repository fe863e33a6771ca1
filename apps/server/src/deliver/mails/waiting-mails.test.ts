import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../../base/ports/mail.ts";
import { toSecrets } from "../../base/data-folder.ts";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../../testing/build-test-server.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { createWaitingMails } from "./waiting-mails.ts";

const HOUR_MS = 3_600_000;
const letter: Mail = {
  to: "guest@school.example",
  subject: "초대",
  heading: "초대",
  paragraphs: ["열어 보세요."],
  action: { label: "열기", link: "https://school.example/club#SECRET" },
};

describe.each(DATABASE_KINDS)("a mail that is written down beside its cause on %s", (kind) => {
  const secrets = toSecrets(randomBytes(32));
  const mails = createWaitingMails(secrets.mails);
  let server: TestServer;
  let teacher: TestTeacher;
  let sent: Mail[];
  let isDown: boolean;
  beforeEach(async () => {
    sent = [];
    isDown = false;
    const mail = {
      isConfigured: false,
      send: async () => {},
      async sendOnce(one: Mail) {
        if (isDown) throw new Error("ECONNREFUSED");
        sent.push(one);
      },
      settled: async () => {},
      close: () => {},
    };
    server = await buildTestServer(kind, { deps: { secrets, mail } });
    teacher = await buildTeacher(buildServerBrowser(server));
  });
  afterEach(() => server.close());

  const write = () =>
    server.database.tx((tx) => {
      const now = Date.now();
      return mails.deliver(tx, letter, { userId: teacher.uid, now, until: now + 5 * HOUR_MS });
    });
  const readOne = () =>
    server.database.queries.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();

  it("goes out once, whatever her quiet time says, and nothing of it stays", async () => {
    await write();
    const { body } = await readOne();
    await server.deliveries.turn();
    await server.deliveries.turn();

    expect(sent).toEqual([letter]);
    expect(body).not.toContain("SECRET");
    expect(Buffer.from(body, "base64url").toString()).not.toContain("SECRET");
    expect(await readOne()).toMatchObject({ state: "over", body: "", last_failure: null });
  });

  it("is tried again when the mail server is there again, until nobody needs it", async () => {
    isDown = true;
    await write();
    await server.deliveries.turn();
    expect(await readOne()).toMatchObject({ state: "waiting", attempts: 1 });
    isDown = false;
    server.moveClock(60_000);
    await server.deliveries.turn();
    expect(sent).toEqual([letter]);

    isDown = true;
    await server.database.queries.deleteFrom("deliveries").execute();
    await write();
    for (let n = 0; n < 9; n += 1) {
      server.moveClock(HOUR_MS);
      await server.deliveries.turn();
    }
    expect(sent).toHaveLength(1);
    expect(await readOne()).toMatchObject({ state: "over", body: "" });
  });
});
