import { createHash } from "node:crypto";
import { expect, it, describe } from "vitest";
import { consultKind, type Consult } from "../consult/consult.ts";
import { chooseText, NO_TEXT_DIGEST, toTextDigest } from "./long-text.ts";
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
