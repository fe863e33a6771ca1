import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { afterEach, expect, it, vi } from "vitest";
import { makeRoundTrip } from "./round-trip.ts";
import { sendRound } from "./send-round.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a server that is newer than this page", 426, "PageTooOld", "after-reload"],
  ["a server that is older than this page", 426, "ServerTooOld", "later"],
  ["the first server that was released, older than this page", 426, "ProtocolUnknown", "later"],
  ["a session that ended", 401, "SignedOut", "after-sign-in"],
  ["a request that can never be read", 400, "Malformed", "never"],
  ["a request that is too large", 413, "TooLarge", "never"],
  ["too many requests", 429, "TooManyRequests", "later"],
  ["a room that an admin switched off, which the door says", 404, "PadOff", "after-sign-in"],
  ["an admin's stop", 403, "Suspended", "later"],
  ["a full disk", 503, "StorageFull", "later"],
])("after the answer of %s (%d %s) it is tried again: %s", async (_what, status, type, retry) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ error: { type, message: "" } }, { status })),
  );

  const request = { protocol: PROTOCOL_VERSION, scopes: [] };
  const round = sendRound(request, { makeRoundTrip, onRevoked: () => undefined });

  await expect(round).rejects.toMatchObject({ name: "SyncFailure", retry });
});

it.each([
  ["Revoked", "signed-out-from-afar"],
  ["AccountDeleted", "account-deleted"],
  ["SignedOut", undefined],
])("after 401 %s the device hears: %s", async (type, expected) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ error: { type, message: "" } }, { status: 401 })),
  );
  let heard: string | undefined;

  const request = { protocol: PROTOCOL_VERSION, scopes: [] };
  const round = sendRound(request, { makeRoundTrip, onRevoked: (why) => (heard = why) });

  await expect(round).rejects.toMatchObject({ retry: "after-sign-in" });
  expect(heard).toBe(expected);
});
