import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import { padScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { LiveFrame } from "@damim/sync/protocol.ts";
import type { Audience, LiveListener } from "@damim/sync/server/live-hub.ts";
import type { LiveSink } from "../../live/live-sink.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { PadMessage, ToldStroke } from "./pad-messages.ts";
import { parsePadMessage } from "./pad-messages.ts";
import { createPadPresence, type PadPresence } from "./pad-presence.ts";
import { createPadStrokes, type PadStrokes } from "./pad-strokes.ts";

/** Somebody who listens to a room: a pupil, or its teacher, who hears everything. */
export type PadListener =
  | { readonly type: "pupil"; readonly memberId: PadMemberId }
  | { readonly type: "teacher" };

/** The open streams of pad rooms in this process, with who is there and what is being drawn. */
export interface PadStreams {
  /** Rows, people and strokes of a room from now on. Returns the way to stop. */
  follow(roomId: PadRoomId, listener: PadListener, sink: LiveSink): () => void;
  readonly presence: PadPresence;
  readonly strokes: PadStrokes;
  close(): void;
}

interface Follower {
  readonly listener: PadListener;
  readonly sink: LiveSink;
}

const encoder = new TextEncoder();

export function createPadStreams(options: {
  /** This process. */
  readonly name: string;
  readonly bus: LiveBus;
  readonly audience: Audience;
  readonly now: () => number;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}): PadStreams {
  const { name, bus, audience, now, setTimer } = options;
  const followersByRoom = new Map<PadRoomId, Set<Follower>>();
  const tellOthers = (message: PadMessage): void => bus.tell(JSON.stringify(message));
  const presence = createPadPresence({
    name,
    now,
    setTimer,
    onChange: tellPeople,
    tell: tellOthers,
  });
  const strokes = createPadStrokes({ setTimer, send: sendStrokes, tellOthers });
  const stopHearing = bus.hear((text) => {
    const message = parsePadMessage(text);
    if (message?.type === "strokes") strokes.hear(message);
    else if (message) presence.hear(message);
  });
  // The hub hands one frame to hundreds of listeners: its bytes are made once.
  const bytesByFrame = new WeakMap<LiveFrame, Uint8Array>();
  const toBytes = (text: string, frame: LiveFrame): Uint8Array => {
    let bytes = bytesByFrame.get(frame);
    if (!bytes) bytesByFrame.set(frame, (bytes = encoder.encode(`data: ${text}\n\n`)));
    return bytes;
  };

  function tellPeople(roomId: PadRoomId): void {
    const people = presence.read(roomId);
    const forPupils = toEvent("people", { here: people.here.length });
    const forTeachers = toEvent("people", people);
    for (const { listener, sink } of followersByRoom.get(roomId) ?? []) {
      sink.write(listener.type === "pupil" ? forPupils : forTeachers);
    }
  }

  function sendStrokes(roomId: PadRoomId, told: readonly ToldStroke[]): void {
    const authors = new Set(told.map(({ by }) => by));
    const all = toStrokeEvents(told);
    for (const { listener, sink } of followersByRoom.get(roomId) ?? []) {
      const isAuthor = listener.type === "pupil" && authors.has(listener.memberId);
      if (!isAuthor) sink.write(all);
      else sink.write(toStrokeEvents(told.filter(({ by }) => by !== listener.memberId)));
    }
  }

  return {
    follow(roomId, listener, sink) {
      const followers = followersByRoom.get(roomId) ?? new Set();
      const follower = { listener, sink };
      followersByRoom.set(roomId, followers.add(follower));
      const scope = padScope(roomId);
      const tell: LiveListener = (text, frame) => sink.write(toBytes(text, frame));
      const isPupil = listener.type === "pupil";
      const as = isPupil ? { audience, reader: listener.memberId } : undefined;
      const stopWatching = bus.watch(scope, tell, as);
      const leave = isPupil ? presence.join(roomId, listener.memberId) : () => {};
      const people = isPupil ? { here: presence.count(roomId) } : presence.read(roomId);
      sink.write(toEvent("people", people));
      return () => {
        stopWatching();
        leave();
        followers.delete(follower);
        if (followers.size === 0) followersByRoom.delete(roomId);
      };
    },
    presence,
    strokes,
    close() {
      stopHearing();
      presence.close();
    },
  };
}

/** One event of a stream, as bytes. */
export function toEvent(name: string, data: object): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

function toStrokeEvents(strokes: readonly ToldStroke[]): Uint8Array {
  return encoder.encode(
    strokes.map((stroke) => `event: stroke\ndata: ${JSON.stringify(stroke)}\n\n`).join(""),
  );
}
