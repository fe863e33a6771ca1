/**
 * What a stored value may be. The server and the archive make their check of it (`to-schema.ts`); a page that shows a
 * form carries none.
 */
export type Shape =
  | PlainShape
  /** Of a shape that no other record has: its schema stands beside the record in `checked-kinds.ts`. */
  | { readonly type: "deep" };

export type PlainShape =
  | { readonly type: "text"; readonly most: number; readonly isNeeded: boolean }
  | { readonly type: "pattern"; readonly pattern: RegExp }
  | { readonly type: "choice"; readonly values: readonly [string, ...string[]] }
  | {
      readonly type: "whole";
      readonly least: number;
      readonly most: number;
      readonly isNeverZero?: boolean;
    }
  | {
      readonly type:
        | "day"
        | "yes"
        | "id"
        | "order"
        | "instant"
        | "student"
        | "weekdays"
        | "clock"
        | "file";
    }
  | { readonly type: "files"; readonly most: number }
  | { readonly type: "list"; readonly of: PlainShape; readonly most: number };
