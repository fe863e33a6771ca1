import type { Fields } from "@damim/sync/kind.ts";
import {
  MOST_CARDS_IN_ROOM,
  PAD_CARD_AUTHOR_FIELDS,
  padCardKind,
  padColumnKind,
} from "./card/pad-card.ts";
import { padAnswerKind } from "./pad-answer.ts";
import { padClaimKind, padMemberKind } from "./room/pad-member.ts";
import {
  padCommentKind,
  padHeartKind,
  padVoteKind,
  toReactionId,
  type PadVote,
} from "./card/pad-reaction.ts";
import type { PadRefusal } from "./pad-refusal.ts";
import {
  isClosedAt,
  isFrozenAt,
  PAD_ROOM_ROW,
  padRoomKind,
  type PadRoom,
} from "./room/pad-room.ts";
import { padStrokeKind } from "./card/pad-stroke.ts";
import { toAuthor, type PadSurroundings, type PadWrite, type PadWriter } from "./pad-write.ts";

/** Cards, comments, hearts, votes and strokes together: a lesson has some thousands. */
export const MOST_ROWS_IN_ROOM = 60_000;

/** What the author of a row may change in it. A stroke is as it was drawn, a heart is there or not. */
const AUTHORS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [padCardKind.name]: PAD_CARD_AUTHOR_FIELDS,
  [padCommentKind.name]: ["text"],
  [padVoteKind.name]: ["choices"],
  [padAnswerKind.name]: ["values"],
  [padHeartKind.name]: [],
  [padStrokeKind.name]: [],
};

/** The server's alone: nobody says who somebody is, what stands at a link or when a card was made. */
const SERVERS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [padCardKind.name]: ["by", "madeAt", "type", "preview"],
  [padCommentKind.name]: ["by", "madeAt", "card"],
  [padStrokeKind.name]: ["by"],
  [padMemberKind.name]: ["state", "shownName", "joinedAt"],
  [padHeartKind.name]: ["card"],
  [padVoteKind.name]: ["card"],
};

/** Cards, comments and strokes say in `by` whose they are; hearts and votes in their id. */
const WITH_AUTHOR: ReadonlySet<string> = new Set([
  padCardKind.name,
  padCommentKind.name,
  padStrokeKind.name,
]);

const OWN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Whether somebody may write this into a room; undefined allows it. The server asks for each op, after it has
 * added what is its own to say (`complete-pad-op.ts`); a page may ask to hide what would be refused (spec 05 §1).
 *
 * Teachers may do everything in their rooms but write in another's name. Pupils write while the room is open and
 * not frozen, and only what is theirs.
 */
export function decidePadWrite(
  writer: PadWriter,
  write: PadWrite,
  around: PadSurroundings,
): PadRefusal | undefined {
  if (writer.type === "server") return undefined;
  const isTeacher = writer.type === "teacher";
  return isTeacher ? decideForTeacher(write, around) : decideForPupil(writer, write, around);
}

function decideForTeacher(write: PadWrite, around: PadSurroundings): PadRefusal | undefined {
  const { kind, id, before, after } = write;
  switch (kind) {
    case padClaimKind.name:
    case padAnswerKind.name:
      return "not-allowed";
    case padRoomKind.name:
      return id === PAD_ROOM_ROW && after ? undefined : "not-allowed";
    case padMemberKind.name:
      if (before && !after) return before["state"] === "free" ? undefined : "not-allowed";
      return decideChange(write, undefined);
    case padColumnKind.name:
      return undefined;
    case padHeartKind.name:
    case padVoteKind.name:
      // Of pupils' hearts and votes the teacher only takes away.
      return after ? decideReaction({ type: "teacher" }, write, around) : undefined;
    default:
      if (!after) return undefined;
      return before ? decideChange(write, undefined) : decideRoomLeft(write, around);
  }
}

function decideForPupil(
  writer: PadWriter,
  write: PadWrite,
  around: PadSurroundings,
): PadRefusal | undefined {
  const { room, member, now } = around;
  const { kind } = write;
  if (!room || isClosedAt(room, now)) return "closed";
  if (member?.state === "waiting") return "waiting";
  if (member?.state !== "in") return "not-allowed";
  if (isFrozenAt(room, now)) return "frozen";
  const isSurvey = room.board === "survey";
  if (isSurvey || kind === padAnswerKind.name)
    return isSurvey ? decideAnswer(writer, write, room) : "not-allowed";
  if (kind === padHeartKind.name || kind === padVoteKind.name) {
    return decideReaction(writer, write, around);
  }
  return WITH_AUTHOR.has(kind) ? decideOwnRow(writer, write, { ...around, room }) : "not-allowed";
}

/** The one answer of a pupil: to what is asked, changed until the survey is closed, never taken back. */
function decideAnswer(writer: PadWriter, write: PadWrite, room: PadRoom): PadRefusal | undefined {
  const { kind, id, before, after } = write;
  if (kind !== padAnswerKind.name) return "not-allowed";
  if (id !== toAuthor(writer)) return "not-yours";
  if (!after) return "not-allowed";
  const asked = new Map(room.questions?.map((question) => [question.id, question.type]));
  const isAsked = Object.entries(Object(after["values"])).every(
    ([question, value]) =>
      asked.has(question) && (asked.get(question) !== "scale" || /^[1-5]?$/.test(String(value))),
  );
  if (!isAsked) return "not-allowed";
  return before ? decideChange(write, AUTHORS_FIELDS[kind]) : undefined;
}

/** A pupil's card, comment or stroke. */
function decideOwnRow(
  writer: PadWriter,
  write: PadWrite,
  around: PadSurroundings & { readonly room: PadRoom },
): PadRefusal | undefined {
  const { kind, id, before, after, grave } = write;
  const author = toAuthor(writer);
  const owner = before?.["by"] ?? grave?.["by"];
  if (owner !== undefined && owner !== author) return "not-yours";
  if (!OWN_ID.test(id)) return "not-allowed";
  if (!after) return undefined;
  if (before) return decideChange(write, AUTHORS_FIELDS[kind]);

  const { room } = around;
  if (kind === padCardKind.name) {
    const isAllowed = room.cardTypes?.some((type) => type === after["type"]) ?? true;
    if (!isAllowed || after["isPinned"] === true) return "not-allowed";
  }
  if (kind === padCommentKind.name) {
    if (room.allowsComments !== true || !isVisible(after["card"], author, around)) {
      return "not-allowed";
    }
  }
  if (kind === padStrokeKind.name && room.board !== "whiteboard") return "not-allowed";
  return decideRoomLeft(write, around);
}

function decideReaction(
  writer: PadWriter,
  write: PadWrite,
  around: PadSurroundings,
): PadRefusal | undefined {
  const { kind, id, before, after } = write;
  const author = toAuthor(writer);
  if (!id.endsWith(`~${author}`)) return "not-yours";
  if (!after) return undefined;
  const { card } = after;
  if (typeof card !== "string" || id !== toReactionId(card, author)) return "not-allowed";
  if (!isVisible(card, author, around)) return "not-allowed";
  if (kind === padHeartKind.name) {
    if (around.room?.allowsHearts !== true && writer.type === "pupil") return "not-allowed";
  } else if (!isAnswer(after, around.find(padCardKind.name, card))) {
    return "not-allowed";
  }
  return before ? decideChange(write, AUTHORS_FIELDS[kind]) : decideRoomLeft(write, around);
}

/** Only fields of the list change; without a list all but the server's own. */
function decideChange(
  { kind, before = {}, after = {} }: PadWrite,
  allowed: readonly string[] | undefined,
): PadRefusal | undefined {
  const refused = SERVERS_FIELDS[kind] ?? [];
  const isRefused = (field: string): boolean =>
    allowed ? !allowed.includes(field) : refused.includes(field);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field], after[field]),
  );
  // A new member has no state before: what stands there then is what the server wrote.
  const isNew = Object.keys(before).length === 0;
  return !isNew && changed.some(isRefused) ? "not-allowed" : undefined;
}

function decideRoomLeft({ kind }: PadWrite, { counts }: PadSurroundings): PadRefusal | undefined {
  if (kind === padCardKind.name && counts.cards >= MOST_CARDS_IN_ROOM) return "too-many";
  return counts.rows >= MOST_ROWS_IN_ROOM ? "too-many" : undefined;
}

function isVisible(card: unknown, author: string, { find }: PadSurroundings): boolean {
  const found = typeof card === "string" ? find(padCardKind.name, card) : undefined;
  return found !== undefined && (found["state"] === "shown" || found["by"] === author);
}

/** Whether a vote says something that the poll asks. */
function isAnswer(vote: Fields, card: Fields | undefined): boolean {
  // Schemas have seen both rows: the card before it was stored, the vote right after this.
  const poll = card?.["poll"] as { options: readonly string[]; isMultiple?: boolean } | undefined;
  const { choices } = vote as Partial<PadVote>;
  if (!poll || !Array.isArray(choices)) return false;
  const isOne = poll.isMultiple === true || choices.length <= 1;
  return isOne && choices.every((choice) => Number(choice) < poll.options.length);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
