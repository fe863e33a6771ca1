import type { GenericSchema } from "valibot";

/**
 * What a stored value may be. The server and the archive make their check of it (`to-schema.ts`); a page that shows a
 * form carries none.
 */
export type Shape =
  | { readonly type: "text"; readonly most: number; readonly isNeeded: boolean }
  | { readonly type: "choice"; readonly values: readonly [string, ...string[]] }
  | {
      readonly type: "whole";
      readonly least: number;
      readonly most: number;
      readonly isNeverZero?: boolean;
    }
  | { readonly type: "day" | "yes" | "id" | "order" | "instant" | "student" | "weekdays" | "clock" }
  | { readonly type: "files"; readonly most: number }
  /** Of a shape that no other record has. */
  | { readonly type: "own"; readonly toSchema: () => GenericSchema<unknown> };
