import { isAssignId, type AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { DRAFT_PREFIX } from "../drafts/use-draft.ts";

/** Among the drafts, which a sign-out takes away. */
function toAssignsKey(uid: string): string {
  return `${DRAFT_PREFIX}${uid}:assigns`;
}

/** The saved jobs that were opened on this device: ids alone, of which nobody can tell a school. */
export function listKnownAssigns(uid: string): readonly AssignId[] {
  return (readText(toAssignsKey(uid)) ?? "").split(",").filter(isAssignId);
}

export function rememberAssigns(uid: string, ids: readonly AssignId[]): void {
  const kept = [...new Set(ids)].join(",");
  if (kept === "") removeText(toAssignsKey(uid));
  else writeText(toAssignsKey(uid), kept);
}
