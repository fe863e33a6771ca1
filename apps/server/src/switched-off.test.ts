import { SWITCHES, type SwitchName } from "@damim/domain/site/site-switch.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { addAdmin } from "./admin/add-admin.ts";
import { buildRoom, enterRoom } from "./testing/build-pad-room.ts";
import { buildServerBrowser, buildTeacher, type TestBrowser } from "./testing/build-teacher.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

/** Below which addresses a part lies that an admin may switch off. A new route there is switched with it. */
const placesOf: Readonly<Record<SwitchName, RegExp>> = {
  cafe: /^api\/cafe(?:\/|$)/,
  ideas: /^api\/(?:ideas|similar-ideas)/,
  templates: /^api\/templates/,
  reviews: /^api\/reviews\/(?!:id\/hide)/,
  aiWriting: /^api\/ai/,
  pads: /^api\/pad\//,
};

/** What is there all the same, and why. */
const stays: Readonly<Record<string, string>> = {
  "POST api/pad/enter": "looks which room it is: answers of a survey come in (`pads-off.test.ts`)",
  "POST api/pad/rooms": "makes rooms of surveys, and no other (`pads-off.test.ts`)",
  "POST api/pad/leave": "whoever sat there gets up",
};

describe.each(DATABASE_KINDS)("what an admin switched off, on %s", (kind) => {
  const server = serverOfAll(kind);
  let admin: Awaited<ReturnType<typeof buildTeacher>>;
  let pupil: TestBrowser;
  let roomId: string;
  beforeAll(async () => {
    admin = await buildTeacher(buildServerBrowser(server));
    await addAdmin({ database: server.database, now: Date.now }, admin.email);
    await admin.post("api/step-up", { password: admin.password });
    const room = await buildRoom(admin);
    roomId = room.roomId;
    ({ pupil } = await enterRoom(server, room));
    await pupil.post("api/pad/claim", { number: 1 });
  });

  const routesOf = (name: SwitchName) =>
    server.routes.filter(
      ({ method, path }) => placesOf[name].test(path) && !(`${method} ${path}` in stays),
    );

  it.each(SWITCHES)(
    "%s: each of its routes answers 404, streams too, until it is on again",
    async (name) => {
      const routes = routesOf(name);
      const ask = async ({ method, path, who }: (typeof routes)[number]): Promise<string> => {
        const at = path.replace("rooms/:id", `rooms/${roomId}`).replaceAll(/:\w+/g, "x");
        const browser = who === "pad" ? pupil : admin;
        const isPost = method === "POST";
        const answer = await browser.fetch(at, {
          method,
          ...(isPost && { headers: { "content-type": "application/json" }, body: "{}" }),
        });
        const body = answer.headers.get("content-type")?.includes("json")
          ? await answer.text()
          : "";
        void answer.body?.cancel().catch(() => undefined);
        const isGone = answer.status === 404 && /"(?:NotFound|PadOff)"/.test(body);
        return `${method} ${path} ${isGone ? "404" : "there"}`;
      };
      const said = async (): Promise<readonly string[]> => {
        const all: string[] = [];
        for (const route of routes) all.push(await ask(route));
        return all;
      };
      const turn = (isOff: boolean) => admin.post("api/admin/switches", { name, isOff });
      const expected = (word: string) =>
        routes.map(({ method, path }) => `${method} ${path} ${word}`);

      expect(routes).not.toEqual([]);
      expect((await turn(true)).status).toBe(200);
      expect(await said()).toEqual(expected("404"));
      await turn(false);
      expect(routes.filter((route) => route.switch !== name)).toEqual([]);
      expect(server.routes.filter((route) => route.switch === name)).toEqual(routes);
      expect(await said()).toEqual(expected("there"));
    },
  );
});
