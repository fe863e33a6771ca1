// A value whose entries are fields of their own, `lines:{id}`, so that two devices that write different ones keep both.
import type { Fields } from "@damim/sync/kind.ts";
import type { Field } from "./field.ts";

type Entries = Readonly<Record<string, unknown>>;

/** The same field, kept entry by entry; its shape is a map. The kind of its record reads it by `joinEntries`. */
export function splitField<F extends Field>(field: F): F & { readonly isSplit: true } {
  return { ...field, isSplit: true };
}

/** Entries as they are kept: `toEntryFields("lines", { a: line })` is `{ "lines:a": line }`. */
export function toEntryFields(name: string, entries: Entries | null | undefined): Fields {
  return Object.fromEntries(
    Object.entries(entries ?? {}).map(([id, entry]) => [`${name}:${id}`, entry]),
  );
}

/** For `RecordKind.read`: what is kept entry by entry, as one value. */
export function joinEntries(name: string): (data: Fields) => Fields {
  return (data) => {
    const read: Record<string, unknown> = { ...data };
    const entries: Record<string, unknown> = {};
    delete read[name];
    for (const field of Object.keys(data).filter((each) => each.startsWith(`${name}:`))) {
      entries[field.slice(name.length + 1)] = data[field];
      delete read[field];
      read[name] = entries;
    }
    return read;
  };
}

/** Its name, and of one entry which: `["lines", "a"]` of "lines:a". */
export function parseField(field: string): readonly [name: string, entry?: string] {
  const at = field.indexOf(":");
  return at < 0 ? [field] : [field.slice(0, at), field.slice(at + 1)];
}
