import type { RecordKind } from "@damim/sync/kind.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { Former } from "./former-record.ts";

export type { Former };

export const formerKind: RecordKind<Former, "former"> = { name: "former", version: 1 };

/** 「작년에도 우리 반」 in the roster of `year`, 「2024학년도에도 우리 반」 of an older year; nothing of somebody else. */
export function sayFormer(former: Former | undefined, year: SchoolYear): string | undefined {
  if (former?.answer !== "same") return undefined;
  return `${former.year === year - 1 ? "작년" : `${former.year}학년도`}에도 우리 반`;
}
