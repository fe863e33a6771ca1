import type { Fields } from "./change.ts";

/** One kind of row that is kept and synced: its name, and how old shapes are lifted. Its schema: checked-kinds.ts. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly up?: ((data: Fields, fromVersion: number) => Fields) | undefined;
  /** For the type alone, never there. */
  readonly row?: T;
}
