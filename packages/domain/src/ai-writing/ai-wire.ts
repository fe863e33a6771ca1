import * as v from "valibot";

/** One message to a model, as chat completions have it. */
export const aiMessagesSchema = v.pipe(
  v.array(
    v.object({
      role: v.picklist(["system", "user", "assistant"]),
      content: v.pipe(v.string(), v.maxLength(60_000)),
    }),
  ),
  v.minLength(1),
  v.maxLength(10),
);

/** Whether there is a model, which one, and how much of the day's tokens is used. */
export const aiStateSchema = v.object({
  isOn: v.boolean(),
  model: v.string(),
  host: v.string(),
  usedTokens: v.number(),
  dailyTokens: v.number(),
});
export type AiState = v.InferOutput<typeof aiStateSchema>;

/** One event of an answer that is streamed: a piece of its text, or its end. */
export const aiEventSchema = v.union([
  v.object({ text: v.string() }),
  v.object({
    end: v.object({
      /** `cut`: what came stays, and more would have come. */
      state: v.picklist(["done", "cut"]),
      tokensIn: v.number(),
      tokensOut: v.number(),
      isAbout: v.boolean(),
      ms: v.number(),
    }),
  }),
]);
export type AiEvent = v.InferOutput<typeof aiEventSchema>;
export type AiEnd = Extract<AiEvent, { readonly end: object }>["end"];
