import { allergenLabels } from "../student/health.ts";

/** One dish, with the numbers of what is in it (학교급식 알레르기 표시, 1–19). */
export interface Dish {
  readonly name: string;
  readonly allergens: readonly number[];
}

/**
 * The dishes of a meal as the education service writes them: cut by `<br/>`, numbers with dots at the end, bare or in
 * brackets.
 *
 * ```ts
 * readMeals("잔치국수* (1.5.)<br/>사과"); // [{ name: "잔치국수", allergens: [1, 5] }, { name: "사과", allergens: [] }]
 * ```
 */
export function readMeals(text: string): readonly Dish[] {
  return text
    .split(/<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, inBrackets, bare] =
        /\(((?:\d{1,2}\.)*\d{1,2}\.?)\)$|((?:\d{1,2}\.)+)$/u.exec(line) ?? [];
      const end = inBrackets === undefined ? bare : `(${inBrackets})`;
      const name = end === undefined ? line : line.slice(0, -end.length);
      const allergens = (inBrackets ?? bare ?? "")
        .split(".")
        .map(Number)
        .filter((number) => number >= 1 && number <= allergenLabels.length);
      return { name: name.replaceAll("*", "").trim(), allergens };
    });
}

/** A dish that somebody must not eat. */
export interface DishWarning {
  readonly dish: string;
  /** 「우유, 땅콩」. */
  readonly allergens: string;
  /** Their numbers, as menus write them: 「2.4」. */
  readonly codes: string;
  readonly numbers: readonly number[];
}

/** Which dishes hold what pupils of the class must not eat, in the order of the menu. */
export function matchAllergens(
  dishes: readonly Dish[],
  pupils: readonly {
    readonly number: number;
    readonly health?: { readonly allergens?: readonly number[] | null } | null;
  }[],
): readonly DishWarning[] {
  return dishes.flatMap((dish) => {
    const held = pupils.flatMap(({ number, health }) => {
      const found = dish.allergens.filter((each) => health?.allergens?.includes(each));
      return found.length > 0 ? [{ number, found }] : [];
    });
    if (held.length === 0) return [];
    const found = [...new Set(held.flatMap((each) => each.found))].toSorted((a, b) => a - b);
    const labels = found.map((number) => allergenLabels[number - 1] ?? "");
    const numbers = held.map(({ number }) => number).toSorted((a, b) => a - b);
    return [{ dish: dish.name, allergens: labels.join(", "), codes: found.join("."), numbers }];
  });
}
