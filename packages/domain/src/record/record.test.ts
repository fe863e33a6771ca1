import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { saidOnce } from "../registry/said-once.ts";
import type { Field } from "./field.ts";
import { readDraft, showDraft } from "./record.ts";
import { listSheetLines } from "./testing/list-sheet-lines.ts";
import type { Shape } from "./shape.ts";
import { toSchema } from "./to-schema.ts";
import { toSheet } from "./to-sheet.ts";

const values: { readonly [T in Shape["type"]]?: fc.Arbitrary<unknown> } = {
  text: fc.stringMatching(/^[가-힣a-z]{1,10}$/),
  day: fc.constantFrom("2026-03-02", "2026-12-28"),
  yes: fc.constant(true),
  id: fc.uuid(),
  order: fc.constantFrom("a0V", "a1"),
  instant: fc.nat(),
  student: fc.uuid(),
  weekdays: fc.constantFrom("1", "135"),
  clock: fc.constantFrom("08:50", "13:10"),
  digest: fc.constantFrom("e3b0c442"),
  files: fc.constant(["0190c1d2-7f00-7abc-8def-0123456789ab"]),
};

function anyValue(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.type === "choice") return fc.constantFrom(...shape.values);
  if (shape.type === "whole") {
    const { least: min, most: max, isNeverZero } = shape;
    return fc.integer({ min, max }).filter((value) => value !== 0 || !isNeverZero);
  }
  if (shape.type === "list")
    return fc.array(anyValue(shape.of), { minLength: shape.least ?? 0, maxLength: 3 });
  if (shape.type === "parts")
    return fc.record(
      Object.fromEntries(Object.entries(shape.of).map(([name, part]) => [name, anyValue(part)])),
      { requiredKeys: Object.keys(shape.of).filter((name) => !shape.optional?.includes(name)) },
    );
  if (shape.type === "either") return fc.oneof(...shape.of.map(anyValue));
  if (shape.type === "rule") return fc.constantFrom(...shape.such);
  return values[shape.type] ?? fc.constant([]);
}

/** Of a box to tick what its form writes: some keep yes, some no. */
function anyOf({ input, shape, read }: Field): fc.Arbitrary<unknown> {
  if (input !== "yes") return anyValue(shape);
  const written = [true, false].flatMap((typed) => {
    const value = read(typed);
    return value.ok && value.value !== null ? [value.value] : [];
  });
  return fc.constantFrom(...written);
}

describe.each(saidOnce)("$kind.name, said once", (of) => {
  const fields = Object.entries(of.fields);
  const row = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyOf(field)])), {
    requiredKeys: fields.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
  });

  it("is taken by the server as its form gives it, and the form shows what was stored", () => {
    const names = fields.flatMap(([name, { input }]) => (input === "none" ? [] : [name]));
    fc.assert(
      fc.property(row, (stored) => {
        const read = readDraft({ fields: of.fields }, showDraft(of, names, stored));

        if (!read.ok) throw new Error(JSON.stringify(read.refusal.sentences));
        expect(v.is(toSchema(of), stored)).toBe(true);
        expect(v.is(toSchema(of), { ...stored, ...read.value })).toBe(true);
        for (const name of names) {
          expect(Object.entries(read.value)).toContainEqual([name, stored[name] ?? null]);
        }
      }),
    );
  });

  it("fills its line of the sheet, and says each field that has a label", () => {
    fc.assert(
      fc.property(row, (stored) => {
        const rows = { [of.kind.name]: [{ ...stored, id: "a" }] };
        for (const sheet of of.sheets ?? [toSheet(of)])
          expect(listSheetLines(sheet, rows)).toHaveLength(1);
        for (const [name, field] of fields) {
          const isSaid = field.label !== undefined && field.said !== false;
          if (isSaid && stored[name] !== undefined) expect(field.say(stored[name])).toMatch(/\S/);
        }
      }),
    );
  });
});
