import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { PROTOCOL_VERSION, type SyncReply } from "@damim/sync/protocol.ts";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { buildRoom } from "../../testing/build-pad-room.ts";
import { buildCardOp, buildPupil, type TestPupil } from "../../testing/pad-pupil.ts";
import { serverOfEach, teacherOfEach } from "../../testing/server-of-tests.ts";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  /** Whether the app was asked. */
  readonly isOfApp: boolean;
}

describe("a pupil's round over a socket", () => {
  const server = serverOfEach("sqlite", {
    isClockStill: true,
    deps: { log: pino({ level: "silent" }) },
  });
  const teacher = teacherOfEach(server);
  let room: PadRoomEntry;
  let pupil: TestPupil;
  beforeEach(async () => {
    room = await buildRoom(teacher);
    pupil = await buildPupil(server, room, { number: 1 });
  });

  /** Sends what a page sends, but for what is given; `past` the shortcut or not. */
  const send = async (
    options: {
      readonly body?: string;
      readonly headers?: Record<string, string | undefined>;
      readonly past?: boolean;
    } = {},
  ): Promise<Answer> => {
    let isOfApp = false;
    const answer = getRequestListener((asked, bindings) => server.app.fetch(asked, bindings));
    const app: RequestListener = (incoming, outgoing) => {
      isOfApp = true;
      void answer(incoming, outgoing);
    };
    const { past = false, body = toBody([]) } = options;
    const listener: RequestListener = (incoming, outgoing) =>
      past
        ? app(incoming, outgoing)
        : server.shortcut(incoming, outgoing, () => app(incoming, outgoing));
    const door = createServer(listener);
    await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
    const { origin } = server.config;
    const headers = {
      host: new URL(origin).host,
      origin,
      cookie: [...pupil.browser.cookies].map((pair) => pair.join("=")).join("; "),
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      ...options.headers,
    };
    const given = Object.entries(headers).filter(([, value]) => value !== undefined);
    try {
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        const { port } = door.address() as AddressInfo;
        const asking = request(
          {
            host: "127.0.0.1",
            port,
            method: "POST",
            path: "/damim/api/pad/sync",
            headers: Object.fromEntries(given),
          },
          resolve,
        );
        asking.once("error", reject);
        asking.end(body);
      });
      const { statusCode: status } = incoming;
      return { status, headers: incoming.headers, text: await text(incoming), isOfApp };
    } finally {
      door.close();
    }
  };
  const toBody = (ops: readonly object[]): string =>
    JSON.stringify({
      protocol: PROTOCOL_VERSION,
      scopes: [{ scope: padScope(room.roomId), since: 0, ops }],
    });

  it("is answered as the app answers it, with the same headers", async () => {
    const card = toBody([buildCardOp("개나리")]);

    const [short, long] = [await send({ body: card }), await send({ body: card, past: true })];

    expect([short.isOfApp, long.isOfApp]).toEqual([false, true]);
    expect(short.status).toBe(200);
    expect(toLasting(short)).toEqual(toLasting(long));
    const [scope] = (JSON.parse(short.text) as SyncReply).scopes;
    expect(scope?.results).toEqual([{ n: 0 }]);
    expect(
      scope?.rows.some(([kind, , data]) => kind === "padCard" && data?.["text"] === "개나리"),
    ).toBe(true);
  });

  it("goes on to the app where it is not the usual one, and is refused there", async () => {
    const foreign = { origin: "https://evil.example" };
    const refused: readonly [Parameters<typeof send>[0], number][] = [
      [{ headers: foreign }, 403],
      [{ headers: { origin: undefined } }, 403],
      [{ headers: { cookie: undefined } }, 401],
      [{ headers: { cookie: "damim-pad=AAAAAAAAAAAAAAAAAAAAAA" } }, 401],
      [{ headers: { "content-type": "text/plain" } }, 415],
      [{ body: "{" }, 400],
      [{ body: JSON.stringify({ protocol: PROTOCOL_VERSION, scopes: [{}] }) }, 400],
      [{ body: JSON.stringify({ protocol: 0, scopes: [] }) }, 426],
    ];

    for (const [asked, status] of refused) {
      expect(await send(asked)).toMatchObject({ status, isOfApp: true });
    }
  });

  it("goes on to the app where the host is none", async () => {
    const answer = await send({ headers: { host: "localhost:99999" } });

    expect(answer.isOfApp).toBe(true);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it("goes on to the app from a device that sends too much", async () => {
    const statuses: (number | undefined)[] = [];
    for (let round = 0; round < 80; round++) statuses.push((await send()).status);

    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });

  it("goes on to the app once the teacher took the pupil out", async () => {
    expect(await send()).toMatchObject({ status: 200, isOfApp: false });
    await teacher.post(`api/pad/rooms/${room.roomId}/people`, {
      member: pupil.me.memberId,
      decision: "remove",
    });

    expect(await send()).toMatchObject({ status: 401, isOfApp: true });
  });

  it("goes on to the app, encrypted or not at all, in a room that wants it so", async () => {
    const lan = { host: "192.168.0.7:4000", origin: "http://192.168.0.7:4000" };
    expect(await send({ headers: lan })).toMatchObject({ status: 200, isOfApp: false });
    await teacher.post(`api/pad/rooms/${room.roomId}/settings`, { isHttpsOnly: true });

    const answer = await send({ headers: lan });

    expect(answer).toMatchObject({ isOfApp: true });
    expect(answer.status).not.toBe(200);
  });
});

/** What of an answer is the same each time. */
function toLasting({ status, headers, text: body }: Answer) {
  const { date: _date, "x-request-id": id = "", ...lasting } = headers;
  const { now, ...reply } = JSON.parse(body) as SyncReply;
  const told = [typeof now, String(id).length];
  return { status, lasting, reply, told };
}
