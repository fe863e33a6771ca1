import type { Change } from "@damim/sync/change.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  consultKind,
  LONGEST_ARCHIVE_REASON_CHARACTERS,
  SHORTEST_ARCHIVE_REASON_CHARACTERS,
} from "./consult.ts";

export type ArchiveReasonRefusal =
  | { readonly type: "ReasonTooShort"; readonly shortest: number }
  | { readonly type: "ReasonTooLong"; readonly longest: number };

export const archiveReasonMessages: MessagesFor<ArchiveReasonRefusal> = {
  ReasonTooShort: ({ shortest }) => `왜 보관하는지 ${shortest}자 이상 적어 주세요.`,
  ReasonTooLong: ({ longest }) => `보관하는 까닭은 ${longest}자까지 적을 수 있어요.`,
};

/** 「보관」 stands for deleting: a record that was one stays one. `at` is epoch ms. */
export function archiveConsult(
  id: string,
  typedReason: string,
  at: number,
): Result<readonly Change[], ArchiveReasonRefusal> {
  const reason = typedReason.normalize("NFC").trim();
  if (reason.length < SHORTEST_ARCHIVE_REASON_CHARACTERS)
    return refuse({ type: "ReasonTooShort", shortest: SHORTEST_ARCHIVE_REASON_CHARACTERS });
  if (reason.length > LONGEST_ARCHIVE_REASON_CHARACTERS)
    return refuse({ type: "ReasonTooLong", longest: LONGEST_ARCHIVE_REASON_CHARACTERS });
  return ok([{ kind: consultKind.name, id, set: { archived: { reason, at } } }]);
}
