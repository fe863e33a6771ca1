import { isBox, LOCKED_WORDS } from "../secret/box.ts";
import type { Field } from "./field.ts";

/** The same field where it may stand locked (`vault/box.ts`): forms and sheets get what was opened alone. */
export function secret<F extends Field>(field: F): F {
  return {
    ...field,
    shape: { type: "secret", of: field.shape },
    say: (value: unknown) => (isBox(value) ? LOCKED_WORDS : field.say(value)),
  };
}
