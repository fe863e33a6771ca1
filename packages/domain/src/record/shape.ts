/**
 * What a stored value may be. The server and the archive make their check of it (`to-schema.ts`); a page that shows a
 * form carries none.
 */
export type Shape =
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
        | "digest"
        | "file";
    }
  | { readonly type: "files"; readonly most: number }
  | {
      readonly type: "list";
      readonly of: Shape;
      readonly least?: number;
      readonly most: number;
    }
  /** Parts of a value that is written in one act: no others, unless it is loose. */
  | {
      readonly type: "parts";
      readonly of: Readonly<Record<string, Shape>>;
      /** Which may be absent. */
      readonly optional?: readonly string[];
      readonly isLoose?: boolean;
    }
  | { readonly type: "map"; readonly keys: RegExp; readonly of: Shape }
  | { readonly type: "either"; readonly of: readonly Shape[] }
  /** Or the box that it is locked in. */
  | { readonly type: "secret"; readonly of: Shape }
  /** A shape whose parts hang on each other: what it takes is checked once more. */
  | { readonly type: "checked"; readonly of: Shape; isRight(this: void, value: unknown): boolean }
  /** By a rule of its own; `such` are some that it takes. */
  | {
      readonly type: "rule";
      readonly takes: (value: unknown) => boolean;
      readonly such: readonly [unknown, ...unknown[]];
    };
