import type { GenericSchema } from "valibot";
import type { Fields } from "./change.ts";

/** One kind of row that is kept and synced: its name, its shape and how old shapes are lifted. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: GenericSchema<unknown, T>;
  readonly up?: ((data: Fields, fromVersion: number) => Fields) | undefined;
}
