import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignIn } from "../../data/server/fetch-sign-in.ts";
import { goToGoogle, hearGoogle } from "./unlock-by-google.ts";

const AT = Date.parse("2026-11-20T09:00:00+09:00");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("location", { pathname: "/damim/" });
});
afterEach(() => vi.unstubAllGlobals());

function buildPorts(signIn: SignIn | undefined | "away") {
  const places: string[] = [];
  return {
    places,
    goTo: (address: string) => void places.push(address),
    fetchSignIn: () =>
      signIn === "away" ? Promise.reject(new Error("away")) : Promise.resolve(signIn),
  };
}

describe("a lock that is opened at Google", () => {
  it("opens for a sign-in of its teacher that began after it was asked for", async () => {
    const ports = buildPorts({ uid: "u1", startedAt: AT });
    await goToGoogle(ports);

    expect(ports.places).toHaveLength(1);
    expect(await hearGoogle("u1", buildPorts({ uid: "u1", startedAt: AT + 1 }))).toEqual({
      ok: true,
    });
  });

  it.each([
    ["the sign-in from before", { uid: "u1", startedAt: AT }],
    ["another teacher", { uid: "u2", startedAt: AT + 1 }],
    ["nobody", undefined],
  ])("stays shut for %s, and says so once", async (_who, signIn) => {
    await goToGoogle(buildPorts({ uid: "u1", startedAt: AT }));

    expect(await hearGoogle("u1", buildPorts(signIn))).toMatchObject({ ok: false, isAway: false });
    expect(await hearGoogle("u1", buildPorts(signIn))).toBeUndefined();
  });

  it("opens for nobody who never went there", async () => {
    expect(await hearGoogle("u1", buildPorts({ uid: "u1", startedAt: AT }))).toBeUndefined();
  });

  it("opens at the next sign-in when the session had ended meanwhile", async () => {
    await goToGoogle(buildPorts(undefined));

    expect(await hearGoogle("u1", buildPorts({ uid: "u1", startedAt: AT }))).toEqual({ ok: true });
  });

  it("goes nowhere without a network, and waits for it with what it has to hear", async () => {
    const ports = buildPorts("away");

    expect(await goToGoogle(ports)).toMatchObject({ ok: false, isAway: true });
    expect(ports.places).toEqual([]);
    await goToGoogle(buildPorts({ uid: "u1", startedAt: AT }));
    expect(await hearGoogle("u1", ports)).toBeUndefined();
    expect(await hearGoogle("u1", buildPorts({ uid: "u1", startedAt: AT + 1 }))).toMatchObject({
      ok: true,
    });
  });
});
