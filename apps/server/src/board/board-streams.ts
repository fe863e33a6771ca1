import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { LiveFrame } from "@damim/sync/protocol.ts";
import type { Context } from "hono";
import { tooOften } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import { openLiveSink, type LiveSink } from "../live/live-sink.ts";
import { HEARTBEAT_MS, toBye, type LiveStreams } from "../live/live-streams.ts";
import { BOARD_KINDS } from "./read-board.ts";

/** What a code of kind `board` opens. */
export interface BoardPlace {
  readonly uid: string;
  readonly year: SchoolYear;
  readonly codeHash: string;
}

/** A school has some at a time; a script opens them by the thousand. */
const MOST_OPEN = 20;
/** Rows that are written together are one look. */
const GATHER_MS = 60;

/** The boards that are open with one code. */
interface Room {
  readonly sinks: Set<LiveSink>;
  readonly stop: () => void;
}

/**
 * The open boards: each gets the whole answer, as the route tells it, when it comes and whenever a row of theirs changes. A
 * board whose code is ended is told so, at once by the process that ended it, by others at their next beat.
 */
export function createBoardStreams(deps: {
  readonly bus: Pick<LiveBus, "watch">;
  readonly streams: Pick<LiveStreams, "adopt" | "check">;
  readonly isAlive: (codeHash: string) => Promise<boolean>;
  readonly read: (place: BoardPlace) => Promise<string>;
  readonly heartbeatMs?: number;
}) {
  const { bus, streams, isAlive, read, heartbeatMs = HEARTBEAT_MS } = deps;
  const rooms = new Map<string, Room>();
  let beatTimer: NodeJS.Timeout | undefined;

  function openRoom(place: BoardPlace): Room {
    let gathering: NodeJS.Timeout | undefined;
    const look = async (): Promise<void> => {
      gathering = undefined;
      const text = await read(place);
      tell(place.codeHash, toBoardEvent(text));
    };
    const stopWatching = bus.watch(yearScope(place.uid, place.year), (_, frame) => {
      if (!isOfBoards(frame)) return;
      // The database is away for a moment: boards ask by themselves.
      gathering ??= setTimeout(() => void look().catch(() => undefined), GATHER_MS);
    });
    const room: Room = {
      sinks: new Set(),
      stop() {
        stopWatching();
        clearTimeout(gathering);
      },
    };
    rooms.set(place.codeHash, room);
    beatTimer ??= setInterval(() => void beat(), heartbeatMs).unref();
    return room;
  }

  function leave(codeHash: string, sink: LiveSink): void {
    const room = rooms.get(codeHash);
    room?.sinks.delete(sink);
    if (!room || room.sinks.size > 0) return;
    room.stop();
    rooms.delete(codeHash);
    if (rooms.size > 0) return;
    clearInterval(beatTimer);
    beatTimer = undefined;
  }

  function tell(codeHash: string, event: string): void {
    const bytes = Buffer.from(event);
    for (const sink of rooms.get(codeHash)?.sinks ?? []) sink.write(bytes);
  }

  async function beat(): Promise<void> {
    for (const codeHash of rooms.keys()) {
      if (await isAlive(codeHash).catch(() => true)) tell(codeHash, "event: beat\ndata: {}\n\n");
      else end(codeHash);
    }
  }

  function end(codeHash: string): void {
    tell(codeHash, "event: ended\ndata: {}\n\n");
    for (const sink of rooms.get(codeHash)?.sinks ?? []) {
      leave(codeHash, sink);
      sink.end();
    }
  }

  return {
    end,
    open(c: Context<AppEnv>, place: BoardPlace): Response {
      streams.check();
      const { codeHash } = place;
      const room = rooms.get(codeHash) ?? openRoom(place);
      if (room.sinks.size >= MOST_OPEN) throw tooMany(heartbeatMs);
      const { sink, answer } = openLiveSink(c, () => close());
      const close = (): void => {
        leave(codeHash, sink);
        release();
      };
      const release = streams.adopt((backInMs) => {
        close();
        if (backInMs !== undefined) sink.write(Buffer.from(toBye(backInMs)));
        sink.end();
      });
      room.sinks.add(sink);
      sink.write(Buffer.from(`event: hello\ndata: {"beatMs":${heartbeatMs}}\n\n`));
      // What changed while it did not listen.
      void read(place).then(
        (text) => sink.write(Buffer.from(toBoardEvent(text))),
        () => undefined,
      );
      return answer;
    },
  };
}

const toBoardEvent = (text: string): string => `event: board\ndata: ${text}\n\n`;

/** A frame without rows says that there are many. */
function isOfBoards({ rows }: LiveFrame): boolean {
  return rows === undefined || rows.some(([kind]) => BOARD_KINDS.has(kind));
}

const tooMany = tooOften(
  "TooManyBoards",
  "이 코드로 열린 칠판이 너무 많아요. 쓰지 않는 칠판을 닫으면 다시 이어져요.",
);
