import { parseAssignScope } from "../class-assignment/assign-scope.ts";
import { parseScope, type ScopeId } from "../school-year/scope.ts";
import type { ClubEntry } from "./club-reply.ts";
import { isClubUid } from "./club-role.ts";

const SAFE = "적은 내용은 이 기기에 있으니 필요하면 복사해 두세요.";

/**
 * Why the server takes nothing into a scope that is shared or can be taken away whole: sending again would not help, and
 * the account is the right one. Nothing where that is not known.
 */
export function sayShutScope(
  scopeId: ScopeId,
  clubs: readonly Pick<ClubEntry, "uid" | "role">[],
): string | undefined {
  if (parseAssignScope(scopeId) !== undefined) return `지워진 반편성이라 보낼 수 없어요. ${SAFE}`;
  const uid = parseScope(scopeId)?.uid;
  if (uid === undefined || !isClubUid(uid)) return undefined;
  const club = clubs.find((each) => each.uid === uid);
  if (!club) return `이 클럽에서 나와 있어 보낼 수 없어요. ${SAFE}`;
  return club.role === "viewer"
    ? `이 클럽에서는 볼 수만 있어 보낼 수 없어요. ${SAFE} 고치려면 클럽 주인에게 알려 주세요.`
    : undefined;
}
