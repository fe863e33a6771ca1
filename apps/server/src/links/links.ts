import { randomInt } from "node:crypto";
import { ICAL_KEY_LETTERS, LINK_LETTERS, readLinkCode } from "@damim/domain/links/link-code.ts";
import { createSealing } from "../base/sealing.ts";
import type { Database } from "../db/open-database.ts";
import type { LinkRow, Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";

export type LinkKind = LinkRow["kind"];

const codeLetters: Readonly<Record<LinkKind, number>> = { ical: ICAL_KEY_LETTERS };
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
  make(ownerId: string, kind: LinkKind, target: string): Promise<void>;
  /** It opens something else, at the same address. */
  aim(ownerId: string, id: string, target: string): Promise<void>;
  end(ownerId: string, id: string): Promise<void>;
  /** What a code opens now, whatever way it was typed; that it did is noted to a minute. */
  open(kind: LinkKind, typed: string): Promise<LinkRow | undefined>;
}

export function createLinks(
  { database, now }: { readonly database: Database; readonly now: () => number },
  key: Uint8Array,
): Links {
  const { queries } = database;
  const { hash, seal, open } = createSealing(key);
  const hashCode = (kind: LinkKind, code: string): string =>
    hash(`code ${kind}`, code).toString("base64url");
  return {
    async list(ownerId) {
      const rows = await queries
        .selectFrom("links")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .orderBy("code_hash")
        .execute();
      return rows
        .filter((row) => isAlive(row, now()))
        .map((row) => ({
          id: row.code_hash,
          kind: row.kind,
          target: row.target_id,
          code: open(row.sealed),
          openedAt: row.opened_at,
        }));
    },
    async make(ownerId, kind, target) {
      await checkCount(queries, ownerId);
      const code = Array.from({ length: codeLetters[kind] }, () =>
        LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length)),
      ).join("");
      const row: LinkRow = {
        code_hash: hashCode(kind, code),
        sealed: seal(code),
        owner_id: ownerId,
        kind,
        target_id: target,
        expires_at: null,
        opened_at: null,
      };
      await queries.insertInto("links").values(row).execute();
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
      await queries
        .deleteFrom("links")
        .where("owner_id", "=", ownerId)
        .where("code_hash", "=", id)
        .execute();
    },
    async open(kind, typed) {
      const code = readLinkCode(typed, codeLetters[kind]);
      if (code === undefined) return undefined;
      const row = await queries
        .selectFrom("links")
        .selectAll()
        .where("code_hash", "=", hashCode(kind, code))
        .executeTakeFirst();
      if (!row || !isAlive(row, now())) return undefined;
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
  };
}

function isAlive({ expires_at: end }: LinkRow, now: number): boolean {
  return end === null || end > now;
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
