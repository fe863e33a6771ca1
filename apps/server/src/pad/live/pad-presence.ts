import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { PadMessage } from "./pad-messages.ts";

/** Who is in a room now and who has the composer open, in any server process. */
export interface PadPeople {
  readonly here: readonly PadMemberId[];
  readonly writing: readonly PadMemberId[];
}

export interface PadPresence {
  /** One open stream of a member. Returns the way to leave. */
  join(roomId: PadRoomId, memberId: PadMemberId): () => void;
  /** True counts for a while: a device that goes away does not say so. */
  noteWriting(roomId: PadRoomId, memberId: PadMemberId, isWriting: boolean): void;
  read(roomId: PadRoomId): PadPeople;
  /** How many are here. */
  count(roomId: PadRoomId): number;
  /** What another process said. */
  hear(message: WhoMessage | PeopleMessage): void;
  close(): void;
}

/** Changes within it are told once: 300 pupils who come in make a handful of messages. */
export const PEOPLE_TICK_MS = 400;
/** The composer says every five seconds that it is open. */
const WRITING_FOR_MS = 12_000;
/** Each process says again who is at it, so that one that died takes its people with it. */
const SAY_AGAIN_MS = 15_000;
const ELSEWHERE_FOR_MS = 40_000;
/** A message between processes holds so many ids (8,000 bytes in PostgreSQL). */
const IDS_PER_MESSAGE = 90;

type WhoMessage = Extract<PadMessage, { readonly type: "who" }>;
type PeopleMessage = Extract<PadMessage, { readonly type: "people" }>;

interface Elsewhere {
  readonly people: PadPeople;
  readonly heardAt: number;
}

interface Room {
  readonly streamsByMember: Map<PadMemberId, number>;
  readonly writingUntil: Map<PadMemberId, number>;
  readonly elsewhere: Map<string, Elsewhere>;
  readonly arriving: Map<
    string,
    { readonly round: number; readonly parts: (PadPeople | undefined)[] }
  >;
  isTelling: boolean;
  /** Something changed here, not elsewhere: the other processes are to hear of it. */
  mustSay: boolean;
}

/** Counts streams, not devices: two tabs of a pupil are one pupil. */
export function createPadPresence(options: {
  /** This process. */
  readonly name: string;
  readonly now: () => number;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  /** Told after something changed, at most once a tick. */
  readonly onChange: (roomId: PadRoomId) => void;
  /** To the other processes. */
  readonly tell: (message: PadMessage) => void;
}): PadPresence {
  const { name, now, setTimer, onChange, tell } = options;
  const rooms = new Map<PadRoomId, Room>();
  let round = 0;
  let stopTimer = setTimer(sayAgain, SAY_AGAIN_MS);

  function open(roomId: PadRoomId): Room {
    const known = rooms.get(roomId);
    if (known) return known;
    const room: Room = {
      streamsByMember: new Map(),
      writingUntil: new Map(),
      elsewhere: new Map(),
      arriving: new Map(),
      isTelling: false,
      mustSay: false,
    };
    rooms.set(roomId, room);
    tell({ type: "who", from: name, room: roomId });
    return room;
  }

  function change(roomId: PadRoomId, isOurs: boolean): void {
    const room = rooms.get(roomId);
    if (!room) return;
    room.mustSay ||= isOurs;
    if (room.isTelling) return;
    room.isTelling = true;
    setTimer(() => {
      room.isTelling = false;
      onChange(roomId);
      if (room.mustSay) say(roomId, room);
      room.mustSay = false;
      if (room.streamsByMember.size === 0) rooms.delete(roomId);
    }, PEOPLE_TICK_MS);
  }

  function say(roomId: PadRoomId, room: Room): void {
    const here = [...room.streamsByMember.keys()];
    const writing = listWriting(room, now());
    const parts = Math.max(1, Math.ceil(Math.max(here.length, writing.length) / IDS_PER_MESSAGE));
    round += 1;
    for (let part = 0; part < parts; part++) {
      const cut = (ids: readonly string[]): string[] =>
        ids.slice(part * IDS_PER_MESSAGE, (part + 1) * IDS_PER_MESSAGE);
      const people = { here: cut(here), writing: cut(writing) };
      tell({ type: "people", from: name, room: roomId, round, part, parts, people });
    }
  }

  function sayAgain(): void {
    stopTimer = setTimer(sayAgain, SAY_AGAIN_MS);
    for (const [roomId, room] of rooms) {
      say(roomId, room);
      if (forgetOld(room, now())) change(roomId, false);
    }
  }

  return {
    join(roomId, memberId) {
      const room = open(roomId);
      const { streamsByMember: streams } = room;
      streams.set(memberId, (streams.get(memberId) ?? 0) + 1);
      change(roomId, true);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (streams.get(memberId) ?? 1) - 1;
        if (left > 0) streams.set(memberId, left);
        else streams.delete(memberId);
        if (left === 0) room.writingUntil.delete(memberId);
        change(roomId, true);
      };
    },
    noteWriting(roomId, memberId, isWriting) {
      const room = rooms.get(roomId);
      if (!room) return;
      const wasWriting = (room.writingUntil.get(memberId) ?? 0) > now();
      if (isWriting) {
        room.writingUntil.set(memberId, now() + WRITING_FOR_MS);
        // Who only falls silent is noticed when the time is over.
        setTimer(() => {
          if (forgetOld(room, now())) change(roomId, true);
        }, WRITING_FOR_MS + 1);
      } else room.writingUntil.delete(memberId);
      if (wasWriting !== isWriting) change(roomId, true);
    },
    read(roomId) {
      const room = rooms.get(roomId);
      if (!room) return { here: [], writing: [] };
      const others = [...room.elsewhere.values()].map(({ people }) => people);
      const here = [room.streamsByMember.keys(), ...others.map((people) => people.here)];
      const writing = [listWriting(room, now()), ...others.map((people) => people.writing)];
      return { here: union(here), writing: union(writing) };
    },
    count(roomId) {
      const room = rooms.get(roomId);
      if (!room) return 0;
      if (room.elsewhere.size === 0) return room.streamsByMember.size;
      const here = [...room.elsewhere.values()].flatMap(({ people }) => people.here);
      return new Set([...room.streamsByMember.keys(), ...here]).size;
    },
    hear(message) {
      const room = rooms.get(message.room);
      if (!room) return;
      if (message.type === "who") say(message.room, room);
      else if (gather(room, message, now())) change(message.room, false);
    },
    close: () => stopTimer(),
  };
}

/** True when all parts of what a process said are here and something is new. */
function gather(room: Room, message: PeopleMessage, now: number): boolean {
  const { from, round, part, parts, people } = message;
  let arriving = room.arriving.get(from);
  if (arriving?.round !== round) {
    arriving = { round, parts: Array.from({ length: parts }, () => undefined) };
    room.arriving.set(from, arriving);
  }
  arriving.parts[part] = people;
  const all = arriving.parts.filter((one) => one !== undefined);
  if (all.length < parts) return false;
  room.arriving.delete(from);
  const whole = {
    here: all.flatMap(({ here }) => here),
    writing: all.flatMap(({ writing }) => writing),
  };
  const before = room.elsewhere.get(from)?.people;
  room.elsewhere.set(from, { people: whole, heardAt: now });
  return JSON.stringify(before) !== JSON.stringify(whole);
}

function forgetOld(room: Room, now: number): boolean {
  let isChanged = false;
  for (const [memberId, until] of room.writingUntil) {
    if (until <= now) isChanged = room.writingUntil.delete(memberId) || isChanged;
  }
  for (const [process, { heardAt }] of room.elsewhere) {
    if (heardAt < now - ELSEWHERE_FOR_MS) isChanged = room.elsewhere.delete(process) || isChanged;
  }
  return isChanged;
}

function listWriting(room: Room, now: number): readonly PadMemberId[] {
  return [...room.writingUntil].flatMap(([memberId, until]) => (until > now ? [memberId] : []));
}

function union(lists: readonly Iterable<string>[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => [...list]))].sort();
}
