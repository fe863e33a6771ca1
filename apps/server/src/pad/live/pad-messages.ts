import { MOST_POINTS_IN_STROKE } from "@damim/domain/pad/card/pad-stroke.ts";
import { strokeInk, strokePoints, strokeWidth } from "@damim/domain/pad/card/pad-stroke-schema.ts";
import * as v from "valibot";

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ids = v.pipe(v.array(id), v.maxLength(500));
const peopleSchema = v.object({ here: ids, writing: ids });

/** Points of a stroke that is being drawn: what `POST …/strokes` takes. */
export const strokePartSchema = v.strictObject({
  id,
  ink: strokeInk,
  width: strokeWidth,
  /** Index of the first point. */
  from: v.pipe(count, v.maxValue(MOST_POINTS_IN_STROKE)),
  points: v.pipe(strokePoints, v.maxLength(4_000)),
});

/** As the others in the room hear it. */
export type ToldStroke = v.InferOutput<typeof strokePartSchema> & { readonly by: string };

/** What the processes of one installation tell each other of a room, beside its rows. */
export type PadMessage = v.InferOutput<typeof padMessageSchema>;

const padMessageSchema = v.variant("type", [
  /** Somebody came into a room at a process that knows nothing of it yet. */
  v.object({ type: v.literal("who"), from: id, room: id }),
  v.object({
    type: v.literal("people"),
    from: id,
    room: id,
    /** Rises with each time that a process says who is there; its parts belong together. */
    round: count,
    part: count,
    parts: v.pipe(count, v.maxValue(100)),
    people: peopleSchema,
  }),
  v.object({
    type: v.literal("strokes"),
    room: id,
    strokes: v.array(v.object({ ...strokePartSchema.entries, by: id })),
  }),
]);

/** Undefined for anything that is not ours: every role of a PostgreSQL may write to its channels. */
export function parsePadMessage(text: string): PadMessage | undefined {
  try {
    const parsed = v.safeParse(padMessageSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
