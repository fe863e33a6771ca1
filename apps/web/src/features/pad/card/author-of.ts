import { PAD_TEACHER, type PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadMemberRow } from "../../../data/pad/use-pad-data.ts";

/** What pupils read beside a card; "" where names are hidden. */
export function authorOf(members: ReadonlyMap<string, PadMemberRow>, by: PadMemberId): string {
  return by === PAD_TEACHER ? "선생님" : (members.get(by)?.shownName ?? "");
}
