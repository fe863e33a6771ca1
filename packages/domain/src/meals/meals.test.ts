import { expect, it } from "vitest";
import golden from "./golden-meals.json" with { type: "json" };
import { matchAllergens, readMeals } from "./read-meals.ts";

it.each(golden)("reads 「$text」", ({ text, result }) => {
  expect(readMeals(text)).toEqual(result);
});

it("reads numbers in brackets without a last dot too", () => {
  expect(readMeals("배추김치 (9.13)")).toEqual([{ name: "배추김치", allergens: [9, 13] }]);
});

it("tells which dishes which pupils must not eat", () => {
  const dishes = readMeals("기장밥<br/>땅콩멸치볶음 (4.5.)<br/>우유 (2.)");
  const pupils = [
    { number: 12, health: { allergens: [2, 4] } },
    { number: 5, health: { allergens: [4] } },
    { number: 7, health: null },
    { number: 8 },
  ];

  expect(matchAllergens(dishes, pupils)).toEqual([
    { dish: "땅콩멸치볶음", allergens: "땅콩", codes: "4", numbers: [5, 12] },
    { dish: "우유", allergens: "우유", codes: "2", numbers: [12] },
  ]);
  expect(matchAllergens(dishes, [{ number: 1, health: { allergens: [9] } }])).toEqual([]);
});
