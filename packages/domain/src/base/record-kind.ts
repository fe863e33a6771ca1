import type { Fields } from "./change.ts";

/** One kind of row that is kept and synced: its name, and how old shapes are lifted. Its schema: checked-kinds.ts. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly up?: ((data: Fields, fromVersion: number) => Fields) | undefined;
  /** What the fields of a row say together; nothing when they say nothing. Never stored. */
  readonly read?: ((data: Fields) => Fields | undefined) | undefined;
  /** For the type alone, never there. */
  readonly row?: T;
}
