import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { kindFacts } from "../registry/records.ts";
import type { Field } from "./field.ts";
import { readDraft, record, showDraft } from "./record.ts";
import { listSheetLines } from "./testing/list-sheet-lines.ts";
import type { Shape } from "./shape.ts";

const values: { readonly [T in Shape["type"]]?: fc.Arbitrary<unknown> } = {
  day: fc.constantFrom("2026-03-02", "2026-12-28"),
  yes: fc.constant(true),
  id: fc.uuid(),
  order: fc.constantFrom("a0V", "a1"),
  instant: fc.nat(),
  student: fc.uuid(),
  weekdays: fc.constantFrom("1", "135"),
  clock: fc.constantFrom("08:50", "13:10"),
  file: fc.uuid({ version: 7 }),
  files: fc.array(fc.uuid({ version: 7 }), { minLength: 1, maxLength: 1 }),
  digest: fc.constant("e3b0c442"),
};

/** Sheets that show what stands in other rows too, or rows with a certain field alone. */
const toldWithMore: ReadonlySet<string> = new Set(["기본 시간표 칸", "뽑은 이름", "전입 전 출결"]);

function anyValue(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.type === "choice") return fc.constantFrom(...shape.values);
  if (shape.type === "whole") {
    const { least: min, most: max, isNeverZero } = shape;
    return fc.integer({ min, max }).filter((value) => value !== 0 || !isNeverZero);
  }
  if (shape.type === "text")
    return fc.stringMatching(/^[가-힣a-z]{1,10}$/).map((words) => words.slice(0, shape.most));
  if (shape.type === "list") {
    const { least: minLength = 1 } = shape;
    return fc.array(anyValue(shape.of), { minLength, maxLength: Math.max(3, minLength) });
  }
  if (shape.type === "parts") {
    const parts = Object.entries(shape.of);
    const needed = Object.keys(shape.of).filter((name) => !shape.optional?.includes(name));
    return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, anyValue(part)])), {
      requiredKeys: needed.length > 0 ? needed : Object.keys(shape.of),
    });
  }
  if (shape.type === "map")
    return fc.dictionary(fc.stringMatching(shape.keys), anyValue(shape.of), {
      minKeys: 1,
      maxKeys: 3,
    });
  if (shape.type === "secret") return anyValue(shape.of);
  if (shape.type === "either") return fc.oneof(...shape.of.map(anyValue));
  if (shape.type === "checked") return anyValue(shape.of).filter(shape.isRight);
  if (shape.type === "rule") return fc.constantFrom(...shape.such);
  // Nothing is not said.
  if (shape.type === "pattern")
    return fc.stringMatching(shape.pattern).filter((words) => /\S/.test(words));
  return values[shape.type] ?? fc.constant([]);
}

/** Of a box to tick what its form writes: some keep yes, some no. */
function anyOf(field: Field): fc.Arbitrary<unknown> {
  if (field.input !== "yes") return anyValue(field.shape);
  const written = [true, false].flatMap((typed) => {
    const value = field.read(typed);
    return value.ok && value.value !== null ? [value.value] : [];
  });
  return fc.constantFrom(...written);
}

const saidOnce = checkedKinds.flatMap(({ fields, ...kind }) =>
  fields ? [{ ...kind, of: { fields } }] : [],
);

/** Kinds that are said in several files, and why. The list only gets shorter. */
const job = "The draft on a device and the rows of a saved job are made of one set of parts.";
const saidApart: Readonly<Record<string, string>> = {
  attendanceRules: "Twenty fields of one form, each of which says its default where it is empty.",
  assignPlan: job,
  assignPupil: job,
  assignRule: job,
  assignRun: job,
  assignMove: job,
};

it("every kind is said once, but those that say why not", () => {
  const apart = checkedKinds.flatMap(({ name, fields }) => (fields ? [] : [name]));

  expect(apart).toEqual(Object.keys(saidApart));
});

it("a record without its lines of the data map does not compile", () => {
  const kind = { name: "sample", version: 1 };
  // @ts-expect-error: `topics` is not there.
  record({ kind, scope: "year", sort: "표본", subject: () => "표본", fields: {} });
  expect(kindFacts.filter(({ topics }) => topics.length === 0)).toEqual([]);
});

describe.each(saidOnce)("$name, said once", ({ name: kind, of, schema, sheets }) => {
  const fields = Object.entries(of.fields);
  const row = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyOf(field)])), {
    requiredKeys: fields.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
  });

  it("is taken by the server as its form gives it, and the form shows what was stored", () => {
    const names = fields.flatMap(([name, { input }]) => (input === "none" ? [] : [name]));
    fc.assert(
      fc.property(row, (stored) => {
        const read = readDraft(of, showDraft(of, names, stored));

        if (!read.ok) throw new Error(JSON.stringify(read.refusal.sentences));
        expect(v.is(schema, stored)).toBe(true);
        expect(v.is(schema, { ...stored, ...read.value })).toBe(true);
        for (const name of names) {
          expect(Object.entries(read.value)).toContainEqual([name, stored[name] ?? null]);
        }
      }),
    );
  });

  it("fills its line of the sheet, and says each field that has a label", () => {
    fc.assert(
      fc.property(row, (stored) => {
        const rows = { [kind]: [{ ...stored, id: "a" }] };
        for (const sheet of sheets) {
          const count = listSheetLines(sheet, rows).length;
          if (!toldWithMore.has(sheet.name)) expect(count).toBeGreaterThan(0);
        }
        for (const [name, field] of fields) {
          const isSaid = field.label !== undefined && field.said !== false;
          if (isSaid && stored[name] !== undefined) expect(field.say(stored[name])).toMatch(/\S/);
        }
      }),
    );
  });
});
