import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../public-web/public-address.ts";
import type { ReadLinkPage } from "../../base/ports/outside.ts";
import { createLinkReader } from "./read-link-page.ts";

const NEXT_DOOR = "127.0.0.1";

describe("reading a linked page", () => {
  let answer: RequestListener;
  let calls: string[];
  let looked: string[];
  let addresses: Record<string, readonly string[]>;
  let port: string;
  let read: ReadLinkPage;
  let close: () => void;
  beforeEach(async () => {
    [calls, looked] = [[], []];
    answer = (_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end("<title>수학 &amp; 놀이</title>");
    };
    addresses = { "page.example": [NEXT_DOOR] };
    const server = createServer((request, response) => {
      calls.push(`${request.headers.host?.replace(/:\d+$/, "")}${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, NEXT_DOOR, resolve);
    });
    port = String((server.address() as AddressInfo).port);
    read = createLinkReader({
      ports: [port],
      timeMaxMs: 1_000,
      // The stand-in is next door; all else is judged as it is in life.
      isAllowed: (address) => address === NEXT_DOOR || isPublicAddress(address),
      async lookup(host) {
        looked.push(host);
        return (addresses[host] ?? []).map((address) => ({
          address,
          family: address.includes(":") ? 6 : 4,
        }));
      },
    });
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterEach(() => close());

  const page = (path = "/"): string => `http://page.example:${port}${path}`;

  it("finds its title, with one look-up, and asks under its own name without cookies", async () => {
    expect(await read(page("/a"))).toEqual({ title: "수학 & 놀이", site: "page.example" });
    expect(looked).toEqual(["page.example"]);
    expect(calls).toEqual(["page.example/a"]);
  });

  it("prefers what the page gives for sharing, and understands old Korean pages", async () => {
    answer = (_request, response) => {
      response.setHeader("content-type", "text/html");
      const title = Buffer.from("b0a1b3aa", "hex"); // 가나 in EUC-KR
      response.write('<meta charset="euc-kr"><title>x</title><meta content="');
      response.write(title);
      response.end('" property="og:title">');
    };

    expect(await read(page())).toEqual({ title: "가나", site: "page.example" });
  });

  it.each([
    ["file:///etc/passwd"],
    ["javascript:alert(1)"],
    ["gopher://page.example/"],
    ["http://user:pw@page.example/"],
    ["http://page.example:22/"],
    ["없는 주소"],
  ])("does not go to %s", async (url) => {
    expect(await read(url)).toBeUndefined();
    expect([looked, calls]).toEqual([[], []]);
  });

  it.each([
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.7",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ])("goes nowhere when its name stands for %s", async (address) => {
    addresses["page.example"] = [address];
    expect(await read(page())).toBeUndefined();
    addresses["page.example"] = [NEXT_DOOR, address];
    expect(await read(page())).toBeUndefined();
    const literal = address.includes(":") ? `[${address}]` : address;
    expect(await read(`http://${literal}:${port}/`)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each(["http://2852039166", "http://0xa9fea9fe", "http://0251.0376.0251.0376", "http://10.1"])(
    "is not misled by %s",
    async (origin) => {
      expect(await read(`${origin}:${port}/`)).toBeUndefined();
      expect(calls).toEqual([]);
    },
  );

  it("follows a page that moved, but not into the house", async () => {
    addresses["inner.example"] = ["10.0.0.5"];
    const move = (to: string) => {
      answer = (request, response) => {
        if (request.url !== "/") return response.end("<title>x</title>");
        response.writeHead(302, { location: to, "content-type": "text/html" });
        return response.end();
      };
    };
    move(`http://inner.example:${port}/`);
    expect(await read(page())).toBeUndefined();
    move(`http://10.0.0.5:${port}/admin`);
    expect(await read(page())).toBeUndefined();
    move("file:///etc/passwd");
    expect(await read(page())).toBeUndefined();
    move("/");
    expect(await read(page())).toBeUndefined();
    expect(calls.every((call) => call === "page.example/")).toBe(true);
  });

  it("takes no more than a beginning, no other type, and waits for nobody", async () => {
    answer = (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write(" ".repeat(300 * 1024));
      response.end("<title>zu spät</title>");
    };
    expect(await read(page())).toBeUndefined();
    answer = (_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end("<title>x</title>");
    };
    expect(await read(page())).toBeUndefined();
    answer = (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write("<title>x</title>");
    };
    expect(await read(page())).toBeUndefined();
  });

  it("hands plain words on", async () => {
    answer = (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<title>&lt;script&gt;\n x&#8238;y &#x110000;${"가".repeat(500)}</title>`);
    };
    const found = await read(page());

    expect(found?.title.startsWith("<script> x y 가")).toBe(true);
    expect(found?.title.length).toBe(120);
  });
});

describe("isPublicAddress", () => {
  it.each(["8.8.8.8", "203.252.1.1", "2606:4700::1111"])("lets %s through", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(["127.0.0.1", "198.18.0.1", "255.255.255.255", "2001:db8::1", "ff02::1", "::", "x"])(
    "stops at %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
