import type { LinkPageName } from "@damim/domain/links/guest-pages.ts";
import type { Kysely } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AdminTables } from "./admin-tables.ts";
import type { CafeTables } from "./cafe-tables.ts";
import type { ClubTables } from "./club-tables.ts";
import type { IdeaTables } from "./idea-tables.ts";
import type { OutsideTables } from "./outside-tables.ts";
import type { PadTables } from "./pad-tables.ts";
import type { PushTables } from "./push-tables.ts";
import type { ReportTables } from "./report-tables.ts";
import type { SyncedTables } from "./synced-tables.ts";
import type { TemplateTables } from "./template-tables.ts";

/**
 * The tables as Kysely sees them, the same on SQLite and PostgreSQL: JSON as text, booleans as
 * 0/1, our times as epoch milliseconds. The scope id leads every primary key of synced data: it is
 * the shard key.
 */
export interface Tables
  extends
    AccountTables,
    AdminTables,
    CafeTables,
    ClubTables,
    IdeaTables,
    OutsideTables,
    PadTables,
    PushTables,
    ReportTables,
    SyncedTables,
    TemplateTables {
  links: LinkRow;
  capsules: CapsuleRow;
  /** Whose a capsule was before: what a device of theirs sends late goes where it is. */
  capsule_givers: { capsule_id: string; giver_id: string };
  reviews: ReviewRow;
  ai_usage: AiUsageRow;
  facts: { name: string; value: string };
  jobs: JobRow;
  leases: { name: string; holder: string; expires_at: number };
  migrations: {
    name: string;
    applied_at: number;
    release: string | null;
    readable_since: string | null;
  };
}

/** A database, or one transaction of it: queries are written against this. */
export type Queries = Kysely<Tables>;

export interface JobRow {
  name: string;
  /** When it is due, epoch ms. */
  next_run_at: number;
  /** The process that runs it now; null when none does. */
  holder: string | null;
  /** The holder is taken for dead after this instant, epoch ms. */
  lease_until: number;
  last_run_at: number | null;
  /** Why the last run failed; null when it did not. */
  last_failure: string | null;
}

/** What opens one thing of a teacher's without an account. */
export interface LinkRow {
  /** Keyed hash of kind and code. */
  code_hash: string;
  /** The code, encrypted: its owner reads it again. */
  sealed: string;
  /** The teacher's uid. */
  owner_id: string;
  kind: "ical" | "answer" | LinkPageName;
  /** What it opens, in words of its kind. */
  target_id: string;
  /** Epoch ms at which it was last used, to a minute; null: never. */
  opened_at: number | null;
}

/** Tokens of a model on one day; no text, and of older days nobody asks. */
export interface AiUsageRow {
  user_id: string;
  /** YYYY-MM-DD in Seoul. */
  day: string;
  tokens: number;
}

/** The lock of a time capsule; its letters are rows of its teacher. */
export interface CapsuleRow {
  /** UUIDv7, made by the device. */
  id: string;
  /** The teacher's uid. */
  owner_id: string;
  /** The point of P-256, base64url. */
  public_key: string;
  /** The private half, encrypted. */
  sealed: string;
  /** Epoch ms: no key of a letter leaves before. */
  opens_at: number;
  created_at: number;
}

/** One of each teacher about each feature. */
export interface ReviewRow {
  /** The word of a screen: "settingSeat". */
  feature: string;
  user_id: string;
  verdict: "helped" | "lacking";
  /** Empty where the verdict says enough. */
  body: string;
  written_at: number;
}
