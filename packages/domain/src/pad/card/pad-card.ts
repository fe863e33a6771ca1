import type { RecordKind } from "@damim/sync/kind.ts";
import type { FileId } from "../../files/file.ts";
import type { PadMemberId } from "../room/pad-member.ts";
import type { PadCardType } from "../room/pad-room.ts";

/** UUIDv7, made by the device that writes the card. */
export type PadCardId = string;

export const PAD_COLORS = ["plain", "yellow", "green", "blue", "pink", "purple"] as const;
export type PadColor = (typeof PAD_COLORS)[number];

/** `waiting` for the teacher · `shown` to all · `hidden` by the teacher: its author and the teacher still see it. */
export type PadCardState = "waiting" | "shown" | "hidden";

/**
 * One card on the board. Its author writes what it says, the server says who wrote it, when, and whether it is
 * shown; where it lies may be changed by its author and by the teacher.
 */
export interface PadCard {
  readonly type: PadCardType;
  /** A member or `PAD_TEACHER`. Set by the server. */
  readonly by: PadMemberId;
  /** Epoch ms. Set by the server. */
  readonly madeAt: number;
  /** Set by the server, then changed by the teacher alone. */
  readonly state: PadCardState;
  /** May be empty where the card is a picture, a drawing, a sound or a file. */
  readonly text: string;
  readonly color?: PadColor | null;
  /** Picture, drawing (a picture with its strokes beside it), file, sound. */
  readonly file?: FileId | null;
  /** As the device named it, for the download. */
  readonly fileName?: string | null;
  /** Of a picture, so that the board does not jump while it loads. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** Length of a sound in seconds. */
  readonly seconds?: number | null;
  /** What the picture shows, for who does not see it. */
  readonly alt?: string | null;
  /** http or https, checked by the schema. */
  readonly link?: string | null;
  /** What the server saw at the link. Set by the server (`POST api/pad/link-preview` keeps it). */
  readonly preview?: PadLinkPreview | null;
  readonly poll?: PadPoll | null;
  /** A column or a point of the time line (`padColumn`). */
  readonly column?: string | null;
  /** Fractional, no two alike: `base/place-between.ts`. */
  readonly order: string;
  /** On the free canvas, in CSS px from its upper left corner. */
  readonly x?: number | null;
  readonly y?: number | null;
  /** By the teacher: stands before all others. */
  readonly isPinned?: boolean | null;
}

/** What the author of a card says in it and may change; all else is the server's or the teacher's. */
export const PAD_CARD_AUTHOR_FIELDS = [
  "text",
  "color",
  "file",
  "fileName",
  "width",
  "height",
  "seconds",
  "alt",
  "link",
  "poll",
  "column",
  "order",
  "x",
  "y",
] as const;

export interface PadLinkPreview {
  readonly title: string;
  readonly site: string;
}

export interface PadPoll {
  /** Two to eight. */
  readonly options: readonly string[];
  readonly isMultiple?: boolean | null;
}

export const padCardKind: RecordKind<PadCard> = { name: "padCard", version: 1 };

export const LONGEST_CARD_TEXT = 2_000;
export const LONGEST_POLL_OPTION = 80;
/** A lesson has a few hundred; a script that never stops has not. */
export const MOST_CARDS_IN_ROOM = 10_000;

/** A column of the board `columns`, a point of time of `timeline`. The teacher's to write. */
export interface PadColumn {
  readonly title: string;
  readonly order: string;
}

export const padColumnKind: RecordKind<PadColumn> = { name: "padColumn", version: 1 };
