import { idText } from "@damim/domain/record/schema-parts.ts";
import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import { toSchema } from "@damim/domain/record/to-schema.ts";
import { capsuleLetter, MOST_LETTER_FILES } from "@damim/domain/time-capsule/capsule-record.ts";
import {
  capsuleCardKind,
  capsuleKind,
  capsuleLetterKind,
  readCapsuleTarget,
  type CapsuleCard,
} from "@damim/domain/time-capsule/capsule.ts";
import { isSamePupil } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { decideCapsule } from "@damim/domain/time-capsule/decide-capsule.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import { isSealedFile, SEALED_FILE_BYTES_MAX } from "@damim/domain/time-capsule/letter-parts.ts";
import { toHostWords } from "@damim/domain/booking/booking-words.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { AccessNotes } from "../access-log/access-notes.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { readKinds } from "../db/read-kinds.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import { hashGuestKey } from "../links/guest-key.ts";
import type { Links } from "../links/links.ts";
import { createGuestOpening, type GuestVisit } from "../links/open-guest-link.ts";
import { createPupilCheck, pupilParts } from "../links/pupil-check.ts";
import { createGuesses } from "../session/guesses.ts";
import { findSuspension } from "../session/find-suspension.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import {
  capsuleUnknown,
  cardsAlone,
  otherSecret,
  partOnTheWay,
  tooManyAsk,
  tooManyCards,
} from "./capsule-failures.ts";
import type { Capsules, FoundCapsule } from "./capsules.ts";
import { createLetterDesk } from "./letter-desk.ts";
import { createLetterFiles } from "./letter-files.ts";

const PER_MINUTE = { read: 600, own: 300, write: 300 };
/** Cards that are none, of an address for each link: a whole class may hold the paper of last year. */
const WRONG_CARDS = { burst: 60, few: 10, many: 600, seconds: 600 };
/** A letter, and the base64url of what is sealed beside it. */
const MOST_BYTES =
  32 * 1024 + Math.ceil((MOST_LETTER_FILES * SEALED_FILE_BYTES_MAX * 4) / 3) + 1024;

type Guest = Pick<GuestVisit, "by" | "codeHash">;

/** As the access log calls them. */
const LETTERS = `profile ${capsuleLetterKind.name}`;

/** As it stands in an address: one that lost a letter on the way is a wrong card, as every other. */
const cardKey = v.pipe(v.string(), v.maxLength(200));
const cardBody = v.object({ key: cardKey });
const { box } = capsuleLetter.fields;
const letterIv = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));
const sealedFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/),
  v.transform((text) => Buffer.from(text, "base64url")),
  v.check((bytes) => bytes.length <= SEALED_FILE_BYTES_MAX && isSealedFile(bytes)),
);
const letterParts = {
  /** Made by the page and bound into the box; it never names a letter that is there. */
  id: v.pipe(idText, v.uuid()),
  sealed: toSchema({ fields: { box }, isStrict: true }),
  parts: v.optional(
    v.pipe(
      v.array(
        v.object({ id: v.pipe(v.string(), v.check(isFileId)), iv: letterIv, file: sealedFile }),
      ),
      v.maxLength(MOST_LETTER_FILES),
    ),
    [],
  ),
};
const letterBody = v.union([
  v.object({ ...letterParts, key: cardKey }),
  v.object({ ...letterParts, ...pupilParts }),
]);

/**
 * What pupils do behind a capsule's link, without an account: `GET api/capsule/:code` tells its name and day,
 * `…/letters` seals a letter (by number and name, or by a card), `…/mine` is what a card is for, `…/mine/take-out` takes
 * its letter out unread, `…/mine/files/:id` gives a picture or sound of it. No key leaves before the day, by this server's clock. Codes and cards that are none have one
 * answer. Every act stands in the teacher's access log.
 */
export function listCapsulePageRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "files" | "now"> & {
    readonly links: Links;
    readonly capsules: Capsules;
    readonly writeScope: WriteScope;
    readonly notes: Pick<AccessNotes, "guestDid">;
  },
): readonly Route[] {
  const { config, database, now } = deps;
  const { links, capsules } = deps;
  const { guestDid } = deps.notes;
  const { queries } = database;
  const openLink = createGuestOpening(deps, {
    links,
    kind: "capsule",
    perMinute: PER_MINUTE,
    refuse: tooManyAsk,
    unknown: capsuleUnknown,
  });
  const findPupil = createPupilCheck(now);
  const cards = createGuesses({ ...WRONG_CARDS, now, refuse: tooManyCards });
  const letterFiles = createLetterFiles({ ...deps, quotaBytes: config.fileQuotaBytes });
  const desk = createLetterDesk({ ...deps, letterFiles });

  async function open(c: Context<AppEnv>, code: string, wish: keyof typeof PER_MINUTE) {
    const { link, ...guest } = await openLink(c, code, wish);
    const target = readCapsuleTarget(link.target_id);
    const found = target && (await capsules.find(link.owner_id, target.capsuleId));
    if (!found) throw capsuleUnknown();
    return { found, year: target.year, guest };
  }

  async function findCard(guest: Guest, { row }: FoundCapsule, key: string): Promise<CapsuleCard> {
    const { by, codeHash: place } = guest;
    const card = await cards.look({ by, place, said: key }, async () => {
      const keyHash = hashGuestKey(key);
      const rows = await readKinds(queries, profileScope(row.owner_id), [capsuleCardKind.name]);
      return [...rows(capsuleCardKind).values()].find(
        (each) => each.capsule === row.id && each.keyHash === keyHash,
      );
    });
    if (!card) throw capsuleUnknown();
    return card;
  }

  return [
    anyone("GET api/capsule/:code", {}, async (c, { code }) => {
      const { found, year } = await open(c, code, "read");
      const { id, public_key: publicKey, opens_at: opensAt, owner_id: uid } = found.row;
      const rows = await readKinds(queries, profileScope(uid), [
        capsuleKind.name,
        schoolYearKind.name,
      ]);
      return c.json<CapsulePageReply>({
        id,
        title: rows(capsuleKind).get(id)?.title ?? "타임캡슐",
        host: year === undefined ? "" : toHostWords(rows(schoolYearKind).get(String(year))),
        publicKey,
        opensAt,
        now: now(),
        isForClass: year !== undefined,
        isPaused: (await findSuspension(queries, uid, now())) !== null,
      });
    }),
    anyone(
      "POST api/capsule/:code/letters",
      { body: letterBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body }) => {
        const { found, year, guest } = await open(c, code, "write");
        const { id, sealed } = body;
        const parts = body.parts.map(({ file: bytes, ...part }) => ({ ...part, bytes }));
        if ("key" in body) {
          const { number, student } = await findCard(guest, found, body.key);
          await desk.seal("card", found, { id, number, student, sealed, parts });
          guestDid(c, found.row.owner_id, {});
          return {};
        }
        if (year === undefined) throw cardsAlone();
        const scope = yearScope(found.row.owner_id, year);
        const students = (await readKinds(queries, scope, [studentKind.name]))(studentKind);
        const pupil = await findPupil(guest, [...students.values()], body);
        const { number, id: student } = pupil;
        await desk.seal("link", found, { id, number, student, sealed, parts });
        guestDid(c, found.row.owner_id, { people: [pupil.id] });
        return {};
      },
    ),
    anyone("POST api/capsule/:code/mine", { body: cardBody }, async (c, { code, body }) => {
      const { found, guest } = await open(c, code, "own");
      const mine = toMine(capsules, found, await findCard(guest, found, body.key));
      if (mine.letters.length > 0)
        guestDid(c, found.row.owner_id, {
          act: "read",
          subject: LETTERS,
          count: mine.letters.length,
        });
      return c.json<CapsuleCardReply>(mine);
    }),
    // Sealed as it came: the key of its letter opens it, which leaves only after the day.
    anyone(
      "POST api/capsule/:code/mine/files/:id",
      { body: cardBody },
      async (c, { code, body, id }) => {
        const { found, guest } = await open(c, code, "own");
        const { letters } = toMine(capsules, found, await findCard(guest, found, body.key));
        if (!letters.some(({ files }) => files.some((file) => file.id === id)))
          throw capsuleUnknown();
        const stream = await letterFiles.read(found.row.owner_id, id);
        if (!stream) throw partOnTheWay();
        guestDid(c, found.row.owner_id, { act: "file" });
        return c.body(stream, 200, {
          "Content-Type": "application/octet-stream",
          "Content-Disposition": "attachment",
          "X-Content-Type-Options": "nosniff",
        });
      },
    ),
    anyone("POST api/capsule/:code/mine/take-out", { body: cardBody }, async (c, asked) => {
      const { found, guest } = await open(c, asked.code, "own");
      const card = await findCard(guest, found, asked.body.key);
      await desk.takeOut(found, card);
      guestDid(c, found.row.owner_id, {});
      return c.json<CapsuleCardReply>({ number: card.number, isSealed: false, letters: [] });
    }),
  ];
}

/** What a card sees of its own letter; its words from the day on. */
function toMine(capsules: Capsules, found: FoundCapsule, card: CapsuleCard): CapsuleCardReply {
  const { number } = card;
  const letters = found.letters.filter((letter) => isSamePupil(letter, card));
  const mine = { number, isSealed: letters.length > 0, letters: [] };
  if (decideCapsule("card", { act: "key" }, found.facts) !== "give") return mine;
  const keys = capsules.deriveKeys({ ...found, letters });
  if (!keys) throw otherSecret();
  return {
    ...mine,
    letters: letters.map(({ id, box, files }) => ({
      id,
      box,
      files: files ?? [],
      key: keys[id] ?? "",
    })),
  };
}
