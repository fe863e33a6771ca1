import { isSameValue } from "../base/is-same-value.ts";

/** What was written over what somebody else had changed meanwhile; `clashes` are the fields that both changed. */
export type MergedForm<T> =
  | { readonly merged: T; readonly clashes: readonly [] }
  | { readonly merged?: undefined; readonly clashes: readonly (keyof T & string)[] };

/**
 * A form is sent whole, with what stood in it when it was opened: what its writer did not touch stays as somebody else has left it
 * since. Objects are merged by their fields, lists are one value.
 *
 * ```ts
 * mergeSeen({ a: "남의 것", b: "" }, { a: "", b: "" }, { a: "", b: "내 것" }); // merged: { a: "남의 것", b: "내 것" }
 * ```
 */
export function mergeSeen<T extends object>(current: T, seen: T, next: T): MergedForm<T> {
  const names = [...new Set([current, seen, next].flatMap((each) => Object.keys(each)))];
  const clashes: string[] = [];
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const [is, was, wanted]: readonly unknown[] = [current, seen, next].map((each) =>
      Reflect.get(each, name),
    );
    if (isSameValue(was, wanted)) merged[name] = is;
    else if (isSameValue(is, was) || isSameValue(is, wanted)) merged[name] = wanted;
    else if (isPlain(wanted)) {
      const inner = mergeSeen(isPlain(is) ? is : {}, isPlain(was) ? was : {}, wanted);
      if (inner.merged) merged[name] = inner.merged;
      else clashes.push(name);
    } else clashes.push(name);
  }
  if (clashes.length > 0) return { clashes: clashes as (keyof T & string)[] };
  const whole = Object.entries(merged).filter(([, value]) => value !== undefined);
  return { merged: Object.fromEntries(whole) as T, clashes: [] };
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
