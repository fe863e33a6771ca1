import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import {
  addVacantPlace,
  closeVacantPlace,
  movePlace,
  orderPlaces,
  renumber,
  toNumberPlaces,
  type NumberPlaces,
} from "./renumber.ts";
import type { RosterStudent } from "../student/student.ts";

const 가 = buildStudent({ id: "a", number: 1, name: "가온", sex: "female" });
const 나 = buildStudent({ id: "b", number: 2, name: "나래", sex: "male" });
const 다 = buildStudent({ id: "c", number: 4, name: "다온", sex: "male" });

describe("places of a class", () => {
  it("hold nobody where a number is vacant", () => {
    expect(toNumberPlaces([다, 가, 나])).toEqual([가, 나, null, 다]);
    expect(renumber([가, 나, null, 다])).toEqual([]);
  });

  it("move: the one in between moves up", () => {
    expect(numbersAfter(movePlace([가, 나, null, 다], 0, 1))).toEqual({ b: 1, a: 2 });
    expect(movePlace([가, 나], 0, 5)).toEqual([가, 나]);
  });

  it("get and lose vacant numbers, never a pupil", () => {
    expect(numbersAfter(addVacantPlace([가, 나], 1))).toEqual({ b: 3 });
    expect(numbersAfter(closeVacantPlace([가, 나, null, 다], 2))).toEqual({ c: 3 });
    expect(closeVacantPlace([가, 나], 0)).toEqual([가, 나]);
  });

  it("stand without a gap, by name, or boys or girls first", () => {
    const places = [나, null, 다, 가];

    expect(orderPlaces(places)).toEqual([나, 다, 가]);
    expect(orderPlaces(places, "name")).toEqual([가, 나, 다]);
    expect(orderPlaces(places, "boysFirst")).toEqual([나, 다, 가]);
    expect(orderPlaces(places, "girlsFirst")).toEqual([가, 나, 다]);
  });

  it("keep everybody, once, whatever is done with them", () => {
    const roster = fc
      .array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
      .map((numbers) => numbers.map((number, index) => buildStudent({ id: `${index}`, number })));
    const acts = fc.array(fc.tuple(fc.nat(3), fc.nat(45), fc.nat(45)));

    fc.assert(
      fc.property(roster, acts, (students, steps) => {
        const places = steps.reduce<NumberPlaces>(
          (now, [act, a, b]) =>
            [
              () => movePlace(now, a, b),
              () => addVacantPlace(now, a),
              () => closeVacantPlace(now, a),
              () => orderPlaces(now, "name"),
            ][act]?.() ?? now,
          toNumberPlaces(students),
        );
        const numbers = new Map(students.map(({ id, number }) => [id, number]));
        for (const { id, set } of renumber(places)) numbers.set(id, Number(set["number"]));

        expect(ids(places).toSorted()).toEqual(students.map(({ id }) => id).toSorted());
        expect(new Set(numbers.values()).size).toBe(students.length);
      }),
    );
  });
});

function ids(places: NumberPlaces): readonly string[] {
  return places.flatMap((place: RosterStudent | null) => place?.id ?? []);
}

function numbersAfter(places: NumberPlaces): Readonly<Record<string, unknown>> {
  return Object.fromEntries(renumber(places).map(({ id, set }) => [id, set["number"]]));
}
