import { type Fields } from "@damim/sync/kind.ts";
import { DEAD, type Change } from "@damim/sync/change.ts";
import { padCardKind, type PadCardState } from "./card/pad-card.ts";
import { padAnswerKind } from "./pad-answer.ts";
import { padMemberKind, type PadMember } from "./room/pad-member.ts";
import { padCommentKind } from "./card/pad-reaction.ts";
import { padRoomKind, type PadRoom } from "./room/pad-room.ts";
import { padStrokeKind } from "./card/pad-stroke.ts";
import { toAuthor, type PadSurroundings, type PadWriter } from "./pad-write.ts";

/** An op before it is merged: what it sets, and what stands there. */
export interface PadOp {
  readonly kind: string;
  readonly set: Fields;
  readonly before: Fields | undefined;
  readonly grave: Fields | undefined;
}

/** What of a card says something: a change of it is looked at again where the teacher approves cards. */
const CONTENT: readonly string[] = ["text", "file", "fileName", "alt", "link", "poll"];

/**
 * What an op sets once the server has said what is its own to say: who wrote a card, when, and whether it is shown.
 * What the device claims of these counts for nothing. A deletion keeps them, so that a deleted card still knows
 * whose it was: nobody else brings it back.
 */
export function completePadOp(
  writer: PadWriter,
  op: PadOp,
  around: Pick<PadSurroundings, "room" | "now">,
): Fields {
  if (writer.type === "server") return op.set;
  const isMade = op.set[DEAD] === false;
  const isTaken = op.set[DEAD] === true;
  switch (op.kind) {
    case padCardKind.name:
    case padCommentKind.name:
      if (isMade) return toMadeFields(writer, op, around);
      if (isTaken) return { [DEAD]: true, ...toKeptFields(writer, op) };
      return needsLook(writer, op, around.room) ? { ...op.set, state: "waiting" } : op.set;
    case padStrokeKind.name: {
      const by = (op.before ?? op.grave)?.["by"] ?? toAuthor(writer);
      if (isTaken) return { [DEAD]: true, by };
      return isMade ? { ...op.set, by } : op.set;
    }
    case padAnswerKind.name:
      return isMade ? { ...op.set, at: op.before?.["at"] ?? around.now } : op.set;
    case padMemberKind.name:
      return isMade ? { ...op.set, ...toFreeMember(op) } : op.set;
    default:
      return op.set;
  }
}

/**
 * What the server writes along with a row: what pupils read of a member follows the room's `names` and the
 * member's own name and alias, in the same transaction.
 */
export function listFollowingChanges(
  written: { readonly kind: string; readonly id: string; readonly after: Fields | undefined },
  around: {
    readonly room: PadRoom | undefined;
    /** All of the room; asked only when `names` may have changed. */
    readonly listMembers: () => readonly (readonly [id: string, member: Fields])[];
  },
): readonly Change[] {
  const { room } = around;
  const { kind, id, after } = written;
  if (!room || !after) return [];
  const listed =
    kind === padRoomKind.name
      ? around.listMembers()
      : kind === padMemberKind.name
        ? [[id, after] as const]
        : [];
  return listed.flatMap(([memberId, member]) => {
    const shownName = toShownName(room.names, member);
    if (member["shownName"] === shownName) return [];
    return [{ kind: padMemberKind.name, id: memberId, set: { shownName } }];
  });
}

/** What pupils read beside a card. */
export function toShownName(names: PadRoom["names"], member: Fields): string {
  // Rows of this kind were checked by its schema when they were written.
  const { name = "", alias = "" } = member as Partial<PadMember>;
  if (names === "hidden") return "";
  return names === "alias" ? alias : name;
}

/** Fields that are not there are left out, not emptied: a row whose fields have one stamp travels in half the bytes. */
function toMadeFields(
  writer: PadWriter,
  { kind, set, before, grave }: PadOp,
  { room, now }: Pick<PadSurroundings, "room" | "now">,
): Fields {
  const isPupil = writer.type === "pupil";
  const kept = before ?? grave ?? {};
  const served = kind === padCardKind.name ? ["preview", ...(isPupil ? ["isPinned"] : [])] : [];
  const made: Record<string, unknown> = { ...set };
  for (const field of served) {
    if (before?.[field] !== undefined) made[field] = before[field];
    else if (Object.hasOwn(made, field)) delete made[field];
  }
  // Made again by its author, a card that the teacher had hidden stays so, and one to approve waits once more.
  const isKept = before !== undefined || !isPupil || kept["state"] === "hidden";
  made["by"] = kept["by"] ?? toAuthor(writer);
  made["madeAt"] = kept["madeAt"] ?? now;
  made["state"] = (isKept ? kept["state"] : undefined) ?? toFirstState(writer, set, room);
  return made;
}

function toFirstState(writer: PadWriter, set: Fields, room: PadRoom | undefined): PadCardState {
  if (writer.type === "pupil") return room?.approvesCards ? "waiting" : "shown";
  return set["state"] === "hidden" ? "hidden" : "shown";
}

function toKeptFields(writer: PadWriter, { before, grave }: PadOp): Fields {
  const kept = before ?? grave;
  if (!kept) return { by: toAuthor(writer) };
  return Object.fromEntries(
    ["by", "madeAt", "state"].flatMap((field) =>
      kept[field] === undefined ? [] : [[field, kept[field]]],
    ),
  );
}

function toFreeMember({ before }: PadOp): Fields {
  const { state = "free", joinedAt } = before ?? {};
  return joinedAt === undefined ? { state } : { state, joinedAt };
}

function needsLook(writer: PadWriter, { set, before }: PadOp, room: PadRoom | undefined): boolean {
  if (writer.type !== "pupil" || !room?.approvesCards || before?.["state"] !== "shown")
    return false;
  return CONTENT.some((field) => Object.hasOwn(set, field) && set[field] !== before[field]);
}
