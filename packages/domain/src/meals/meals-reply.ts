import * as v from "valibot";
import { neisRefusalSchema } from "../school-search/neis-refusal.ts";

/** A meal of a day: 조식, 중식, 석식. */
export const mealSchema = v.object({
  name: v.string(),
  dishes: v.array(v.object({ name: v.string(), allergens: v.array(v.number()) })),
});
export type Meal = v.InferOutput<typeof mealSchema>;

/** What our server answers to `GET api/neis/meals?office=&school=&day=`; `ageMs` is how old the copy is. */
export const mealsReplySchema = v.variant("type", [
  v.object({ type: v.literal("found"), meals: v.array(mealSchema), ageMs: v.number() }),
  v.object({ type: v.literal("refused"), refusal: neisRefusalSchema }),
]);
export type MealsReply = v.InferOutput<typeof mealsReplySchema>;
