import type { Fields } from "@damim/sync/kind.ts";
import { padCardKind } from "./card/pad-card.ts";
import { padClaimKind, padMemberKind, type PadMemberId } from "./room/pad-member.ts";
import { padAnswerKind } from "./pad-answer.ts";
import { padCommentKind, padVoteKind } from "./card/pad-reaction.ts";

export interface PadRow {
  readonly kind: string;
  readonly id: string;
  /** Null: deleted. */
  readonly data: Fields | null;
}

/** Under which id pupils hear of the answer of another: one for all of them. */
const NOBODYS = "nobody";

/** What of their own place pupils read; the name is told by the entrance, unless the room hides it. */
const OWN_MEMBER_FIELDS = ["shownName", "number", "state"];

/**
 * A row as pupils get it; `reader` is the pupil, absent for what all of them get alike. What is not for them looks
 * deleted. The teacher gets every row as it is and never asks here.
 *
 * `toSecretId` gives the vote of another pupil an id that does not tell whose it is, always the same one.
 */
export function viewPadRow(
  row: PadRow,
  {
    reader,
    toSecretId,
  }: {
    readonly reader?: PadMemberId | undefined;
    readonly toSecretId: (id: string) => string;
  },
): PadRow {
  const { kind, id, data } = row;
  const isOwn = reader !== undefined && findPadInsider(row) === reader;
  switch (kind) {
    case padClaimKind.name:
      return { kind, id, data: null };
    case padAnswerKind.name:
      // Whose it is, is nobody's business either: their tile of the class list would say who has answered.
      return isOwn ? row : { kind, id: NOBODYS, data: null };
    case padVoteKind.name:
      return isOwn ? row : { kind, id: toSecretId(id), data };
    case padMemberKind.name:
      return data ? { kind, id, data: pick(data, isOwn ? OWN_MEMBER_FIELDS : ["shownName"]) } : row;
    case padCardKind.name:
    case padCommentKind.name:
      return !data || isOwn || data["state"] === "shown" ? row : { kind, id, data: null };
    default:
      return row;
  }
}

/** The one pupil, if any, who gets another view of the row than all the others. */
export function findPadInsider({ kind, id, data }: PadRow): PadMemberId | undefined {
  switch (kind) {
    case padVoteKind.name:
      return id.slice(id.indexOf("~") + 1);
    case padMemberKind.name:
    case padAnswerKind.name:
      return id;
    case padCardKind.name:
    case padCommentKind.name: {
      const by = data?.["state"] === "shown" ? undefined : data?.["by"];
      return typeof by === "string" ? by : undefined;
    }
    default:
      return undefined;
  }
}

function pick(data: Fields, fields: readonly string[]): Fields {
  return Object.fromEntries(
    fields.flatMap((field) => (data[field] === undefined ? [] : [[field, data[field]]])),
  );
}
