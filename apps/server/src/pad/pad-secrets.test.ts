import { describe, expect, it } from "vitest";
import { createPadSecrets, drawRoomCookie } from "./pad-secrets.ts";

describe("the secrets of pad rooms", () => {
  const secrets = createPadSecrets(new Uint8Array(32).fill(1));
  const foreign = createPadSecrets(new Uint8Array(32).fill(2));

  it("are read again by the installation that sealed them, and by no other", () => {
    const sealed = secrets.seal(JSON.stringify({ password: "k3m", key: "abc" }));

    expect(sealed).not.toContain("k3m");
    expect(secrets.openRoom(sealed)).toEqual({ password: "k3m", key: "abc" });
    expect(foreign.openRoom(sealed)).toEqual({ password: "", key: "" });
  });

  it("are found however a child types them, and only under their own name", () => {
    const hash = secrets.hashPassword("3-2  국어", "K3m 9PX-2wq");

    expect(secrets.hashPassword("3-2 국어 ", "k3m-9px-2wq")).toBe(hash);
    expect(secrets.hashPassword("3-2국어", "k3m9px2wq")).toBe(hash);
    expect(secrets.hashPassword("3-3 국어", "k3m-9px-2wq")).not.toBe(hash);
    expect(foreign.hashPassword("3-2 국어", "k3m-9px-2wq")).not.toBe(hash);
  });
});

it("a room's cookies begin alike, so that a balancer keeps the room together, and are otherwise each its own", () => {
  const [one, two, elsewhere] = ["r1", "r1", "r2"].map(drawRoomCookie);

  // `printf r1 | sha256sum`, as HAProxy makes it of a teacher's address.
  expect(one?.slice(0, 4)).toBe("82F3");
  expect(two?.slice(0, 4)).toBe(one?.slice(0, 4));
  expect(elsewhere?.slice(0, 4)).not.toBe(one?.slice(0, 4));
  expect(new Set([one, two, elsewhere].map((cookie) => cookie?.slice(4))).size).toBe(3);
  expect(one).toMatch(/^[\w-]{22}$/);
});
