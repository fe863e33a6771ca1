import type { Fields } from "@damim/sync/kind.ts";
import { createHash } from "node:crypto";
import { expect, it, describe } from "vitest";
import { consultKind, type Consult } from "../consult/consult.ts";
import { chooseText, findLostText, isForking, NO_TEXT_DIGEST, toTextDigest } from "./long-text.ts";
import { readRecordGolden } from "./testing/read-golden.ts";
import { writeRow } from "./write-row.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

it("tells a text by the golden digest, and no text by its own", () => {
  const { text, from } = readRecordGolden<{ readonly text: string; readonly from: string }>(
    "forkDigest",
  );

  expect(toTextDigest(sha256(text))).toBe(from);
  expect(toTextDigest(sha256(""))).toBe(NO_TEXT_DIGEST);
});

it("ends a fork in one op", () => {
  expect(chooseText("body", "둘 다", "9ee476d9")).toEqual({
    body: "둘 다",
    from: "9ee476d9",
    forked: null,
  });
});

describe("two texts from one", () => {
  const digest = (text: string): string => toTextDigest(sha256(text));
  const none: ReadonlySet<string> = new Set();
  const isForked = (
    op: { readonly body?: string | null; readonly from?: string },
    before: { readonly body?: string; readonly from?: string } | undefined,
    lost = none,
    after: Fields = { ...before, ...op },
  ): boolean => isForking("body", op, { before, after, lost }, digest);

  it("fork where a text takes the place of one that its form did not begin with", () => {
    expect(isForked({ body: "B", from: digest("처음") }, { body: "A" })).toBe(true);
    expect(isForked({ body: null, from: digest("처음") }, { body: "A" })).toBe(true);
  });

  it("do not fork where it was seen, is the same, or was empty", () => {
    expect(isForked({ body: "B", from: digest("A") }, { body: "A" })).toBe(false);
    expect(isForked({ body: "A", from: digest("처음") }, { body: "A" })).toBe(false);
    expect(isForked({ body: "B", from: digest("처음") }, {})).toBe(false);
    expect(isForked({ body: "B", from: NO_TEXT_DIGEST }, undefined)).toBe(false);
    expect(isForked({}, { body: "A" })).toBe(false);
  });

  it("fork where one came too late, but not where the later one was written from it", () => {
    const late = { body: "A", from: digest("처음") };
    const lost = new Set(["body", "from"]);
    const winner = { body: "B", from: digest("처음") };

    expect(isForked(late, winner, lost, winner)).toBe(true);
    expect(isForked(late, winner, lost, { ...winner, from: digest("A") })).toBe(false);
    expect(isForked({ ...late, body: "B" }, winner, lost, winner)).toBe(false);
  });

  it("are found again: the one that the text of today never saw", () => {
    const act = (body: string, from?: string) => ({
      fields: [{ field: "body", to: body }, ...(from ? [{ field: "from", to: digest(from) }] : [])],
    });
    const find = (body: string, from: string, ...acts: readonly ReturnType<typeof act>[]) =>
      findLostText("body", acts, { text: body, from: digest(from) }, digest)?.text;

    // The history names `from` only where it changed.
    expect(find("B", "처음", act("B"), act("A", "처음"), act("처음"))).toBe("A");
    expect(find("B2", "B1", act("B2", "B1"), act("B1"), act("A", "처음"), act("처음"))).toBe("A");
    expect(
      find("B", "처음", act("B", "처음"), act("A2", "A1"), act("A1", "처음"), act("처음")),
    ).toBe("A2");
    expect(
      find("B2", "B1", act("B2", "B1"), act("A", "처음"), act("B1", "처음"), act("처음")),
    ).toBe("A");
    expect(find("A", "처음", act("A", "처음"), act("처음"))).toBeUndefined();
  });
});

describe("what a form writes", () => {
  const before: Consult = {
    day: "2026-11-20",
    studentIds: ["s3"],
    who: "guardian",
    way: "phone",
    body: "처음",
  };
  const write = (after: Partial<Consult>, old: Consult | undefined = before) =>
    writeRow(consultKind, "id", old, { ...before, ...after }, { field: "body", from: "9ee476d9" });

  it("is only what differs, and nothing where nothing does", () => {
    expect(write({ way: "face", time: null })).toEqual([
      { kind: "consult", id: "id", set: { way: "face" } },
    ]);
    expect(write({ studentIds: ["s3"] })).toEqual([]);
    expect(write({ body: null })).toEqual([
      { kind: "consult", id: "id", set: { body: null, from: "9ee476d9" } },
    ]);
  });

  it("has the digest with the text, in one op", () => {
    expect(write({ body: "고침" })[0]?.set).toEqual({ body: "고침", from: "9ee476d9" });
  });

  it("is a new row without its empty fields", () => {
    const [change] = writeRow(consultKind, "id", undefined, { ...before, time: null });

    expect(change?.set).toEqual({ ...before, "~dead": false });
  });
});
