import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import type { PadMember } from "@damim/domain/pad/room/pad-member.ts";
import { type PadMemberId, padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import type { PadBoard } from "@damim/domain/pad/room/pad-room.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { PadParticipantRow } from "../db/pad-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";

/** One place of a room and the devices that hold it or wait for it. */
export interface PadPlace {
  readonly id: PadMemberId;
  readonly member: PadMember;
  readonly holders: readonly PadParticipantRow[];
  readonly waiting: readonly PadParticipantRow[];
  /** Somebody handed in as this pupil: whoever comes after them would read it, and needs the teacher's word. */
  readonly hasAnswered: boolean;
}

/**
 * All places of a room. Whether one is taken is read from the devices, not from the row's state: after twelve hours
 * nobody holds a place, and its pupil takes it again without asking.
 */
export async function listPlaces(
  draft: Pick<ScopeDraft, "list">,
  queries: Queries,
  about: { readonly roomId: string; readonly board: PadBoard; readonly now: number },
): Promise<readonly PadPlace[]> {
  const rows = await draft.list(padMemberKind.name);
  const answers = about.board === "survey" ? await draft.list(padAnswerKind.name) : [];
  const answered = new Set(answers.map(({ id }) => id));
  const byMember = Map.groupBy(await listHolders(queries, about), ({ member_id }) => member_id);
  return rows.map(({ id, data }) => {
    const mine = byMember.get(id) ?? [];
    return {
      id,
      member: toMember(data),
      holders: mine.filter(({ state }) => state === "in"),
      waiting: mine.filter(({ state }) => state === "waiting"),
      hasAnswered: answered.has(id),
    };
  });
}

export function isTaken({ member, holders, waiting, hasAnswered }: PadPlace): boolean {
  return member.state === "removed" || hasAnswered || holders.length > 0 || waiting.length > 0;
}

/** A place that no device holds or waits for any more is free again. */
export async function freePlace(
  draft: ScopeDraft,
  queries: Queries,
  about: {
    readonly roomId: string;
    readonly memberId: PadMemberId | null | undefined;
    readonly now: number;
  },
): Promise<void> {
  const { memberId } = about;
  const data = memberId && (await draft.find(padMemberKind.name, memberId));
  if (!memberId || !data) return;
  const { state } = toMember(data);
  if (state === "free" || state === "removed") return;
  if ((await listHolders(queries, { ...about, memberId })).length > 0) return;
  await writeMember(draft, memberId, { state: "free" });
}

/** Field by field, so that what a teacher writes at the same time stays. */
export async function writeMember(
  draft: ScopeDraft,
  id: PadMemberId,
  set: Partial<PadMember>,
): Promise<void> {
  await draft.write(padMemberKind.name, id, { ...set });
}

export function toMember(data: Fields): PadMember {
  // Was checked by its schema when it was written.
  return toPlainData(data) as unknown as PadMember;
}

/** The living devices of a room, or of one place, that were not removed. */
async function listHolders(
  queries: Queries,
  {
    roomId,
    now,
    memberId,
  }: { readonly roomId: string; readonly now: number; readonly memberId?: PadMemberId },
): Promise<readonly PadParticipantRow[]> {
  const all = queries
    .selectFrom("pad_participants")
    .selectAll()
    .where("room_id", "=", roomId)
    .where("expires_at", ">", now)
    .where("state", "in", ["in", "waiting"]);
  return (memberId === undefined ? all : all.where("member_id", "=", memberId)).execute();
}
