import * as v from "valibot";
import { instant, textUpTo } from "../record/schema-parts.ts";

/** Of a `SavedIdea`. */
export const savedIdeaSchema = v.looseObject({
  title: textUpTo(200),
  about: textUpTo(200),
  at: instant,
});
