import type { Change } from "@damim/sync/change.ts";
import { consultKind } from "./consult.ts";

/** Takes a record out of 「보관한 기록」 again. */
export function unarchiveConsult(id: string): readonly Change[] {
  return [{ kind: consultKind.name, id, set: { archived: null } }];
}
