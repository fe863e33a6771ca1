import type { FileId } from "@damim/domain/files/file.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER, type PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";

const ROOMS_MAX = 200;

/** What of a card decides who may read its file. */
interface Holder {
  readonly file: FileId;
  readonly by: unknown;
  readonly isShown: boolean;
}

interface RoomBook {
  seq: number;
  readonly holderByCard: Map<string, Holder>;
  readonly cardsByFile: Map<FileId, Set<string>>;
}

/**
 * Whether a pupil may read a file of their room: where it stands on a card that they see, of whoever uploaded it or of
 * the teacher. Another pupil's card opens nothing: it would bring back what the teacher hid.
 */
export type CanSeeFile = (
  roomId: PadRoomId,
  file: Pick<FileRow, "id" | "uploaded_by">,
  memberId: PadMemberId,
) => Promise<boolean>;

/**
 * Remembers for each room which card holds which file, and reads what has changed since: a class that opens a board
 * of pictures asks thousands of times.
 */
export function createFileSight(queries: Queries): CanSeeFile {
  const bookByRoom = new Map<PadRoomId, RoomBook>();

  async function openBook(roomId: PadRoomId): Promise<RoomBook> {
    const scope = await queries
      .selectFrom("scopes")
      .select("seq")
      .where("scope", "=", padScope(roomId))
      .executeTakeFirst();
    const seq = scope?.seq ?? 0;
    const known = bookByRoom.get(roomId);
    // A database that was restored counts on from further back.
    const isUsable = known !== undefined && known.seq <= seq;
    const book = isUsable ? known : { seq: 0, holderByCard: new Map(), cardsByFile: new Map() };
    bookByRoom.delete(roomId);
    bookByRoom.set(roomId, book);
    if (bookByRoom.size > ROOMS_MAX) {
      const [oldest] = bookByRoom.keys();
      if (oldest !== undefined) bookByRoom.delete(oldest);
    }
    if (book.seq < seq) await readOn(book, roomId);
    return book;
  }

  async function readOn(book: RoomBook, roomId: PadRoomId): Promise<void> {
    const rows = await queries
      .selectFrom("rows")
      .select(["id", "kind", "data", "seq", "dead_at"])
      .where("scope", "=", padScope(roomId))
      .where("seq", ">", book.seq)
      .orderBy("seq")
      .execute();
    for (const { id, kind, data, seq, dead_at } of rows) {
      book.seq = Math.max(book.seq, seq);
      if (kind !== padCardKind.name) continue;
      const holder = dead_at === null ? toHolder(JSON.parse(data) as Fields) : undefined;
      replace(book, id, holder);
    }
  }

  return async (roomId, file, memberId) => {
    const book = await openBook(roomId);
    for (const card of book.cardsByFile.get(file.id) ?? []) {
      const holder = book.holderByCard.get(card);
      const isTheirs = holder?.by === file.uploaded_by || holder?.by === PAD_TEACHER;
      if (holder && isTheirs && (holder.isShown || holder.by === memberId)) return true;
    }
    return false;
  };
}

function toHolder({ file, by, state }: Fields): Holder | undefined {
  return typeof file === "string" ? { file, by, isShown: state === "shown" } : undefined;
}

function replace(book: RoomBook, card: string, holder: Holder | undefined): void {
  const former = book.holderByCard.get(card);
  if (former) book.cardsByFile.get(former.file)?.delete(card);
  book.holderByCard.delete(card);
  if (!holder) return;
  book.holderByCard.set(card, holder);
  const cards = book.cardsByFile.get(holder.file) ?? new Set();
  book.cardsByFile.set(holder.file, cards.add(card));
}
