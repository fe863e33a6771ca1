import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FetchCalendar } from "../../base/ports/outside.ts";
import { isPublicAddress } from "../public-web/public-address.ts";
import { createCalendarFetcher } from "./fetch-calendar.ts";

const NEXT_DOOR = "127.0.0.1";
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

let answer: RequestListener;
let asked: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[];
let looked: string[];
let addresses: Record<string, readonly string[][]>;
let port: string;
let fetchCalendar: FetchCalendar;
let close: () => void;
beforeEach(async () => {
  [asked, looked] = [[], []];
  answer = (_request, response) => {
    response.setHeader("content-type", "text/calendar; charset=utf-8");
    response.setHeader("etag", '"1"');
    response.setHeader("last-modified", "Fri, 20 Nov 2026 00:00:00 GMT");
    response.end(calendar);
  };
  // What a name stands for at each look-up, the last for ever.
  addresses = { "cal.example": [[NEXT_DOOR]] };
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, NEXT_DOOR, resolve);
  });
  port = String((server.address() as AddressInfo).port);
  fetchCalendar = createCalendarFetcher({
    ports: [port],
    protocols: ["http:"],
    timeMaxMs: 1_000,
    // The stand-in is next door under its name; all else is judged as it is in life.
    isAllowed: (address) => address === NEXT_DOOR || isPublicAddress(address),
    async lookup(host) {
      looked.push(host);
      const found = addresses[host] ?? [];
      const now = found[Math.min(looked.length, found.length) - 1] ?? [];
      return now.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

const ask = (path = "/a.ics", marks = {}) =>
  fetchCalendar(`http://cal.example:${port}${path}`, marks);
const failed = (failure: string) => ({ type: "failed", failure });

it("brings a calendar with the marks of its server, under its own name and without cookies", async () => {
  expect(await ask()).toEqual({
    type: "text",
    text: calendar,
    marks: { etag: '"1"', modified: "Fri, 20 Nov 2026 00:00:00 GMT" },
  });
  expect(asked[0]?.headers).toMatchObject({ "user-agent": "Damim calendar" });
  expect(asked[0]?.headers["cookie"]).toBeUndefined();
});

it("says what it had, and hears that it is the same", async () => {
  answer = (_request, response) => response.writeHead(304).end();
  expect(await ask("/a.ics", { etag: '"1"', modified: "yesterday" })).toEqual({ type: "same" });
  expect(asked[0]?.headers).toMatchObject({
    "if-none-match": '"1"',
    "if-modified-since": "yesterday",
  });
});

it.each([
  ["a login page", 200, { "content-type": "text/html; charset=utf-8" }, "notCalendar"],
  ["401", 401, {}, "refused"],
  ["404", 404, {}, "refused"],
  ["its own trouble", 503, {}, "away"],
] as const)("is no calendar: %s", async (_, status, headers, failure) => {
  answer = (_request, response) => response.writeHead(status, headers).end("<title>로그인</title>");
  expect(await ask()).toEqual(failed(failure));
});

it("reads no more than 1 MB of 50", async () => {
  let sent = 0;
  answer = (_request, response) => {
    const block = Buffer.alloc(256 * 1024, 32);
    const more = (): void => {
      while (sent < 200 && !response.destroyed) {
        sent += 1;
        if (!response.write(block)) return;
      }
      if (sent >= 200) response.end();
    };
    response.on("drain", more);
    more();
  };
  expect(await ask()).toEqual(failed("tooLarge"));
  expect(sent).toBeLessThan(200);
});

it("waits for nobody who trickles, says nothing, or whose name nobody tells", async () => {
  answer = (_request, response) => {
    response.write("BEGIN:VCALENDAR");
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  };
  expect(await ask()).toEqual(failed("away"));
  answer = () => undefined;
  expect(await ask()).toEqual(failed("away"));
  const nameless = createCalendarFetcher({
    timeMaxMs: 100,
    lookup: () => new Promise(() => undefined),
  });
  expect(await nameless("https://cal.example/a.ics", {})).toEqual(failed("away"));
});

it.each(["10.1.2.3", "127.0.0.2", "192.168.0.7", "169.254.169.254", "::1", "fe80::1", "fd00::1"])(
  "goes nowhere when its name, or a redirect, leads to %s",
  async (inner) => {
    addresses["inner.example"] = [[NEXT_DOOR, inner]];
    const literal = inner.includes(":") ? `[${inner}]` : inner;
    for (const host of ["inner.example", literal]) {
      expect(await fetchCalendar(`http://${host}:${port}/`, {})).toEqual(failed("notPublic"));
      expect(asked).toEqual([]);
      answer = (_request, response) =>
        response.writeHead(301, { location: `http://${host}:${port}/inner` }).end();
      expect(await ask()).toEqual(failed("notPublic"));
      expect(asked.splice(0).map(({ path }) => path)).toEqual(["/a.ics"]);
    }
  },
);

it("connects to the address that was looked at: a name that changes its mind between leads nowhere", async () => {
  // Asked a second time the name would stand for the house.
  addresses["cal.example"] = [[NEXT_DOOR], ["10.0.0.5"]];
  expect(await ask()).toMatchObject({ type: "text" });
  expect(looked).toEqual(["cal.example"]);
  // Each hop is looked at anew.
  answer = (_request, response) => response.writeHead(302, { location: "/b.ics" }).end();
  looked.length = 0;
  expect(await ask()).toEqual(failed("notPublic"));
  expect(looked).toEqual(["cal.example", "cal.example"]);
});

it("follows three redirects and no more", async () => {
  const hop = (count: number) => {
    answer = (request, response) => {
      const at = Number(request.url?.slice(2) || 0);
      if (at >= count) return response.end(calendar);
      return response.writeHead(302, { location: `/h${at + 1}` }).end();
    };
  };
  hop(3);
  expect(await ask("/h0")).toMatchObject({ type: "text" });
  hop(4);
  expect(await ask("/h0")).toEqual(failed("notPublic"));
});

it.each([
  "http://cal.example/a.ics",
  "https://u:p@cal.example/",
  "https://cal.example:8443/",
  "file:///etc/passwd",
  "x",
])("in life goes over https on its port alone, not to %s", async (address) => {
  const found = await createCalendarFetcher({
    lookup: () => Promise.reject(new Error("asked")),
  })(address, {});
  expect(found).toEqual(failed(address === "x" ? "away" : "notPublic"));
});
