import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLiveFrame, parseSyncReply, parseSyncRequest } from "./protocol.ts";

const op = { n: 0, kind: "mark", id: "m1", set: { note: "ok" }, at: "17000000000000000d1" };
const request = { protocol: 1, scopes: [{ scope: "t/u1/2026", since: 0, ops: [op] }] };
const scopeReply = {
  scope: "t/u1/2026",
  results: [{ n: 0 }],
  rows: [["mark", "m1", { note: "ok" }, 1, "17778636000000001d1"]],
  seq: 1,
  more: false,
  floor: 0,
  clock: "",
};
const reply = { scopes: [scopeReply], now: 1, epoch: "e1" };

describe("parseSyncRequest", () => {
  it("takes what the client sends", () => {
    expect(parseSyncRequest(request)).toEqual({ ok: true, value: request });
  });

  it("leaves limits of single ops to the push, so that one bad op cannot hold up the rest", () => {
    const long = { ...op, id: "x".repeat(10_000), at: "never" };
    const scopes = [{ scope: "t/u1/2026", since: 0, ops: [long, op] }];

    expect(parseSyncRequest({ protocol: 1, scopes }).ok).toBe(true);
  });

  it("refuses more than 500 ops for a scope", () => {
    const ops = Array.from({ length: 501 }, (_, n) => ({ ...op, n }));
    const parsed = parseSyncRequest({ protocol: 1, scopes: [{ scope: "t/u1", since: 0, ops }] });

    expect(parsed).toMatchObject({ ok: false, refusal: { type: "MessageMalformed" } });
  });

  it("tells an unknown protocol apart", () => {
    expect(parseSyncRequest({ ...request, protocol: 2 })).toEqual({
      ok: false,
      refusal: { type: "ProtocolUnknown", protocol: 2 },
    });
  });
});

describe("parseSyncReply", () => {
  it("takes what the server sends", () => {
    expect(parseSyncReply(reply)).toEqual({ ok: true, value: reply });
  });

  it("reads a refusal that only a newer server knows as denied", () => {
    const results = [{ n: 0, refusal: { type: "from-the-future", detail: "x" } }];
    const parsed = parseSyncReply({ ...reply, scopes: [{ ...scopeReply, results }] });

    expect(parsed).toMatchObject({
      value: { scopes: [{ results: [{ n: 0, refusal: { type: "denied", detail: "x" } }] }] },
    });
  });
});

describe("decoding", () => {
  const parsers = [parseSyncRequest, parseSyncReply, parseLiveFrame];
  // Shapes near the real ones: the real messages with one part replaced by anything.
  const nearly = fc
    .tuple(
      fc.constantFrom<unknown>(request, reply, { scope: "s", from: 0, seq: 1 }),
      fc.anything(),
      fc.nat(),
    )
    .map(([message, anything, place]) => replacePart(message, anything, place));

  const sorts = ["any input", "nearly right input"];
  it.each(sorts)("never throws and always answers: %s", { timeout: 600_000 }, (sort) => {
    fc.assert(
      fc.property(
        sort === "any input" ? fc.anything({ withNullPrototype: true }) : nearly,
        (input) => {
          for (const parse of parsers) {
            const parsed = parse(input);
            if (!parsed.ok)
              expect(parsed.refusal.type).toMatch(/^(MessageMalformed|ProtocolUnknown)$/);
          }
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it("refuses rows that are nested too deep to be walked over, and stamps that are no texts", () => {
    const parse = (data: unknown, at: unknown) => {
      const rows = [["mark", "m1", data, 1, at]];
      const frame = { scope: "s", from: 0, seq: 1, rows };
      return [parseLiveFrame(frame).ok, parseSyncReply(toReply(rows)).ok];
    };
    const toReply = (rows: unknown) => ({ ...reply, scopes: [{ ...scopeReply, rows }] });

    expect(parse({ a: nest(50) }, { a: "17778636000000001d1" })).toEqual([true, true]);
    expect(parse({ a: nest(51) }, "17778636000000001d1")).toEqual([false, false]);
    expect(parse({ a: 1 }, { a: 1 })).toEqual([false, false]);
  });

  it("does not throw when the input does", () => {
    const hostile = new Proxy({}, { get: () => fail() });

    for (const parse of parsers) expect(parse(hostile).ok).toBe(false);
  });
});

function fail(): never {
  throw new Error("read");
}

function nest(levels: number): unknown {
  let nested: unknown = 1;
  for (let level = 0; level < levels; level++) nested = [nested];
  return nested;
}

function replacePart(message: unknown, part: unknown, place: number): unknown {
  let left = place % 30;
  function walk(value: unknown): unknown {
    if (left-- === 0) return part;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  }
  return walk(message);
}
