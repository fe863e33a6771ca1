import { isWithin } from "@damim/domain/base/is-within.ts";
import type { PadMember } from "@damim/domain/pad/room/pad-member.ts";
import type { PadParticipantRow } from "../db/pad-tables.ts";
import type { Queries } from "../db/schema.ts";
import { findRoomRows, isClosed, type PadRoomFacts, toRoomFacts } from "./pad-room-facts.ts";
import { hashToken } from "./pad-secrets.ts";
import type { PadParticipant } from "../session/pad-participant.ts";

/**
 * Whose room cookie the request carries; undefined: none, unknown, dead after twelve hours, or removed by the
 * teacher. In a closed room the state is `closed`.
 */
export type FindParticipant = (
  headers: Headers,
  isSecure: boolean,
) => Promise<PadParticipant | undefined>;

export interface PadParticipants {
  readonly find: FindParticipant;
  /**
   * As `find`, with the room, and the reason where there is nobody. `fresh` passes over what is remembered, where
   * another process may know better.
   */
  look(
    headers: Headers,
    isSecure: boolean,
    options?: { readonly fresh?: boolean },
  ): Promise<PadVisit | "unknown" | "removed">;
  /** As `look`, only from what is remembered and not too old. `cookies` as the request's header has them. */
  recall(cookies: string, isSecure: boolean): PadVisit | undefined;
  /**
   * Remembers what was just written, so that the next request of this device need not ask; the place for as long as a
   * device takes to come with it.
   */
  prime(row: PadParticipantRow, room: PadRoomFacts, member?: ToldMember): void;
  /**
   * Forgets what is remembered of a participant or of all in a room (its id), and tells their watchers. Called in
   * every process for everything that `bus.endSession` is told.
   */
  forget(id: string): void;
  /** Hears each time the participant was let in, moved, removed, or the room was closed: look again then. */
  watch(participant: Pick<PadParticipant, "id" | "roomId">, onChange: () => void): () => void;
}

export interface PadVisit {
  readonly participant: PadParticipant;
  readonly room: PadRoomFacts;
  /** Their place, where it was taken a moment ago: then nobody need read it. */
  readonly member?: ToldMember | undefined;
}

/** What a device is told of its own place. */
export type ToldMember = Pick<PadMember, "name" | "number">;

interface Known {
  readonly row: PadParticipantRow;
  readonly room: PadRoomFacts;
  readonly member?: ToldMember | undefined;
  readonly readAt: number;
}

export const PARTICIPANT_LIVES_MS = 12 * 3_600_000;
/** A process that is alone hears of everything that changes. */
const REMEMBERED_ALONE_MS = 60_000;
/** Where the word of another process may be lost: so long a removed pupil may still be let through here. */
const REMEMBERED_MS = 3_000;
/** From its place to its stream; the teacher may change the name after that. */
const PLACE_REMEMBERED_MS = 2_000;
const REMEMBERED_MAX = 20_000;
const COOKIE = /^[\w-]{22}$/;

/** Reads each participant now and then and holds them in memory between: a lesson asks all the time. */
export function createPadParticipants(deps: {
  readonly queries: Queries;
  readonly now: () => number;
  /** No other process writes into the database. */
  readonly isAlone: boolean;
}): PadParticipants {
  const { queries, now } = deps;
  const rememberedMs = deps.isAlone ? REMEMBERED_ALONE_MS : REMEMBERED_MS;
  const knownByCookie = new Map<string, Known>();
  const cookieById = new Map<string, string>();
  const watchersById = new Map<string, Set<() => void>>();
  /** Rises with every `forget`: what was read before it is not remembered. */
  let forgotten = 0;

  async function read(cookieHash: string): Promise<Known | undefined> {
    const asOf = forgotten;
    const row = await queries
      .selectFrom("pad_participants")
      .selectAll()
      .where("cookie_hash", "=", cookieHash)
      .executeTakeFirst();
    if (!row) return undefined;
    const rooms = queries.selectFrom("pad_rooms").selectAll().where("id", "=", row.room_id);
    const [room] = await findRoomRows(queries, await rooms.execute());
    if (!room) return undefined;
    const known = { row, room: toRoomFacts(room), readAt: now() };
    if (forgotten === asOf) remember(cookieHash, known);
    return known;
  }

  function remember(cookieHash: string, known: Known): void {
    if (knownByCookie.size >= REMEMBERED_MAX) {
      knownByCookie.clear();
      cookieById.clear();
    }
    knownByCookie.set(cookieHash, known);
    cookieById.set(known.row.id, cookieHash);
  }

  function forgetRoom(roomId: string): void {
    for (const [cookieHash, { row }] of knownByCookie) {
      if (row.room_id === roomId) knownByCookie.delete(cookieHash);
    }
  }

  const look: PadParticipants["look"] = async (headers, isSecure, { fresh = false } = {}) => {
    const cookie = readPadCookie(headers.get("cookie") ?? "", isSecure);
    if (!cookie) return "unknown";
    const cookieHash = hashToken(cookie);
    const mustAsk = fresh && !deps.isAlone;
    const known = (mustAsk ? undefined : findHeld(cookieHash)) ?? (await read(cookieHash));
    if (!known || known.row.expires_at <= now()) return "unknown";
    if (known.row.state === "removed") return "removed";
    return toVisit(known, now());
  };

  function findHeld(cookieHash: string): Known | undefined {
    const held = knownByCookie.get(cookieHash);
    return held && isWithin(now() - held.readAt, rememberedMs) ? held : undefined;
  }

  return {
    look,
    recall(cookies, isSecure) {
      const cookie = readPadCookie(cookies, isSecure);
      const held = cookie && findHeld(hashToken(cookie));
      if (!held || held.row.expires_at <= now() || held.row.state === "removed") return undefined;
      return toVisit(held, now());
    },
    async find(headers, isSecure) {
      const visit = await look(headers, isSecure);
      return typeof visit === "string" ? undefined : visit.participant;
    },
    prime: (row, room, member) => remember(row.cookie_hash, { row, room, member, readAt: now() }),
    forget(id) {
      forgotten++;
      const cookieHash = cookieById.get(id);
      if (cookieHash !== undefined) knownByCookie.delete(cookieHash);
      else forgetRoom(id);
      // A copy: who hears it may stop watching.
      for (const onChange of Array.from(watchersById.get(id) ?? [])) onChange();
    },
    watch({ id, roomId }, onChange) {
      for (const key of [id, roomId]) {
        watchersById.set(key, (watchersById.get(key) ?? new Set()).add(onChange));
      }
      return () => {
        for (const key of [id, roomId]) {
          const watchers = watchersById.get(key);
          watchers?.delete(onChange);
          if (watchers?.size === 0) watchersById.delete(key);
        }
      };
    },
  };
}

/** Over https only the cookie counts that http cannot set. */
export function readPadCookie(cookies: string, isSecure: boolean): string | undefined {
  const name = toPadCookieName(isSecure);
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1).trim();
    if (pair.slice(0, at).trim() === name && COOKIE.test(value)) return value;
  }
  return undefined;
}

export function toPadCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-damim-pad" : "damim-pad";
}

function toVisit(known: Known, now: number): PadVisit {
  const { room, member, readAt } = known;
  const isNew = now - readAt < PLACE_REMEMBERED_MS;
  return { participant: toParticipant(known, now), room, member: isNew ? member : undefined };
}

function toParticipant({ row, room }: Known, now: number): PadParticipant {
  return {
    id: row.id,
    roomId: row.room_id,
    ownerId: room.ownerId,
    memberId: row.member_id ?? undefined,
    state: isClosed(room, now) ? "closed" : row.state,
  };
}
