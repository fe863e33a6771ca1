import * as v from "valibot";
import { neisRefusalSchema } from "./neis-refusal.ts";
import { schoolEventSchema } from "./school-event.ts";
import { schoolSchema } from "./school.ts";

const refusedSchema = v.object({ type: v.literal("refused"), refusal: neisRefusalSchema });

/**
 * What our server answers to `GET api/schools?name=`. `ageMs` is how old the copy is; `isPartial` that there
 * are more than came.
 */
export const schoolSearchReplySchema = v.variant("type", [
  v.object({
    type: v.literal("found"),
    schools: v.array(schoolSchema),
    ageMs: v.number(),
    isPartial: v.boolean(),
  }),
  refusedSchema,
]);
export type SchoolSearchReply = v.InferOutput<typeof schoolSearchReplySchema>;

/** What our server answers to `GET api/school-events?office=&school=&year=`. */
export const schoolEventsReplySchema = v.variant("type", [
  v.object({
    type: v.literal("found"),
    events: v.array(schoolEventSchema),
    ageMs: v.number(),
  }),
  refusedSchema,
]);
export type SchoolEventsReply = v.InferOutput<typeof schoolEventsReplySchema>;
