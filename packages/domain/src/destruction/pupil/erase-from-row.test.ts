import type { Fields } from "@damim/sync/kind.ts";
import { namesAny } from "@damim/sync/kind.ts";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Shape } from "../../record/shape.ts";
import { checkedKinds, type KeptKind } from "../../registry/checked-kinds.ts";
import { eraseFromRow, type Erasure } from "./erase-from-row.ts";

const US = "019aa0c4-0000-7000-8000-000000000001";
const OTHER = "019aa0c4-0000-7000-8000-000000000002";
const gone = { type: "gone" };
const changed = (set: object) => ({ type: "changed", set });

const memo = (...ids: readonly string[]) =>
  JSON.stringify({
    type: "doc",
    content: ids.map((studentId) => ({
      type: "paragraph",
      content: [
        { type: "mention", attrs: { studentId } },
        { type: "text", text: " 준비물" },
      ],
    })),
  });

describe("a row of a year without one pupil", () => {
  it.each<readonly [string, string, object, object | undefined]>([
    ["student", US, { number: 3, name: "한비밀" }, gone],
    ["student", OTHER, { number: 4, name: "한비밀" }, undefined],
    ["point", "p1", { studentId: US, amount: 1 }, gone],
    ["former", US, { studentId: US, year: 2025, formerId: "o1", answer: "same" }, gone],
    ["bookingSlot", "p~2026-11-20~14:00", { studentId: US, state: "asked" }, gone],
    ["guardianContact", `2026-11-20~${US}~n1`, { at: "08:40" }, gone],
    ["drawTurn", "d~+3", { member: US, before: 1 }, gone],
    ["consult", `2026-11-20~${US}~u`, { studentIds: [US] }, gone],
    [
      "consult",
      `2026-11-20~${OTHER}~u`,
      { studentIds: [OTHER, US] },
      changed({ studentIds: [OTHER] }),
    ],
    [
      "consult",
      `2026-11-20~${US}~u`,
      { studentIds: [US, OTHER], body: "둘" },
      { type: "moved", id: `2026-11-20~${OTHER}~u`, set: { studentIds: [OTHER] } },
    ],
    [
      "consult",
      `2026-11-20~${US}~u`,
      { studentIds: [OTHER] },
      { type: "moved", id: `2026-11-20~${OTHER}~u`, set: {} },
    ],
    ["seatPlan", "x", { seats: { a: US, b: OTHER } }, changed({ seats: { b: OTHER } })],
    ["seatPlan", "x", { seats: { a: US } }, changed({ seats: {} })],
    ["seatRule", "x", { kind: "fixed", a: [US] }, gone],
    ["seatRule", "x", { kind: "apart", a: [US, OTHER] }, gone],
    ["seatRule", "x", { kind: "zone", a: [US, OTHER] }, changed({ a: [OTHER] })],
    [
      "monthClose",
      "m",
      { closedMarks: { [US]: "16♡", [OTHER]: "17#" } },
      changed({ closedMarks: { [OTHER]: "17#" } }),
    ],
    [
      "survey",
      "s",
      { roster: [US, OTHER].map((id) => ({ id, number: 1, name: "이" })) },
      changed({ roster: [{ id: OTHER, number: 1, name: "이" }] }),
    ],
    ["answer", "s~x3", { candidates: [US], state: "ask" }, gone],
    ["answer", "s~x3", { candidates: [US, OTHER] }, changed({ candidates: [OTHER] })],
    ["draw", "d", { members: [OTHER, US] }, changed({ members: [OTHER, "erased"] })],
    ["draw", "d", { members: [OTHER, [US]] }, changed({ members: [OTHER, "erased"] })],
    [
      "groupSet",
      "g",
      { groups: [{ id: "a", name: "1", members: [US], roles: [{ role: "이끔이", member: US }] }] },
      changed({ groups: [{ id: "a", name: "1", members: [], roles: [] }] }),
    ],
    [
      "dayLog",
      "2026-11-20",
      { closed: { at: 1, lines: [{ source: "consult", fact: `c~${US}`, text: "한비밀" }] } },
      changed({ closed: { at: 1, lines: [] } }),
    ],
    ["memo", "m", { body: memo(OTHER), title: "3번 준비물" }, undefined],
    ["toolPreset", "t", { value: { shy: [US, OTHER] } }, changed({ value: { shy: [OTHER] } })],
    ["ofNewerVersion", "n", { about: US, text: "글" }, changed({ about: null })],
    ["ofNewerVersion", "n", { studentId: US, text: "글" }, gone],
    // What others go on from is a proof, and says no word.
    ["seal", "s", { rowId: `2026-11-20~${US}~u` }, undefined],
    ["note", `2026-11-20~${OTHER}~u`, { studentId: OTHER, text: US.slice(0, 8) }, undefined],
  ])("%s %s %o", (kind, id, data, erasure) => {
    expect(eraseFromRow({ kind, id, data: data as never }, US)).toEqual(erasure);
  });

  it("takes the chip out of a memo, and its name out of the title", () => {
    const body = memo(US, OTHER);
    const erased = eraseFromRow(
      { kind: "memo", id: "m", data: { body, title: "한비밀 준비물" } },
      US,
    );
    expect(erased).toMatchObject(changed({ title: "○○ 준비물" }));
    expect(JSON.stringify(erased)).toContain(OTHER);
    expect(namesAny(erased, [US])).toBe(false);
    const second = eraseFromRow(
      { kind: "memo", id: "m", data: { body: memo(OTHER, US), title: "이나래" } },
      US,
    );
    expect(second).toMatchObject(changed({ title: "이나래" }));
  });
});

/** A value of a shape in which `id` stands wherever a pupil may, as often as it may beside another. */
function fill(shape: Shape): unknown {
  switch (shape.type) {
    case "student":
      return US;
    case "list":
      return shape.of.type === "student" ? [US, OTHER] : [fill(shape.of)];
    case "map":
      return shape.keys.source === "^"
        ? { [US]: fill(shape.of) }
        : { a: fill(shape.of), q1: fill(shape.of) };
    case "parts":
      return Object.fromEntries(Object.entries(shape.of).map(([name, of]) => [name, fill(of)]));
    case "either":
      return fill(shape.of[0] as Shape);
    case "secret":
    case "checked":
      return fill(shape.of);
    case "rule":
      return shape.such[0];
    case "choice":
      return shape.values[0];
    case "whole":
      return shape.least;
    case "instant":
      return 1;
    case "pattern":
      return ["a", "q1"].find((text) => shape.pattern.test(text));
    case "text":
    case "id":
      return "a";
    default:
      return undefined;
  }
}

const ofYear = checkedKinds.filter(({ scope }) => scope === "year");
const fieldsOf = ({ fields = {} }: KeptKind) => Object.entries(fields);

const naming = ofYear.flatMap((kind) =>
  fieldsOf(kind).flatMap(([name, { shape }]) => {
    const data = JSON.parse(JSON.stringify({ [name]: fill(shape) })) as Fields;
    return !kind.isProof && namesAny(data, [US])
      ? [{ at: `${kind.name}.${name}`, kind, name, data }]
      : [];
  }),
);

describe("every kind of a year", () => {
  it.each(naming)(
    "loses the pupil in $at, and what is left may be kept",
    ({ kind, name, data }) => {
      const erasure = eraseFromRow({ kind: kind.name, id: "x", data }, US) as Erasure;

      expect(erasure).toBeDefined();
      if (erasure.type === "gone") return;
      expect(namesAny(erasure, [US])).toBe(false);
      const { entries } = kind.schema as unknown as { entries: Record<string, v.GenericSchema> };
      expect(v.safeParse(entries[name] as v.GenericSchema, erasure.set[name]).success).toBe(true);
    },
  );

  it("says its pupils by shape; those that hold what no shape tells of are looked at here", () => {
    const holds = (shape: Shape): boolean =>
      shape.type === "rule"
        ? shape.such.some((such) => typeof such === "object" && such !== null)
        : "of" in shape &&
          [shape.of]
            .flat()
            .some((of) => ("type" in of ? holds(of as Shape) : Object.values(of).some(holds)));
    const unknown = ofYear.filter(
      (kind) => !kind.fields || fieldsOf(kind).some(([, { shape }]) => holds(shape)),
    );
    // Tools' own lists; facts of the server's settings; how events repeat; rules about nobody.
    expect(unknown.map(({ name }) => name)).toEqual([
      "councilPack",
      "event",
      "task",
      "toolPreset",
      "attendanceRules",
    ]);
  });

  it("names nobody afterwards, whatever a newer version keeps", () => {
    const text = fc.constantFrom(US, OTHER, `a~${US}`, `{"studentId":"${US}"}`, "글");
    const value = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(fc.oneof(text, fc.constant("b")), tie("tree"), { maxKeys: 3 }),
      ),
    })).tree;
    const names = fc.constantFrom(
      ...ofYear.map(({ name }) => name).filter((name) => name !== "seal"),
      "newer",
    );
    const fields = fc.dictionary(
      fc.constantFrom("a", "body", "members", "studentIds", "seats", "x"),
      value,
    );
    fc.assert(
      fc.property(names, fields, text, (kind, data, id) => {
        const erasure = eraseFromRow({ kind, id, data }, US);
        if (erasure?.type === "gone") return;
        const { id: nextId = id, set = {} } = (erasure ?? {}) as { id?: string; set?: object };
        expect(namesAny([nextId, { ...data, ...set }], [US])).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
