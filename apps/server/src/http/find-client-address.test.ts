import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { findAsker, findClientAddress } from "./find-client-address.ts";
import { createProxySightings } from "./proxy-sightings.ts";
import type { AppEnv } from "./route.ts";

type Rules = Parameters<typeof findClientAddress>[1];

const plain: Rules = { isHttps: false, proxies: [] };
const behindOwn: Rules = { isHttps: true, proxies: [] };
const behindNetwork: Rules = { isHttps: true, proxies: ["172.30.7.0/24", "fd00:7::/64"] };

/** What is found of a request from a socket with a header. */
async function ask<T>(
  find: (c: Parameters<typeof findClientAddress>[0]) => T,
  remoteAddress: string,
  forwarded?: string,
): Promise<T> {
  const app = new Hono<AppEnv>();
  const found: T[] = [];
  app.get("/", (c) => {
    found.push(find(c));
    return c.body(null, 204);
  });
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return found[0] as T;
}

describe("the address of a client", () => {
  it.each<[string, Rules, string, string | undefined, string]>([
    [
      "without a proxy is the socket's, whatever a header says",
      plain,
      "10.0.0.9",
      "1.1.1.1",
      "10.0.0.9",
    ],
    [
      "is not taken from a stranger's header",
      behindNetwork,
      "203.0.113.9",
      "1.1.1.1",
      "203.0.113.9",
    ],
    [
      "is what a proxy on this computer saw",
      behindOwn,
      "127.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "203.0.113.9",
    ],
    [
      "is what a proxy of the setting saw",
      behindNetwork,
      "172.30.7.3",
      "9.9.9.9, 203.0.113.9",
      "203.0.113.9",
    ],
    [
      "is read through two of them",
      behindNetwork,
      "172.30.7.3",
      "9.9.9.9, 203.0.113.9, 172.30.7.1",
      "203.0.113.9",
    ],
    ["as IPv4 written as IPv6", behindNetwork, "::ffff:172.30.7.3", "203.0.113.9", "203.0.113.9"],
    ["of IPv6 proxies", behindNetwork, "fd00:7::2", "2001:db8::1", "2001:db8::1"],
    ["is the proxy's where it says nothing", behindNetwork, "172.30.7.3", undefined, "172.30.7.3"],
    ["is the proxy's where it says nonsense", behindNetwork, "172.30.7.3", "x, , y", "172.30.7.3"],
    [
      "of a named proxy without https too",
      { ...plain, proxies: ["172.30.7.3"] },
      "172.30.7.3",
      "203.0.113.9",
      "203.0.113.9",
    ],
  ])("%s", async (_title, rules, socket, forwarded, expected) => {
    expect(await ask((c) => findClientAddress(c, rules), socket, forwarded)).toBe(expected);
  });

  it("is counted as a household of IPv6, and as one of IPv4", async () => {
    const who = (address: string) => ask((c) => findAsker(c, plain), address);

    expect(await who("2001:db8:1:2:3:4:5:6")).toBe(await who("2001:db8:1:2::9"));
    expect(await who("2001:db8:1:3::9")).not.toBe(await who("2001:db8:1:2::9"));
    expect(await who("::ffff:203.0.113.9")).toBe(await who("203.0.113.9"));
  });
});

describe("a proxy that no setting names", () => {
  it("is told where it is of the own network, and no stranger is", async () => {
    const sightings = createProxySightings(behindNetwork);
    const come = (from: string, forwarded?: string) =>
      ask((c) => sightings.note(c), from, forwarded);
    await come("172.30.7.3", "203.0.113.9");
    await come("172.31.0.4", "203.0.113.9");
    await come("198.51.100.1", "203.0.113.9");
    await come("172.31.0.5");

    expect(sightings.list()).toEqual(["172.31.0.4"]);
  });
});
