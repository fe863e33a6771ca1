import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { parsePadScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import type { Audience, LiveHub } from "@damim/sync/server/live-hub.ts";
import { pullRows } from "@damim/sync/server/pull.ts";
import type { Commit } from "@damim/sync/server/push.ts";
import {
  COMMA,
  joinPieces,
  readBoard,
  saysTheSame,
  toPiece,
  type Board,
  type Piece,
} from "./pad-pieces.ts";

/** Rows after a sequence, already in the JSON that one reader gets, as bytes, comma between them. */
export interface FeedPage {
  readonly rows: readonly Uint8Array[];
  readonly seq: number;
  readonly floor: number;
  readonly clock: string;
}

export interface FeedWish {
  readonly scope: string;
  readonly since: number;
  /** Sequence that has to be in the answer: what the reader wrote a moment ago. */
  readonly atLeast: number;
  readonly reader: string;
}

/**
 * The boards that somebody watches, in memory: when 300 pupils come in at once, or hand in a card each second, none
 * of them costs a read of the database or an encoding of what all get alike. Never more than a shortcut: where it
 * does not know, the answer is undefined and the database is asked.
 */
export interface PadFeeds {
  /** What a hub hears and is asked, heard here too. Only scopes of pad rooms are kept. */
  readonly hub: LiveHub;
  find(wish: FeedWish): Promise<FeedPage | undefined>;
}

/** Pupils who hear frames have the same cursor, but for a few who are a frame ahead or behind. */
const ENDS_REMEMBERED = 4;
/** A pupil whose cursor is older than this many rows asks the database. */
const TAIL_ROWS = 1_500;

interface Feed {
  /** The tail has every change after `from` up to `seq`. */
  from: number;
  seq: number;
  floor: number;
  clock: string;
  tail: Piece[];
  board: Board | undefined;
  readonly lastByKey: Map<string, Piece>;
  /** The end of the tail after a cursor, for all who have no row of their own in it: they stand at the same one. */
  readonly endByCursor: Map<number, Uint8Array>;
}

export function createPadFeeds(options: {
  readonly hub: LiveHub;
  readonly database: Pick<SyncDatabase, "readSince">;
  readonly audience: Audience;
  readonly onRoomChange: (roomId: PadRoomId) => void;
  readonly onPlaceChange: (roomId: PadRoomId) => void;
}): PadFeeds {
  const { hub, database, audience, onRoomChange, onPlaceChange } = options;
  const feeds = new Map<string, Feed>();
  /** Scopes whose board is being read, and what was committed meanwhile. */
  const loading = new Map<string, { readonly done: Promise<void>; readonly missed: Commit[] }>();

  function take(commit: Commit): void {
    loading.get(commit.scope)?.missed.push(commit);
    const feed = feeds.get(commit.scope);
    if (feed && !extend(feed, commit, audience)) feeds.delete(commit.scope);
  }

  async function load(scope: string): Promise<void> {
    const missed: Commit[] = [];
    const read = async (): Promise<void> => {
      const page = await pullRows(database, { scope, since: 0 });
      // A board of more rows is read page by page, by everybody alone.
      if (page.more || hub.countListeners(scope) === 0) return;
      const { seq, floor, clock } = page;
      const pieces = page.rows.map((row) => toPiece(row, audience));
      const board: Board = { seq, pieces, joined: undefined };
      const lastByKey = new Map(pieces.map((piece) => [piece.key, piece]));
      const endByCursor = new Map<number, Uint8Array>();
      const feed: Feed = { from: seq, seq, floor, clock, tail: [], board, lastByKey, endByCursor };
      if (missed.every((commit) => extend(feed, commit, audience))) feeds.set(scope, feed);
    };
    const done = read().finally(() => loading.delete(scope));
    loading.set(scope, { done, missed });
    return done;
  }

  return {
    hub: {
      watch(scope, listener, as) {
        const stop = hub.watch(scope, listener, as);
        return () => {
          stop();
          // Nobody tells us any more what is committed there.
          if (hub.countListeners(scope) === 0) feeds.delete(scope);
        };
      },
      commit(commit) {
        const roomId = parsePadScope(commit.scope);
        if (roomId !== undefined) {
          take(commit);
          if (mayHold(commit, padRoomKind.name)) onRoomChange(roomId);
          if (mayHold(commit, padMemberKind.name)) onPlaceChange(roomId);
        }
        hub.commit(commit);
      },
      countListeners: (scope) => hub.countListeners(scope),
    },
    async find(wish) {
      const { scope, since } = wish;
      if (hub.countListeners(scope) === 0) return undefined;
      const known = feeds.get(scope);
      if (!known || (since === 0 && !known.board)) {
        // A device that comes back has its rows: it does not make us read the board.
        if (since > 0) return undefined;
        await (loading.get(scope)?.done ?? load(scope));
      }
      const feed = feeds.get(scope);
      return feed && readFeed(feed, wish);
    },
  };
}

/** A commit without rows was too large to say what is in it. */
function mayHold({ rows }: Commit, kindName: string): boolean {
  return rows.length === 0 || rows.some(([kind]) => kind === kindName);
}

/** False: something is missing between what the feed has and the commit. */
function extend(feed: Feed, commit: Commit, audience: Audience): boolean {
  if (commit.seq <= feed.seq) return true;
  const rows = commit.rows.filter(([, , , seq]) => seq > feed.seq);
  if (commit.from > feed.seq || rows.length === 0) return false;
  for (const row of rows) addPiece(feed, toPiece(row, audience));
  feed.endByCursor.clear();
  feed.seq = commit.seq;
  if (commit.clock > feed.clock) feed.clock = commit.clock;
  // Cut rarely: moving the array for each row would cost more than the rows.
  if (feed.tail.length > TAIL_ROWS * 2) {
    const dropped = feed.tail.splice(0, feed.tail.length - TAIL_ROWS);
    for (const piece of [...dropped, ...(feed.board?.pieces ?? [])]) {
      if (feed.lastByKey.get(piece.key) === piece) feed.lastByKey.delete(piece.key);
    }
    feed.from = dropped.at(-1)?.seq ?? feed.from;
    // It stands before the tail, which now begins later.
    feed.board = undefined;
  }
  return true;
}

/** The newest of a row takes the place of what it said before. The board is joined anew only where that was something else. */
function addPiece(feed: Feed, piece: Piece): void {
  const { lastByKey, tail, board } = feed;
  const last = lastByKey.get(piece.key);
  const isOfTail = last !== undefined && last.seq > (board?.seq ?? 0);
  const onBoard = isOfTail ? last.onBoard : last;
  if (isOfTail) last.isOver = true;
  if (onBoard && board) {
    if (saysTheSame(onBoard, piece)) piece.onBoard = onBoard;
    else {
      onBoard.isOver = true;
      board.joined = undefined;
    }
  }
  lastByKey.set(piece.key, piece);
  tail.push(piece);
}

function readFeed(feed: Feed, { since, atLeast, reader }: FeedWish): FeedPage | undefined {
  const { seq, floor, clock, board } = feed;
  if (seq < atLeast || since > seq) return undefined;
  if (since >= feed.from) return { rows: readTail(feed, since, reader), seq, floor, clock };
  if (since > 0 || !board) return undefined;
  const [old, news] = [readBoard(board, reader), readTail(feed, board.seq, reader)];
  const rows = old.length > 0 && news.length > 0 ? [...old, COMMA, ...news] : [...old, ...news];
  return { rows, seq, floor, clock };
}

function readTail(feed: Feed, since: number, reader: string): readonly Uint8Array[] {
  const { tail, endByCursor } = feed;
  const known = endByCursor.get(since);
  let first = tail.length;
  let isInsider = false;
  for (; first > 0; first--) {
    const piece = tail[first - 1];
    if (!piece || piece.seq <= since) break;
    if (piece.insider === reader && !piece.isOver) isInsider = true;
  }
  if (first === tail.length) return [];
  if (known && !isInsider) return [known];
  const end = joinPieces(tail.slice(first), reader);
  if (!isInsider && endByCursor.size < ENDS_REMEMBERED) endByCursor.set(since, end);
  return [end];
}
