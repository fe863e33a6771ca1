import { timingSafeEqual } from "node:crypto";
import type { PadKey } from "@damim/domain/pad/pad-entrance.ts";
import * as v from "valibot";
import { linkEnded } from "../../links/links.ts";
import { createHourlyTries } from "../../session/hourly-tries.ts";
import type { PadDeps } from "../pad-deps.ts";
import { roomUnknown, tooManyGuesses, wrongPassword } from "../pad-failures.ts";
import { findRoomRows, type PadRoomFacts, toRoomFacts } from "../pad-room-facts.ts";
import { createLinkBook } from "./pad-link-book.ts";
import { hashToken } from "../pad-secrets.ts";

export const padKeySchema: v.GenericSchema<unknown, PadKey> = v.union([
  v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({
    roomName: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(100)),
  }),
  v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ answer: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** Which room a key opens. `participantId` where it is the re-entry token of a device. */
export interface OpenedRoom {
  readonly room: PadRoomFacts;
  readonly participantId?: string;
}

/**
 * Wrong passwords an hour for one room name. A password that we made (over 40 bits) would take thousands of years
 * at its limit; one that a teacher chose may be short. Right ones do not count, and keys of links and tokens are not
 * slowed at all.
 */
const WRONG_PASSWORDS_PER_HOUR = { made: 3_000, chosen: 100 };
/**
 * For all spoken codes together, and for all short links. First by address, so that whoever plays with codes stops
 * their own and nobody else's; as many as a school behind one address mistypes. Then by all addresses at once.
 */
const WRONG_CODES_PER_HOUR = {
  spoken: { client: 300, all: 3_000 },
  link: { client: 3_000, all: 30_000 },
};

export interface PadKeys {
  /** `client`: the address that asks. */
  open(key: PadKey, client: string): Promise<OpenedRoom>;
  /** The room of a short link, and the key in its long one. */
  openLink(
    code: string,
    client: string,
  ): Promise<{ readonly room: PadRoomFacts; readonly key: string }>;
  signToken(participantId: string): string;
}

export function createPadKeys(deps: PadDeps): PadKeys {
  const { database, participants, links, secrets, now } = deps;
  const { queries } = database;
  const tries = createHourlyTries(queries, now);
  const findByKey = createLinkBook(participants, { now, read: readByKey });

  async function readByKey(keyHash: string): Promise<PadRoomFacts | undefined> {
    const rooms = queries.selectFrom("pad_rooms").selectAll().where("key_hash", "=", keyHash);
    const [row] = await findRoomRows(queries, await rooms.limit(1).execute());
    return row && toRoomFacts(row);
  }

  async function openByPassword(roomName: string, password: string): Promise<PadRoomFacts> {
    const target = `pad room ${secrets.hashName(roomName)}`;
    const weakest = await queries
      .selectFrom("pad_rooms")
      .select("has_own_password")
      .where("name_hash", "in", secrets.listNameHashes(roomName))
      .orderBy("has_own_password", "desc")
      .executeTakeFirst();
    const limit = WRONG_PASSWORDS_PER_HOUR[weakest?.has_own_password === 0 ? "made" : "chosen"];
    const waitMs = await tries.findWait(target, limit);
    if (waitMs > 0) throw tooManyGuesses(waitMs);
    const rooms = queries
      .selectFrom("pad_rooms")
      .selectAll()
      .where("password_hash", "in", secrets.listPasswordHashes(roomName, password))
      .orderBy("created_at", "desc");
    const [row] = await findRoomRows(queries, await rooms.execute());
    if (row) return toRoomFacts(row);
    await tries.countWrong(target);
    throw wrongPassword();
  }

  async function openCode(type: "link" | "spoken", code: string, client: string) {
    const all = `pad codes ${type}`;
    const limit = WRONG_CODES_PER_HOUR[type];
    // Hashed with a key: the table is no list of addresses.
    const own = `${all} ${secrets.hashName(client)}`;
    const waits = [await tries.findWait(own, limit.client), await tries.findWait(all, limit.all)];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooManyGuesses(waitMs);
    const rooms = queries
      .selectFrom("pad_rooms")
      .innerJoin("pad_codes", "pad_codes.room_id", "pad_rooms.id")
      .selectAll("pad_rooms")
      .where("pad_codes.code_hash", "=", secrets.hashCode(type, code))
      .where((where) =>
        where.or([
          where("pad_codes.expires_at", "is", null),
          where("pad_codes.expires_at", ">", now()),
        ]),
      );
    const [row] = await findRoomRows(queries, await rooms.execute());
    if (row) return { room: toRoomFacts(row), sealed: row.sealed };
    for (const target of [own, all]) await tries.countWrong(target);
    throw roomUnknown();
  }

  /** One answer for all misses: never given out, ended, gone with its room. */
  async function openByAnswer(code: string): Promise<PadRoomFacts> {
    const link = await links.openGuessed("answer", code);
    const rooms = queries
      .selectFrom("pad_rooms")
      .selectAll()
      .where("id", "=", link?.target_id ?? "")
      .where("owner_id", "=", link?.owner_id ?? "");
    const [row] = link ? await findRoomRows(queries, await rooms.execute()) : [];
    if (!row) throw linkEnded();
    return toRoomFacts(row);
  }

  async function openByToken(token: string): Promise<OpenedRoom> {
    const [participantId = "", signature = ""] = token.split("~");
    const expected = Buffer.from(secrets.signParticipant(participantId));
    const given = Buffer.from(signature);
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isRight) throw roomUnknown();
    const rooms = queries
      .selectFrom("pad_rooms")
      .innerJoin("pad_participants", "pad_participants.room_id", "pad_rooms.id")
      .selectAll("pad_rooms")
      .where("pad_participants.id", "=", participantId);
    const [row] = await findRoomRows(queries, await rooms.execute());
    if (!row) throw roomUnknown();
    return { room: toRoomFacts(row), participantId };
  }

  return {
    async openLink(code, client) {
      const { room, sealed } = await openCode("link", code, client);
      return { room, key: secrets.openRoom(sealed).key };
    },
    signToken: (participantId) => `${participantId}~${secrets.signParticipant(participantId)}`,
    async open(key, client) {
      if ("token" in key) return openByToken(key.token);
      if ("answer" in key) return { room: await openByAnswer(key.answer) };
      if ("code" in key) return { room: (await openCode("spoken", key.code, client)).room };
      if ("roomName" in key) return { room: await openByPassword(key.roomName, key.password) };
      const room = await findByKey(hashToken(key.key));
      if (!room) throw roomUnknown();
      return { room };
    },
  };
}
