import { createHmac, randomUUID } from "node:crypto";
import type { Database } from "../db/open-database.ts";
import type { AccessLogRow } from "../db/admin-tables.ts";
import type { Accessed, Accessor, AccessAct } from "../http/access.ts";

/** Pupils named in one line; for more the count says how many rows it were. */
const PEOPLE_MAX = 40;
const ROWS_PER_INSERT = 100;
const LINES_IN_MEMORY_MAX = 5_000;
/** Written down at once; the rest is added up, so that a lesson of marking is one line in five minutes. */
const AT_ONCE: ReadonlySet<AccessAct> = new Set(["sign-in", "sign-in-refused", "export", "import"]);
export const ACCESS_WINDOW_MS = 5 * 60_000;

/** One line of the log as its teacher reads it. */
export interface AccessLine {
  /** Epoch ms of the first and the last request that it adds up. */
  readonly firstAt: number;
  readonly lastAt: number;
  readonly act: string;
  readonly subject: string;
  readonly count: number;
  readonly people: readonly string[];
  readonly device: string | null;
  readonly address: string;
}

/**
 * Who read or wrote pupils' data, when, whose, what and from where (개인정보의 안전성 확보조치 기준 제8조).
 *
 * Append-only: triggers refuse changes. Whose line it is stands there as a keyed hash: a living teacher finds
 * the own lines by it, and after an account's deletion the lines stay for their two years without its uid.
 * Up to five minutes of everyday reading are in memory; `close` writes them down, `kill -9` loses them.
 */
export interface AccessLog {
  note(who: Accessor, accessed: Accessed): void;
  /** The newest lines of these actors, at most `limit`. */
  list(
    actors: readonly string[],
    range: { readonly from: number; readonly until: number; readonly limit: number },
  ): Promise<readonly AccessLine[]>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface AccessLogDeps {
  readonly database: Database;
  readonly key: Uint8Array;
  readonly now: () => number;
  /** Answers how to stop it. */
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly onFailure: (error: unknown) => void;
}

export function createAccessLog(deps: AccessLogDeps): AccessLog {
  const { database, key, now, setTimer, onFailure } = deps;
  let lines = new Map<string, OpenLine>();
  let stopTimer: (() => void) | undefined;
  let writing: Promise<void> = Promise.resolve();

  const toActor = (actor: string): string =>
    createHmac("sha256", key).update(actor.toLowerCase()).digest("base64url");

  // One after the other, so that `flush` and `close` know when everything is down.
  const flush = (): Promise<void> => {
    stopTimer?.();
    stopTimer = undefined;
    const taken = lines;
    lines = new Map();
    writing = writing.then(() => write(taken));
    return writing;
  };
  const write = async (taken: ReadonlyMap<string, OpenLine>): Promise<void> => {
    const rows = [...taken.values()].map(toRow);
    try {
      await database.tx(async (queries) => {
        for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
          const some = rows.slice(at, at + ROWS_PER_INSERT);
          await queries.insertInto("access_log").values(some).execute();
        }
      });
    } catch (error) {
      onFailure(error);
      // Kept for the next time, as many as memory allows.
      for (const [id, line] of taken) {
        if (lines.size < LINES_IN_MEMORY_MAX) lines.set(`${id} ${line.id}`, line);
      }
    }
  };

  return {
    note({ actor, device, address }, { act, subject = "", count = 1, people = [] }) {
      const hashed = toActor(actor);
      const id = JSON.stringify([hashed, device, address, act, subject]);
      const at = now();
      const line = lines.get(id) ?? {
        id: randomUUID(),
        actor: hashed,
        first_at: at,
        act,
        subject,
        device,
        address,
        last_at: at,
        count: 0,
        people: new Set<string>(),
      };
      line.last_at = at;
      line.count += count;
      for (const person of people) if (line.people.size < PEOPLE_MAX) line.people.add(person);
      lines.set(id, line);
      if (AT_ONCE.has(act) || lines.size >= LINES_IN_MEMORY_MAX) void flush();
      else stopTimer ??= setTimer(() => void flush(), ACCESS_WINDOW_MS);
    },
    async list(actors, { from, until, limit }) {
      await flush();
      const rows = await database.queries
        .selectFrom("access_log")
        .selectAll()
        .where("actor", "in", actors.map(toActor))
        .where("last_at", ">=", from)
        .where("last_at", "<", until)
        .orderBy("last_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(toLine);
    },
    flush,
    async close() {
      await flush();
    },
  };
}

interface OpenLine extends Omit<AccessLogRow, "people"> {
  readonly people: Set<string>;
}

function toRow({ people, ...line }: OpenLine): AccessLogRow {
  return { ...line, people: people.size > 0 ? JSON.stringify([...people]) : null };
}

function toLine(row: AccessLogRow): AccessLine {
  const people: unknown = row.people === null ? [] : JSON.parse(row.people);
  return {
    firstAt: row.first_at,
    lastAt: row.last_at,
    act: row.act,
    subject: row.subject,
    count: row.count,
    people: Array.isArray(people) ? people.map(String) : [],
    device: row.device,
    address: row.address,
  };
}
