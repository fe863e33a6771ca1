import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { bellsSchema } from "../bells/bells-schema.ts";
import { checkSchema } from "../check/check-schema.ts";
import { seatRoomSchema } from "../seats/seat-schema.ts";
import { readTemplate, shareRow } from "./template-file.ts";
import { toFreeTitle, type TemplateName } from "./template-kind.ts";

const MARKER = "표식";
const facts = { id: "row-1", today: "2026-11-24", titles: ["독서록"], order: "a1" } as const;
const rows = {
  check: {
    title: "독서록",
    subject: "국어",
    repeat: "13",
    classKey: MARKER,
    dueOn: "2026-11-20",
    from: "2026-11-01",
    until: "2026-12-31",
    order: MARKER,
    closedOn: "2026-11-23",
  },
  bells: {
    name: "평소",
    days: "12345",
    rows: [{ id: MARKER, label: "1교시", from: "08:40", to: "09:20", type: "lesson", period: 1 }],
    sounds: { before: MARKER },
    warnMinutes: 3,
  },
  seatRoom: {
    title: "세 줄 짝",
    shape: "pairs",
    board: "top",
    door: "left",
    seats: [1, 2].map((col) => ({ id: `${MARKER}${col}`, row: 1, col, desk: MARKER, team: 1 })),
  },
} as const;
const schemas = { check: checkSchema, bells: bellsSchema, seatRoom: seatRoomSchema };
const names: readonly TemplateName[] = ["check", "bells", "seatRoom"];

describe.each(names)("a template of %s", (name) => {
  it("holds nothing but what is shared: no id, no day, no class", () => {
    const { file } = shareRow(name, rows[name]);

    expect(file).not.toContain(MARKER);
    expect(file).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it("is made into a record as the kind wants it", () => {
    const read = readTemplate(shareRow(name, rows[name]).file);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const change = read.value.make(facts);

    expect(change).toMatchObject({ kind: name, id: "row-1" });
    const { set } = change as { readonly set: Record<string, unknown> };
    expect(v.safeParse(schemas[name], set).success).toBe(true);
  });
});

it("a title that stands already gets a number, and is never longer than it may be", () => {
  expect(toFreeTitle("독서록", ["독서록", "독서록 (2)"], 60)).toBe("독서록 (3)");
  expect(toFreeTitle("가".repeat(60), ["가".repeat(60)], 60)).toBe(`${"가".repeat(56)} (2)`);
});

describe("a file from whoever", () => {
  const good = JSON.parse(shareRow("check", rows.check).file) as Record<string, object>;
  const read = (change: object) => readTemplate(JSON.stringify({ ...good, ...change }));

  it.each([
    ["no JSON", readTemplate("<b>틀</b>"), { type: "NoTemplate" }],
    ["a list", readTemplate("[]"), { type: "NoTemplate" }],
    ["one that is too large", readTemplate(" ".repeat(70_000)), { type: "TemplateTooLarge" }],
    ["a newer one", read({ version: 2 }), { type: "TemplateTooNew" }],
    ["a kind of later", read({ kind: "survey" }), { type: "TemplateKindUnknown" }],
    [
      "parts that are not known",
      read({ data: { title: 3, repeat: "9", studentId: "s1" } }),
      { type: "TemplatePartsWrong", parts: ["title", "repeat", "studentId"] },
    ],
    [
      "a phone in a title",
      read({ data: { title: "문의 010-1234-5678" } }),
      { type: "TemplatePartsWrong", parts: ["전화번호나 주민등록번호"] },
    ],
  ])("%s is refused", (_, result, refusal) => {
    expect(result).toEqual({ ok: false, refusal });
  });
});
