import type { TopicName } from "@damim/domain/data-map/data-topics.ts";
import { leaveAllClubs } from "../clubs/erase-club.ts";
import type { Queries, Tables } from "../db/schema.ts";
import { eraseFromHandovers } from "../handovers/let-go.ts";
import { leaveIdeas } from "../ideas/tries.ts";
import { whereLinkOfYear } from "../links/links-of-year.ts";
import { forgetOwner } from "../session/revoked-sessions.ts";
import { uses } from "../templates/templates.ts";

/** Whose account is deleted. */
export interface Whose {
  readonly uid: string;
  /** Never empty: `in ()` is no SQL everywhere. */
  readonly scopes: readonly string[];
  /** Ids of pad rooms. */
  readonly rooms: readonly string[];
  /** Whose files they are: the teacher's own and those of the rooms. */
  readonly fileOwners: readonly string[];
}

interface WhichYear {
  readonly uid: string;
  readonly year: number;
  readonly scope: string;
}

/** How a table is left, of whichever table. */
export type AnyAccount = TablePlace<Record<string, unknown>>["account"];

/** Where people lie in a table, and how they leave it. */
interface TablePlace<Columns> {
  /** What it keeps of people: `by-kind` holds records (`registry/records.ts`), `nobody's` nothing about anybody. */
  readonly topics: readonly [TopicName, ...TopicName[]] | "by-kind" | "nobody's";
  /** With an account go the lines that name it in a column, or what the function takes. */
  readonly account:
    | keyof Columns
    | readonly (keyof Columns)[]
    /** Lines stay and name nobody any more. */
    | { readonly nameless: readonly (keyof Columns)[] }
    | ((queries: Queries, whose: Whose) => Promise<unknown>)
    | "stays";
  /** What goes with a destroyed school year besides, and goes again where a backup brings it back. */
  readonly year?: (queries: Queries, year: WhichYear) => Promise<unknown>;
}

/** A new table does not compile until it is said here. What an account has goes in this order. */
export const placesByTable = {
  rows: {
    topics: "by-kind",
    account: (queries, { scopes }) =>
      queries.deleteFrom("rows").where("scope", "in", scopes).execute(),
  },
  history: {
    topics: "by-kind",
    account: (queries, { scopes }) =>
      queries.deleteFrom("history").where("scope", "in", scopes).execute(),
  },
  writers: {
    topics: ["account"],
    account: async (queries, { uid, scopes }) => {
      await queries.deleteFrom("writers").where("scope", "in", scopes).execute();
      await queries.deleteFrom("writers").where("user_id", "=", uid).execute();
    },
    year: (queries, { scope }) =>
      queries.deleteFrom("writers").where("scope", "=", scope).execute(),
  },
  files: {
    topics: ["files"],
    account: (queries, { fileOwners }) =>
      queries.deleteFrom("files").where("owner_id", "in", fileOwners).execute(),
    year: (queries, { scope }) => queries.deleteFrom("files").where("scope", "=", scope).execute(),
  },
  destructions: { topics: ["promises"], account: "user_id" },
  kept_promises: { topics: ["promises"], account: "user_id" },
  // Of both sides: who is gone neither gives nor receives. With a year go its pupils on their way to somebody, and those who
  // came into it; what was taken stands in another's year.
  handovers: {
    topics: ["handover"],
    account: ["giver_id", "receiver_id"],
    year: eraseFromHandovers,
  },
  pad_participants: { topics: ["pad"], account: ofRooms("pad_participants") },
  pad_codes: { topics: ["pad"], account: ofRooms("pad_codes") },
  pad_rooms: { topics: ["pad"], account: "owner_id" },
  // Before the links, by which alone it is known whose they are.
  family_push: {
    topics: ["familyPush"],
    account: (queries, { uid }) =>
      queries
        .deleteFrom("family_push")
        .where("code_hash", "in", (from) =>
          from.selectFrom("links").select("code_hash").where("owner_id", "=", uid),
        )
        .execute(),
    year: (queries, { uid, year }) =>
      queries
        .deleteFrom("family_push")
        .where("code_hash", "in", whereLinkOfYear(queries, { user_id: uid, year }))
        .execute(),
  },
  links: {
    topics: ["account"],
    account: "owner_id",
    year: (queries, { uid, year }) =>
      queries
        .deleteFrom("links")
        .where("code_hash", "in", whereLinkOfYear(queries, { user_id: uid, year }))
        .execute(),
  },
  capsules: { topics: ["capsule"], account: "owner_id" },
  capsule_givers: { topics: ["capsule"], account: "giver_id" },
  roles: { topics: ["audit"], account: "user_id" },
  suspensions: { topics: ["audit"], account: "user_id" },
  assign_members: { topics: ["assignment"], account: "user_id" },
  assigns: { topics: ["assignment"], account: "owner_id" },
  // Her clubs pass to another of their teachers; what nobody else is in goes.
  club_members: { topics: ["account"], account: (queries, { uid }) => leaveAllClubs(queries, uid) },
  club_invites: { topics: ["account"], account: "made_by" },
  // A club and its log stay with its other members.
  clubs: { topics: ["classWork"], account: "stays" },
  club_log: { topics: ["account"], account: "stays" },
  push_subscriptions: { topics: ["push"], account: "user_id" },
  deliveries: { topics: ["push"], account: "user_id" },
  due_times: {
    topics: ["push"],
    account: "user_id",
    year: (queries, { scope }) =>
      queries.deleteFrom("due_times").where("scope", "=", scope).execute(),
  },
  // Said to all.
  notice_plans: { topics: "nobody's", account: "stays" },
  // Ids alone, kept for two years (admin/trim-audit-job.ts).
  audit: { topics: ["audit"], account: "stays" },
  reviews: { topics: ["yard"], account: "user_id" },
  ai_usage: { topics: ["account"], account: "user_id" },
  email_changes: { topics: ["account"], account: "user_id" },
  // Stays until a second deletion found nobody (`deleteAccount`).
  deletions: { topics: ["account"], account: "stays" },
  known_devices: { topics: ["account"], account: "user_id" },
  // Of better-auth: whose it is stands somewhere in the value, in a form of its own.
  verifications: {
    topics: ["account"],
    account: (queries, { uid }) =>
      queries.deleteFrom("verifications").where("value", "like", `%${uid}%`).execute(),
  },
  revoked_sessions: {
    topics: ["account"],
    account: (queries, { uid }) => forgetOwner(queries, uid),
  },
  sessions: { topics: ["account"], account: "user_id" },
  accounts: { topics: ["account"], account: "user_id" },
  passkeys: { topics: ["account"], account: "user_id" },
  two_factors: { topics: ["account"], account: "user_id" },
  users: { topics: ["account"], account: "id" },
  scopes: {
    topics: "by-kind",
    account: (queries, { scopes }) =>
      queries.deleteFrom("scopes").where("scope", "in", scopes).execute(),
  },
  // Hashes under a key, of the last hour.
  password_tries: { topics: ["account"], account: "stays" },
  blocks: { topics: ["yard"], account: ["user_id", "blocked_id"] },
  cafe_boards: { topics: "nobody's", account: "stays" },
  cafe_counters: { topics: "nobody's", account: "stays" },
  cafe_hearts: { topics: ["yard"], account: "user_id" },
  cafe_members: { topics: ["yard"], account: "user_id" },
  // What was said among teachers stays, as 「떠난 선생님」.
  cafe_posts: { topics: ["yard"], account: { nameless: ["author_id"] } },
  cafe_comments: { topics: ["yard"], account: { nameless: ["author_id"] } },
  cafe_words: { topics: ["yard"], account: "stays" },
  // Her votes and tries go, and their counts with them.
  idea_tries: { topics: ["yard"], account: (queries, { uid }) => leaveIdeas(queries, uid) },
  idea_votes: { topics: ["yard"], account: (queries, { uid }) => leaveIdeas(queries, uid) },
  ideas: { topics: ["yard"], account: { nameless: ["author_id"] } },
  idea_words: { topics: ["yard"], account: "stays" },
  template_uses: { topics: ["yard"], account: (queries, { uid }) => uses.leave(queries, uid) },
  template_words: { topics: ["yard"], account: "stays" },
  templates: { topics: ["yard"], account: { nameless: ["author_id"] } },
  moderation_cases: { topics: ["audit", "yard"], account: "stays" },
  moderation_decisions: {
    topics: ["audit", "yard"],
    account: { nameless: ["author_id", "moderator_id"] },
  },
  reports: { topics: ["yard"], account: { nameless: ["reporter_id"] } },
  // Keyed hashes, kept for two years by law (access-log/access-log.ts).
  access_log: { topics: ["accessLog"], account: "stays" },
  // Weather of places and menus of schools: whoever asked stands in neither.
  outside_copies: { topics: "nobody's", account: "stays" },
  outside_services: { topics: "nobody's", account: "stays" },
  // Its events are rows of a year, and go with that; what is followed is of no year.
  feeds: { topics: ["classWork"], account: "owner_id" },
  // Scrubbed, and without whose they were.
  error_groups: { topics: "nobody's", account: "stays" },
  page_counts: { topics: "nobody's", account: "stays" },
  facts: { topics: "nobody's", account: "stays" },
  jobs: { topics: "nobody's", account: "stays" },
  leases: { topics: "nobody's", account: "stays" },
  migrations: { topics: "nobody's", account: "stays" },
} as const satisfies { readonly [Name in keyof Tables]: TablePlace<Tables[Name]> };

function ofRooms(table: "pad_participants" | "pad_codes") {
  return async (queries: Queries, { rooms }: Whose): Promise<void> => {
    if (rooms.length > 0) await queries.deleteFrom(table).where("room_id", "in", rooms).execute();
  };
}
