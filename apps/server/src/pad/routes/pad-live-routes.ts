import { isFrozenAt } from "@damim/domain/pad/room/pad-room.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { Queries } from "../../db/schema.ts";
import { tooOften } from "../../http/http-failure.ts";
import { inPadRoom, signedIn, type AppEnv, type Route } from "../../http/route.ts";
import { isRoomSwitchedOff } from "../../session/switched-off.ts";
import { HEARTBEAT_MS, type LiveStreams, toBye } from "../../live/live-streams.ts";
import { type LiveSink, openLiveSink } from "../../live/live-sink.ts";
import { readEntrance } from "../entrance/pad-entrance.ts";
import { roomUnknown } from "../pad-failures.ts";
import { strokePartSchema } from "../live/pad-messages.ts";
import type { PadHall } from "../live/pad-hall.ts";
import { createPadRate } from "../pad-rates.ts";
import { ofParticipant } from "../../session/limits.ts";
import { type PadStreams, toEvent } from "../live/pad-streams.ts";
import type { PadTiles } from "../pad-tiles.ts";
import type { PadParticipant } from "../../session/pad-participant.ts";
import type { PadParticipants, PadVisit } from "../participant.ts";

/** One a 40 ms is what a pen says, and one more for each tab. */
const STROKES_BURST = 60;
const STROKES_PER_SECOND = 30;
const WRITING_BURST = 10;
const WRITING_PER_SECOND = 1;
/** A class on one device reloads now and then; a script opens streams by the thousand. */
const STREAMS_BURST = 20;
const STREAMS_PER_SECOND = 0.5;

const writingSchema = v.strictObject({ isWriting: v.boolean() });
const BEAT = toEvent("beat", {});

export interface PadLiveDeps {
  readonly queries: Queries;
  readonly now: () => number;
  readonly hall: Pick<PadHall, "findTeacher" | "policy">;
  readonly padStreams: PadStreams;
  readonly participants: PadParticipants;
  readonly tiles: PadTiles;
  readonly streams: LiveStreams;
}

/** What happens in a room this moment: rows as they are written, who is there, who writes, and pens under way. */
export function listPadLiveRoutes(deps: PadLiveDeps): readonly Route[] {
  const { now, padStreams, participants } = deps;
  const strokes = createPadRate({ burst: STROKES_BURST, perSecond: STROKES_PER_SECOND, now });
  const writing = createPadRate({ burst: WRITING_BURST, perSecond: WRITING_PER_SECOND, now });
  const opened = createPadRate({ burst: STREAMS_BURST, perSecond: STREAMS_PER_SECOND, now });
  return [
    inPadRoom(
      "GET api/pad/live",
      { states: ["choosing", "waiting", "in", "closed"] },
      async (c, participant) => {
        const waitMs = opened.take(ofParticipant(participant.id), 1);
        if (waitMs > 0) throw tooMany(waitMs);
        return openPupilStream(c, participant, deps);
      },
    ),
    inPadRoom(
      "POST api/pad/writing",
      { body: writingSchema },
      async (_, { id, roomId, memberId, body: { isWriting } }) => {
        if (memberId !== undefined && writing.take(ofParticipant(id), 1) === 0) {
          padStreams.presence.noteWriting(roomId, memberId, isWriting);
        }
      },
    ),
    inPadRoom(
      "POST api/pad/strokes",
      { body: strokePartSchema },
      async (c, { id, roomId, memberId, body: stroke }) => {
        const visit = await participants.look(c.req.raw.headers, c.var.arrival.type === "secure");
        const mayDraw = typeof visit !== "string" && isWhiteboardOpen(visit, now());
        // A part that is passed over comes whole with the finished stroke.
        if (mayDraw && memberId !== undefined && strokes.take(ofParticipant(id), 1) === 0) {
          padStreams.strokes.tell(roomId, { ...stroke, by: memberId });
        }
      },
    ),
    signedIn("GET api/pad/rooms/:id/live", {}, async (c, session) => {
      const roomId = await findOwnRoom(c, session.user.id, deps);
      c.set("accessed", [{ act: "live" }]);
      const { streams } = deps;
      const body = streams.open({
        sessionId: session.sessionId,
        follow: (sink) => padStreams.follow(roomId, { type: "teacher" }, sink),
      });
      return new Response(body, {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Accel-Buffering": "no",
        },
      });
    }),
    signedIn(
      "POST api/pad/rooms/:id/strokes",
      { body: strokePartSchema, touches: [] },
      async (c, session) => {
        const stroke = session.body;
        const roomId = await findOwnRoom(c, session.user.id, deps);
        if (strokes.take(ofParticipant(session.sessionId), 1) === 0) {
          padStreams.strokes.tell(roomId, { ...stroke, by: PAD_TEACHER });
        }
      },
    ),
  ];
}

/**
 * A pupil's stream. It hears at once when the teacher lets the pupil in, and ends with a removal; before that a
 * device that waits hears nothing of the room.
 */
async function openPupilStream(
  c: Context<AppEnv>,
  participant: PadParticipant,
  deps: PadLiveDeps,
): Promise<Response> {
  const { padStreams, participants, streams } = deps;
  streams.check();
  const isSecure = c.var.arrival.type === "secure";
  const { headers } = c.req.raw;
  const look = () => participants.look(headers, isSecure, { fresh: true });
  const first = await look();
  if (typeof first === "string") throw roomUnknown();
  const entrance = await readEntrance(deps, first);

  let stopFollowing = (): void => {};
  let followed: string | undefined;
  const { sink, answer } = openLiveSink(c, () => close());
  const close = (): void => {
    stopFollowing();
    stopWatching();
    stopBeating();
    release();
  };
  const follow = ({ participant: { state, memberId, roomId } }: PadVisit): void => {
    const wanted = state === "in" ? memberId : undefined;
    if (wanted === followed) return;
    stopFollowing();
    stopFollowing = () => {};
    followed = wanted;
    if (wanted === undefined) return;
    stopFollowing = padStreams.follow(roomId, { type: "pupil", memberId: wanted }, sink);
  };
  const lookAgain = async (): Promise<void> => {
    const visit = await look();
    if (await isRoomSwitchedOff(deps.queries, participant.roomId)) {
      close();
      return sink.end();
    }
    if (typeof visit === "string") {
      const { roomId, roomName, entry } = entrance;
      const gone = { roomId, roomName, entry, tiles: [], state: "removed" };
      sink.write(toEvent("entrance", gone));
      close();
      return sink.end();
    }
    sink.write(toEvent("entrance", await readEntrance(deps, visit)));
    follow(visit);
  };
  const stopWatching = participants.watch(participant, () => {
    // The database is away for a moment: the next request of this device finds out.
    lookAgain().catch(() => undefined);
  });
  const stopBeating = beat(sink);
  const release = streams.adopt((backInMs) => {
    close();
    if (backInMs !== undefined) sink.write(Buffer.from(toBye(backInMs)));
    sink.end();
  });
  sink.write(toEvent("hello", { beatMs: HEARTBEAT_MS, entrance }));
  follow(first);
  return answer;
}

/** One timer for all: 300 of them would wake the process 300 times. */
const beating = new Set<LiveSink>();
let beatTimer: NodeJS.Timeout | undefined;

function beat(sink: LiveSink): () => void {
  beating.add(sink);
  beatTimer ??= setInterval(() => {
    for (const each of beating) each.write(BEAT);
  }, HEARTBEAT_MS).unref();
  return () => {
    beating.delete(sink);
    if (beating.size > 0) return;
    clearInterval(beatTimer);
    beatTimer = undefined;
  };
}

function isWhiteboardOpen({ room: { room } }: PadVisit, now: number): boolean {
  return room.board === "whiteboard" && !isFrozenAt(room, now);
}

async function findOwnRoom(
  c: Context<AppEnv>,
  uid: string,
  { hall }: Pick<PadLiveDeps, "hall">,
): Promise<string> {
  const roomId = c.req.param("id") ?? "";
  const scope = padScope(roomId);
  const teacher = await hall.findTeacher(uid, [scope]);
  if (!hall.policy.canRead(teacher, scope)) throw roomUnknown();
  return roomId;
}

const tooMany = tooOften(
  "TooManyRequests",
  "너무 자주 새로 열었어요. 조금 뒤에 저절로 다시 이어져요.",
);
