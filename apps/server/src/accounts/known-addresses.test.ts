import { beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, type TestBrowser } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { STEP_MS } from "./same-time.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

const PASSWORD = "열 글자가 넘는 비밀번호";
const KNOWN = "known@school.example";

/** What each route that takes an address of anybody is told. */
const BODIES: Readonly<Record<string, (email: string) => object>> = {
  "api/auth/sign-up/email": (email) => ({ email, password: PASSWORD, name: "남" }),
  "api/auth/sign-in/email": (email) => ({ email, password: PASSWORD }),
  "api/auth/request-password-reset": (email) => ({ email }),
  "api/auth/send-verification-email": (email) => ({ email }),
  "api/account/email": (newEmail) => ({ newEmail }),
};
/** Asks nobody whether the address is known: the mail goes out all the same (`clubs/club-invites.ts`). */
const BLIND = ["api/clubs/:id/invites"];

describe.each(DATABASE_KINDS)("an address on %s", (kind) => {
  describe.each([
    ["without a mail server", false],
    ["with a mail server", true],
  ])("%s", (_name, isMailConfigured) => {
    const server = serverOfEach(kind, { isMailConfigured, isClockStill: true });
    let asker: TestBrowser;
    beforeEach(async () => {
      asker = buildServerBrowser(server);
      await asker.post("api/auth/sign-up/email", {
        email: "asker@school.example",
        password: PASSWORD,
        name: "물음",
      });
      await asker.post("api/auth/sign-up/email", {
        email: KNOWN,
        password: "다른 사람의 긴 비밀번호",
        name: "별님",
      });
      await server.database.queries.updateTable("users").set({ email_verified: 1 }).execute();
      await asker.post("api/auth/sign-in/email", {
        email: "asker@school.example",
        password: PASSWORD,
      });
      await asker.post("api/step-up", { password: PASSWORD });
    });

    it("that somebody has is answered as any other is, after the same time", async () => {
      for (const [path, toBody] of Object.entries(BODIES)) {
        const ask = async (email: string): Promise<object> => {
          const browser = path.startsWith("api/auth/") ? buildServerBrowser(server) : asker;
          const before = server.evenPauses.length;
          const answer = await browser.post(path, toBody(email));
          const headers = [...answer.headers]
            .filter(([name]) => name !== "x-request-id")
            .map(([name, value]) => [name, toShape(name, value)]);
          return {
            status: answer.status,
            text: await answer.text(),
            headers,
            pauses: server.evenPauses.slice(before),
          };
        };

        const known = await ask(KNOWN);
        const unknown = await ask(`nobody-of-${path.replaceAll("/", "-")}@school.example`);

        expect(known, path).toEqual(unknown);
        expect(known, path).toMatchObject({ pauses: [STEP_MS] });
      }
    });

    it("is looked at here whichever route takes it", () => {
      const takers = server.routes.filter(
        ({ who, body }) =>
          who !== "admin" &&
          body !== undefined &&
          "entries" in body &&
          Object.keys(Object(body.entries)).some((name) => /email/i.test(name)),
      );

      expect(takers.map(({ path }) => path).toSorted()).toEqual(
        [...Object.keys(BODIES), ...BLIND].toSorted(),
      );
    });
  });
});

/** A cookie without what is drawn: its signature is written with as many signs as it happens to need. */
function toShape(name: string, value: string): string {
  if (name !== "set-cookie") return value;
  return value.replace(/=(\w{32})\.([\w%]+);/, (_match, _token, seal: string) => {
    return `=${decodeURIComponent(seal).replaceAll(/[A-Za-z0-9+/]/g, "x")};`;
  });
}
