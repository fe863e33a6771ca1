import type { GenericSchema } from "valibot";

/** One kind of row that is kept and synced: its name, its shape and how old shapes are lifted. */
export interface RecordKind<T> {
  readonly name: string;
  readonly version: number;
  readonly schema: GenericSchema<T>;
  readonly up?: (data: unknown, fromVersion: number) => unknown;
}
