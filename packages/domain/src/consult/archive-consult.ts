import type { Change } from "@damim/sync/change.ts";
import { text } from "../record/fields.ts";
import { consultKind, LONGEST_ARCHIVE_REASON_CHARACTERS } from "./consult.ts";

const SHORTEST_REASON_CHARACTERS = 5;
const tooShort = `왜 보관하는지 ${SHORTEST_REASON_CHARACTERS}자 이상 적어 주세요.`;

/** What 「보관」 asks for. */
export const archiveForm = {
  fields: {
    reason: text("보관하는 이유", { most: LONGEST_ARCHIVE_REASON_CHARACTERS, empty: tooShort }),
  },
  check: ({ reason }: { readonly reason: string }) =>
    reason.length < SHORTEST_REASON_CHARACTERS ? (["reason", tooShort] as const) : undefined,
};

/** 「보관」 stands for deleting: a record that was one stays one. `at` is epoch ms. */
export function archiveConsult(id: string, reason: string, at: number): readonly Change[] {
  return [{ kind: consultKind.name, id, set: { archived: { reason, at } } }];
}

/** Takes a record out of 「보관한 기록」 again. */
export function unarchiveConsult(id: string): readonly Change[] {
  return [{ kind: consultKind.name, id, set: { archived: null } }];
}
