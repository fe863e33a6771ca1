// The same field, otherwise: it may stay empty, or another form types it.
import { ok } from "../base/result.ts";
import type { Field, Stored } from "./field.ts";

/** The same field where it may stay empty; `open` says that of a choice. */
export function maybe<T, D, N extends string>(
  field: Field<T, D, N>,
  open?: string,
): Field<T, D | "", N> & { readonly isOptional: true } {
  return {
    ...field,
    ...(open !== undefined && { labels: { "": open, ...field.labels } }),
    isOptional: true,
    show: (value) => (value === null || value === undefined ? "" : field.show(value)),
    read: (typed) => (typed === "" ? ok(null) : field.read(typed)),
  };
}

type TypedAs<F, D, N extends string> = Omit<F, "input" | "show" | "read" | "typed"> &
  Field<Stored<F>, D, N>;

/** The same value as another form types it: teams as lines. */
export function typedAs<F extends Field, D, N extends string>(
  field: F,
  by: Pick<Field<Stored<F>, D, N>, "input" | "show" | "read"> & { readonly label?: string },
): TypedAs<F, D, N> {
  return { ...field, ...by } as unknown as TypedAs<F, D, N>;
}
