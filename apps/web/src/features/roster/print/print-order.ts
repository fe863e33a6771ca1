import type { RosterStudent } from "@damim/domain/student/student.ts";

/** Name tags by how many stand on one A4 sheet; columns by rows. */
export const tagSizes = {
  large: { columns: 1, rows: 4 },
  medium: { columns: 2, rows: 4 },
  small: { columns: 3, rows: 6 },
  tiny: { columns: 4, rows: 10 },
} as const;

export type TagSize = keyof typeof tagSizes;

/** What is to be on paper. */
export type PrintWish =
  | { readonly type: "list"; readonly title: string; readonly blankColumns: readonly string[] }
  | { readonly type: "tags"; readonly size: TagSize; readonly hasNumber: boolean }
  | { readonly type: "contacts" };

/** A wish with the pupils it is about. */
export interface PrintOrder {
  readonly wish: PrintWish;
  readonly students: readonly RosterStudent[];
}
