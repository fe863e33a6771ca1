import type { ServerAnswer } from "./ask-wordless.ts";

/** The answer alone, for an asking of several steps. Rejects with the trouble, which keeps its sentence. */
export async function takeAnswer<T>(answer: ServerAnswer<T>): Promise<T> {
  const answered = await answer;
  if (answered.ok) return answered.value;
  throw Object.assign(new Error("the server did not do it"), answered.refusal);
}
