/** On a cluster these lie on its nodes: by `scope` beside each other, `files` by its owner (`ops/citus.sql`). */
export const DEALT_TABLES = ["scopes", "rows", "history", "writers", "due_times", "files"] as const;

/**
 * Tables of the coordinator that are written in one transaction with those of the nodes. They are known to Citus, so that
 * both sides are committed in two phases. Sign-in tables (`users` and what hangs on it) are written with rows only where an
 * account goes, together with these: one of them is enough for the whole transaction.
 */
export const JOINED_TABLES = [
  "audit",
  "cafe_counters",
  "cafe_posts",
  "cafe_words",
  "capsule_givers",
  "capsules",
  "club_invites",
  "club_log",
  "club_members",
  "clubs",
  "deletions",
  "deliveries",
  "destructions",
  "family_push",
  "feeds",
  "handovers",
  "kept_promises",
  "links",
  "moderation_cases",
  "notice_plans",
  "pad_codes",
  "pad_participants",
  "pad_rooms",
  "push_subscriptions",
  "roles",
] as const;
