import type { PadMember } from "@damim/domain/pad/pad-member.ts";
import { padMemberKind } from "@damim/domain/pad/pad-member.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { PadParticipantRow, Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";

/** One place of a room and the devices that hold it or wait for it. */
export interface PadPlace {
  readonly id: string;
  readonly member: PadMember;
  readonly holders: readonly PadParticipantRow[];
  readonly waiting: readonly PadParticipantRow[];
}

/**
 * All places of a room. Whether one is taken is read from the devices, not from the row's state: after twelve hours
 * nobody holds a place, and its pupil takes it again without asking.
 */
export async function listPlaces(
  draft: Pick<ScopeDraft, "list">,
  queries: Queries,
  { roomId, now }: { readonly roomId: string; readonly now: number },
): Promise<readonly PadPlace[]> {
  const rows = await draft.list(padMemberKind.name);
  const participants = await listParticipants(queries, { roomId, now });
  const byMember = Map.groupBy(participants, ({ member_id }) => member_id);
  return rows.map(({ id, data }) => {
    const mine = byMember.get(id) ?? [];
    return {
      id,
      member: toMember(data),
      holders: mine.filter(({ state }) => state === "in"),
      waiting: mine.filter(({ state }) => state === "waiting"),
    };
  });
}

export function isTaken({ member, holders, waiting }: PadPlace): boolean {
  return member.state === "removed" || holders.length > 0 || waiting.length > 0;
}

export function toMember(data: Fields): PadMember {
  // Was checked by its schema when it was written.
  return toPlainData(data) as unknown as PadMember;
}

/** The living devices of a room that were not removed. */
async function listParticipants(
  queries: Queries,
  { roomId, now }: { readonly roomId: string; readonly now: number },
): Promise<readonly PadParticipantRow[]> {
  return queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("room_id", "=", roomId)
    .where("expires_at", ">", now)
    .where("state", "in", ["in", "waiting"])
    .execute();
}
