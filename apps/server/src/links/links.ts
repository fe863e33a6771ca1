import { randomInt } from "node:crypto";
import {
  BOOK_CODE_LETTERS,
  ICAL_KEY_LETTERS,
  LINK_LETTERS,
  readLinkCode,
} from "@damim/domain/links/link-code.ts";
import { codePageNames } from "@damim/domain/links/guest-pages.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { createSealing } from "../base/sealing.ts";
import type { LinkRow, Queries } from "../db/schema.ts";
import { askFamilies } from "../due-times/ask-families.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";
import { makePromise, type PromiseDeps } from "../promises/keep-promises.ts";
import { createGuesses } from "../session/guesses.ts";
import type { Asker } from "../session/limits.ts";
import { readBookingTarget } from "./booking-target.ts";

export type LinkKind = LinkRow["kind"];

const countLetters = (kind: LinkKind): number =>
  kind === "ical" ? ICAL_KEY_LETTERS : BOOK_CODE_LETTERS;
/** Short codes that were wrong, an hour: of an address, and of all together. 40 bits hold for decades at that pace. */
const WRONG_CODES = { burst: 600, few: 60, many: 30_000, seconds: 3_600 };
const MOST_LINKS = 200;
const MINUTE_MS = 60_000;

/** A link as its owner sees it. */
export interface OwnLink {
  /** Names it for its owner; opens nothing. */
  readonly id: string;
  readonly kind: LinkKind;
  readonly target: string;
  /** Empty when it was made under the key of another installation: then it opens nothing any more. */
  readonly code: string;
  readonly openedAt: number | null;
}

/** Where codes lead. One room for all that opens without an account; pad rooms keep their own. */
export interface Links {
  list(ownerId: string): Promise<readonly OwnLink[]>;
  /** `within` the transaction that makes what it opens. */
  make(
    ownerId: string,
    kind: LinkKind,
    target: string,
    more?: { readonly within?: Queries },
  ): Promise<void>;
  /** It opens something else, at the same address. */
  aim(ownerId: string, id: string, target: string): Promise<void>;
  end(ownerId: string, id: string): Promise<void>;
  /** What a code opens now, whatever way it was typed; that it did is noted to a minute. */
  open(kind: LinkKind, typed: string): Promise<LinkRow | undefined>;
  /** The same of a code that somebody may guess: see `Guesses`. */
  openGuessed(kind: LinkKind, typed: string, by: Asker): Promise<LinkRow | undefined>;
  /** The own page that a short code leads to; nothing of what has not the form of one. A miss is refused. */
  findPage(typed: string, by: Asker): Promise<LinkPage | undefined>;
  /** Whether a link still opens something; nothing is noted. */
  isAlive(id: string): Promise<boolean>;
  /** Told of each that its owner ended through this process. */
  watchEnds(listener: (id: string) => void): void;
}

/** Where a short code leads, below the base path. */
export interface LinkPage {
  readonly kind: (typeof codePageNames)[number];
  readonly path: string;
}

export const linkEnded = failure(404, "LinkEnded", "링크가 끝났거나 잘못 적었어요.");
const tooManyGuesses = tooOften(
  "TooManyGuesses",
  "틀린 코드가 너무 많이 들어와서 잠시 쉬고 있어요. 조금 뒤에 다시 열어 주세요.",
);

/** `groupCode("7F3K9QX2")` is "7F3K-9QX2": as it stands in addresses and on paper. */
export function groupCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

export function createLinks({ database, now, config }: PromiseDeps, key: Uint8Array): Links {
  const { queries } = database;
  const { hash, seal, open } = createSealing(key);
  const hashCode = (kind: LinkKind, code: string): string =>
    hash(`code ${kind}`, code).toString("base64url");
  const guesses = createGuesses({ ...WRONG_CODES, now, refuse: tooManyGuesses });
  const endListeners: ((id: string) => void)[] = [];
  const links: Links = {
    async list(ownerId) {
      const rows = await queries
        .selectFrom("links")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .orderBy("code_hash")
        .execute();
      return rows.map((row) => ({
        id: row.code_hash,
        kind: row.kind,
        target: row.target_id,
        code: open(row.sealed),
        openedAt: row.opened_at,
      }));
    },
    async make(ownerId, kind, target, { within } = {}) {
      const code = Array.from({ length: countLetters(kind) }, () =>
        LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length)),
      ).join("");
      const row: LinkRow = {
        code_hash: hashCode(kind, code),
        sealed: seal(code),
        owner_id: ownerId,
        kind,
        target_id: target,
        opened_at: null,
      };
      const plan = kind === "book" ? readBookingTarget(target) : undefined;
      const write = async (work: Queries): Promise<void> => {
        await checkCount(work, ownerId);
        await work.insertInto("links").values(row).execute();
        if (!plan) return;
        // From now on it stands on the page of the class.
        await askFamilies(work, yearScope(ownerId, plan.year));
      };
      await (within ? write(within) : database.tx(write));
    },
    async aim(ownerId, id, target) {
      await queries
        .updateTable("links")
        .set({ target_id: target })
        .where("owner_id", "=", ownerId)
        .where("code_hash", "=", id)
        .execute();
    },
    async end(ownerId, id) {
      await database.tx(async (work) => {
        const ended = await work
          .deleteFrom("links")
          .where("owner_id", "=", ownerId)
          .where("code_hash", "=", id)
          .returning("code_hash")
          .executeTakeFirst();
        const at = toStamp(now(), 0, "server");
        if (!ended) return;
        await work.deleteFrom("family_push").where("code_hash", "=", id).execute();
        const promise = { promise: "linkEnded", uid: ownerId, of: id, at } as const;
        await makePromise(work, config.dataDir, promise);
      });
      if (!(await links.isAlive(id))) for (const tell of endListeners) tell(id);
    },
    async isAlive(id) {
      const row = await queries
        .selectFrom("links")
        .selectAll()
        .where("code_hash", "=", id)
        .executeTakeFirst();
      return row !== undefined;
    },
    watchEnds: (listener) => void endListeners.push(listener),
    async open(kind, typed) {
      const code = readLinkCode(typed, countLetters(kind));
      if (code === undefined) return undefined;
      const row = await queries
        .selectFrom("links")
        .selectAll()
        .where("code_hash", "=", hashCode(kind, code))
        .executeTakeFirst();
      if (!row) return undefined;
      const opened = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
      if (row.opened_at !== opened) {
        await queries
          .updateTable("links")
          .set({ opened_at: opened })
          .where("code_hash", "=", row.code_hash)
          .execute();
      }
      return row;
    },
    openGuessed: (kind, typed, by) => openGuessed([kind], typed, by),
    async findPage(typed, by) {
      const code = readLinkCode(typed, BOOK_CODE_LETTERS);
      if (code === undefined) return undefined;
      const link = await openGuessed(codePageNames, code, by);
      const kind = codePageNames.find((page) => page === link?.kind);
      if (!kind) throw linkEnded();
      return { kind, path: `${kind}/${groupCode(code)}` };
    },
  };
  /** One guess, whatever it may open. */
  function openGuessed(
    kinds: readonly LinkKind[],
    typed: string,
    by: Asker,
  ): Promise<LinkRow | undefined> {
    const said = readLinkCode(typed, BOOK_CODE_LETTERS) ?? "";
    return guesses.look({ by, said }, async () => {
      for (const kind of kinds) {
        const link = await links.open(kind, typed);
        if (link) return link;
      }
      return undefined;
    });
  }
  return links;
}

async function checkCount(queries: Queries, ownerId: string): Promise<void> {
  const { count } = await queries
    .selectFrom("links")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_LINKS) return;
  throw new HttpFailure(
    409,
    "TooManyLinks",
    `주소는 ${MOST_LINKS}개까지 둘 수 있어요. 쓰지 않는 주소를 끝내면 새로 만들 수 있어요.`,
  );
}
