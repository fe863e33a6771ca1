import { DEAD_FIELD, type Change, type Fields } from "../change.ts";
import { padCardKind } from "./pad-card.ts";
import { padMemberKind, type PadMember } from "./pad-member.ts";
import { padCommentKind } from "./pad-reaction.ts";
import { padRoomKind, type PadRoom } from "./pad-room.ts";
import { padStrokeKind } from "./pad-stroke.ts";
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
  const isMade = op.set[DEAD_FIELD] === false;
  const isTaken = op.set[DEAD_FIELD] === true;
  switch (op.kind) {
    case padCardKind.name:
    case padCommentKind.name:
      if (isMade) return { ...op.set, ...toMadeFields(writer, op, around) };
      if (isTaken) return { [DEAD_FIELD]: true, ...toKeptFields(writer, op) };
      return needsLook(writer, op, around.room) ? { ...op.set, state: "waiting" } : op.set;
    case padStrokeKind.name: {
      const by = (op.before ?? op.grave)?.["by"] ?? toAuthor(writer);
      if (isTaken) return { [DEAD_FIELD]: true, by };
      return isMade ? { ...op.set, by } : op.set;
    }
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

function toMadeFields(
  writer: PadWriter,
  { kind, set, before, grave }: PadOp,
  { room, now }: Pick<PadSurroundings, "room" | "now">,
): Fields {
  const kept = before ?? grave ?? {};
  const isPupil = writer.type === "pupil";
  const first = isPupil
    ? room?.approvesCards
      ? "waiting"
      : "shown"
    : set["state"] === "hidden"
      ? "hidden"
      : "shown";
  // Made again by its author, a card that the teacher had hidden stays so, and one to approve waits once more.
  const isKept = before !== undefined || !isPupil || kept["state"] === "hidden";
  return {
    by: kept["by"] ?? toAuthor(writer),
    madeAt: kept["madeAt"] ?? now,
    state: (isKept ? kept["state"] : undefined) ?? first,
    ...(kind === padCardKind.name ? { preview: before?.["preview"] ?? null } : {}),
    ...(kind === padCardKind.name && isPupil ? { isPinned: before?.["isPinned"] ?? null } : {}),
  };
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
  return { state: before?.["state"] ?? "free", joinedAt: before?.["joinedAt"] ?? null };
}

function needsLook(writer: PadWriter, { set, before }: PadOp, room: PadRoom | undefined): boolean {
  if (writer.type !== "pupil" || !room?.approvesCards || before?.["state"] !== "shown")
    return false;
  return CONTENT.some((field) => Object.hasOwn(set, field) && set[field] !== before[field]);
}
