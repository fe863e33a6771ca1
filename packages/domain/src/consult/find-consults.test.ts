import { describe, expect, it } from "vitest";
import { listConsultFacts } from "./consult-facts.ts";
import { BODY_TEMPLATE, toDraftFields, type ConsultDraft } from "./consult-record.ts";
import type { KeptConsult } from "./consult.ts";
import { findConsults, listConsults } from "./find-consults.ts";

const call: KeptConsult = {
  id: "a",
  day: "2026-11-18",
  time: "16:20",
  studentIds: ["s5"],
  who: "guardian",
  way: "phone",
  topics: ["health"],
  dueOn: "2026-11-20",
};
const talk: KeptConsult = {
  id: "b",
  day: "2026-11-18",
  time: "09:00",
  studentIds: ["s3", "s5"],
  who: "student",
  way: "face",
};
const draft: KeptConsult = { ...call, id: "c", day: "2026-11-20", isDraft: true };
const put: KeptConsult = { ...call, id: "d", archived: { reason: "잘못 적음", at: 1 } };
const all = [talk, put, call, draft];
const ids = (found: readonly KeptConsult[]) => found.map(({ id }) => id).join("");

describe("상담조회", () => {
  it.each([
    [{}, "ab"],
    [{ studentId: "s3" }, "b"],
    [{ from: "2026-11-19" } as const, ""],
    [{ to: "2026-11-18" } as const, "ab"],
    [{ who: "guardian" } as const, "a"],
    [{ way: "face" } as const, "b"],
    [{ topic: "health" }, "a"],
    [{ isArchived: true }, "d"],
    [{ holding: new Set(["b", "c"]) }, "b"],
  ])("asked for %o finds %s, newest first", (filter, expected) => {
    expect(ids(findConsults(all, filter))).toBe(expected);
  });
});

it("a list has half-written ones apart, and nothing that was put away", () => {
  const { drafts, records } = listConsults(all);
  expect([ids(drafts), ids(records)]).toEqual(["c", "ab"]);
});

it("a day is told in counts and sorts, never by name or word", () => {
  const rows = new Map(all.map((one) => [one.id, one]));
  expect(listConsultFacts(rows, "2026-11-18").map(({ text }) => text)).toEqual([
    "상담 2: 학생 대면, 보호자 전화",
  ]);
  expect(listConsultFacts(rows, "2026-11-20").map(({ text }) => text)).toEqual(["약속과 연락 1"]);
});

describe("a half-written form as a row", () => {
  const form: ConsultDraft = {
    studentIds: "s5",
    who: "guardian",
    whoNote: "어머니 ",
    way: "phone",
    day: "2026-11-20",
    time: "16:05",
    minutes: "",
    topics: "",
    body: "열이 내려 쉬는 중.\n",
    followUp: "",
    dueOn: "",
  };
  const toRow = (part: Partial<ConsultDraft>) => toDraftFields({ ...form, ...part }, 2026);

  it("keeps its texts to the letter", () => {
    expect(toRow({})).toMatchObject({
      body: "열이 내려 쉬는 중.\n",
      whoNote: "어머니 ",
      followUp: null,
      isDraft: true,
    });
  });

  it("has no headings without a word", () => {
    expect(toRow({ body: BODY_TEMPLATE, followUp: "전화" })?.body).toBeNull();
  });

  it.each<[string, Partial<ConsultDraft>]>([
    ["nobody is chosen", { studentIds: "" }],
    ["nothing is written", { body: " " }],
    ["a text is past its limit", { body: "가".repeat(20_001) }],
    ["only blanks make it so", { followUp: `약속${" ".repeat(300)}` }],
  ])("is none while %s", (_, part) => {
    expect(toRow(part)).toBeUndefined();
  });
});
