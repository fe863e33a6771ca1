import { timingSafeEqual } from "node:crypto";
import type { PadKey } from "@damim/domain/pad/pad-entrance.ts";
import * as v from "valibot";
import { linkEnded } from "../../links/links.ts";
import { createGuesses } from "../../session/guesses.ts";
import type { Asker } from "../../session/limits.ts";
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

const HOUR = { seconds: 3_600 };
/** Wrong passwords of an address for one room name, as many as a class mistypes. Keys of links and tokens are not slowed. */
const WRONG_PASSWORDS = { ...HOUR, burst: 100, few: 10, many: 1_000 };
/** Wrong codes of an address, as many as a school behind one mistypes. */
const WRONG_CODES = {
  spoken: { ...HOUR, burst: 300, few: 30, many: 3_000 },
  link: { ...HOUR, burst: 600, few: 60, many: 30_000 },
};

export interface PadKeys {
  open(key: PadKey, by: Asker): Promise<OpenedRoom>;
  /** The room of a short link, and the key in its long one. */
  openLink(code: string, by: Asker): Promise<{ readonly room: PadRoomFacts; readonly key: string }>;
  signToken(participantId: string): string;
}

export function createPadKeys(deps: PadDeps): PadKeys {
  const { database, participants, links, secrets, now } = deps;
  const { queries } = database;
  const refuse = tooManyGuesses;
  const passwords = createGuesses({ ...WRONG_PASSWORDS, now, refuse });
  const codes = {
    spoken: createGuesses({ ...WRONG_CODES.spoken, now, refuse }),
    link: createGuesses({ ...WRONG_CODES.link, now, refuse }),
  };
  const findByKey = createLinkBook(participants, { now, read: readByKey });

  async function readByKey(keyHash: string): Promise<PadRoomFacts | undefined> {
    const rooms = queries.selectFrom("pad_rooms").selectAll().where("key_hash", "=", keyHash);
    const [row] = await findRoomRows(queries, await rooms.limit(1).execute());
    return row && toRoomFacts(row);
  }

  async function openByPassword(roomName: string, password: string, by: Asker) {
    const guess = {
      by,
      place: secrets.hashName(roomName),
      said: secrets.hashPassword(roomName, password),
    };
    const row = await passwords.look(guess, async () => {
      const rooms = queries
        .selectFrom("pad_rooms")
        .selectAll()
        .where("password_hash", "in", secrets.listPasswordHashes(roomName, password))
        .orderBy("created_at", "desc");
      return (await findRoomRows(queries, await rooms.execute()))[0];
    });
    if (!row) throw wrongPassword();
    return toRoomFacts(row);
  }

  async function openCode(type: "link" | "spoken", code: string, by: Asker) {
    const said = secrets.hashCode(type, code);
    const row = await codes[type].look({ by, said }, async () => {
      const rooms = queries
        .selectFrom("pad_rooms")
        .innerJoin("pad_codes", "pad_codes.room_id", "pad_rooms.id")
        .selectAll("pad_rooms")
        .where("pad_codes.code_hash", "=", said)
        .where((where) =>
          where.or([
            where("pad_codes.expires_at", "is", null),
            where("pad_codes.expires_at", ">", now()),
          ]),
        );
      return (await findRoomRows(queries, await rooms.execute()))[0];
    });
    if (!row) throw roomUnknown();
    return { room: toRoomFacts(row), sealed: row.sealed };
  }

  /** One answer for all misses: never given out, ended, gone with its room. */
  async function openByAnswer(code: string, by: Asker): Promise<PadRoomFacts> {
    const link = await links.openGuessed("answer", code, by);
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
    async openLink(code, by) {
      const { room, sealed } = await openCode("link", code, by);
      return { room, key: secrets.openRoom(sealed).key };
    },
    signToken: (participantId) => `${participantId}~${secrets.signParticipant(participantId)}`,
    async open(key, by) {
      if ("token" in key) return openByToken(key.token);
      if ("answer" in key) return { room: await openByAnswer(key.answer, by) };
      if ("code" in key) return { room: (await openCode("spoken", key.code, by)).room };
      if ("roomName" in key) return { room: await openByPassword(key.roomName, key.password, by) };
      const room = await findByKey(hashToken(key.key));
      if (!room) throw roomUnknown();
      return { room };
    },
  };
}
