import type { Kysely } from "kysely";
import type { CafeTables } from "./cafe-tables.ts";
import type { IdeaTables } from "./idea-tables.ts";
import type { OutsideTables } from "./outside-tables.ts";
import type { TemplateTables } from "./template-tables.ts";
import type { ReportTables } from "./report-tables.ts";

/**
 * The tables as Kysely sees them, the same on SQLite and PostgreSQL: JSON as text, booleans as
 * 0/1, our times as epoch milliseconds. The scope id leads every primary key of synced data: it is
 * the shard key.
 */
export interface Tables
  extends CafeTables, IdeaTables, OutsideTables, ReportTables, TemplateTables {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  verifications: VerificationRow;
  passkeys: PasskeyRow;
  two_factors: TwoFactorRow;
  scopes: ScopeRow;
  rows: SyncedRow;
  history: HistoryRow;
  writers: WriterRow;
  revoked_sessions: RevokedSessionRow;
  files: FileRow;
  email_changes: EmailChangeRow;
  deletions: DeletionRow;
  known_devices: KnownDeviceRow;
  password_tries: PasswordTryRow;
  access_log: AccessLogRow;
  pad_rooms: PadRoomRow;
  pad_participants: PadParticipantRow;
  pad_codes: PadCodeRow;
  links: LinkRow;
  capsules: CapsuleRow;
  roles: RoleRow;
  suspensions: SuspensionRow;
  audit: AuditRow;
  assigns: AssignRow;
  assign_members: AssignMemberRow;
  clubs: ClubRow;
  club_members: ClubMemberRow;
  club_invites: ClubInviteRow;
  club_log: ClubLogRow;
  notice_plans: NoticePlanRow;
  reviews: ReviewRow;
  ai_usage: AiUsageRow;
  push_subscriptions: PushSubscriptionRow;
  deliveries: DeliveryRow;
  due_times: DueTimeRow;
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

/** better-auth's own tables: it writes times as ISO text in UTC, which also sorts by time. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  email_verified: number;
  image: string | null;
  /** 1 when a code is asked for after the password. */
  two_factor_enabled: number;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  ip_address: string | null;
  user_agent: string | null;
  /** The answer to "whose device is this?", absent until it was given. */
  device_id: string | null;
  device_use: string | null;
  /** Epoch ms of the last request, to a few minutes. */
  seen_at: number | null;
  /** Epoch ms at which the password was last typed again in this session. */
  stepped_up_at: number | null;
}

export interface AccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** A device that signs its teacher in by itself. Written by better-auth but for `last_used_at`. */
export interface PasskeyRow {
  id: string;
  name: string | null;
  public_key: string;
  user_id: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: number;
  transports: string | null;
  aaguid: string | null;
  created_at: string;
  /** Epoch ms. */
  last_used_at: number | null;
}

/** The second factor of a teacher; read by better-auth at the sign-in. */
export interface TwoFactorRow {
  id: string;
  user_id: string;
  /** Encrypted with the secret of the installation. */
  secret: string;
  /** JSON list of the recovery codes that are left, encrypted likewise. */
  backup_codes: string;
  /** 0 until the first code was right. */
  verified: number;
  failed_verification_count: number;
  locked_until: string | null;
  /** The half minute whose code was used last: no code opens the door twice. */
  last_step: number | null;
}

export interface ScopeRow {
  scope: string;
  /** Sequence of the last change. */
  seq: number;
  /** Deletions up to here are forgotten. */
  floor: number;
  /** Greatest stamp taken. */
  clock: string;
}

export interface SyncedRow {
  scope: string;
  kind: string;
  id: string;
  /** JSON: fields. */
  data: string;
  /** JSON: stamp by field. */
  stamps: string;
  seq: number;
  dead_at: number | null;
}

export interface HistoryRow {
  scope: string;
  kind: string;
  id: string;
  field: string;
  /** Stamp of the value that is not the field's value any more. */
  at: string;
  cause: string;
  winner_at: string | null;
  /** JSON. */
  value: string;
  recorded_at: number;
}

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

/** Who stands behind the tag at the end of a stamp: one opening of a page on one device. */
export interface WriterRow {
  scope: string;
  tag: string;
  user_id: string;
  device_id: string | null;
  /** "Chrome · Windows". */
  device_name: string | null;
  first_seen_at: number;
}

/** A session that was ended from another device: its device wipes itself when it comes back. */
export interface RevokedSessionRow {
  /** SHA-256 of the session's token. */
  token_hash: string;
  /** Empty when the whole account is gone. */
  user_id: string;
  revoked_at: number;
  /** Null: signed out from another device. */
  cause: "account-deleted" | null;
}

/** An address that waits for its owner to press the link. One a teacher. */
export interface EmailChangeRow {
  user_id: string;
  new_email: string;
  /** SHA-256 of the link's token. */
  token_hash: string;
  expires_at: number;
}

/** An account that will be deleted unless its teacher takes it back. */
export interface DeletionRow {
  user_id: string;
  requested_at: number;
  due_at: number;
  /** 1: what she wrote in 쌤마당 goes too. */
  takes_posts: number;
}

/** A browser in which this teacher was signed in before: strangers' guesses do not slow it. */
export interface KnownDeviceRow {
  user_id: string;
  /** SHA-256 of its cookie. */
  device_hash: string;
  seen_at: number;
}

/** A try at a password of the last hour, whether it is under way or was wrong. */
export interface PasswordTryRow {
  id: string;
  /** Hash of account and client. */
  target: string;
  tried_at: number;
}

/** One line of the access log; never changed. */
export interface AccessLogRow {
  id: string;
  /** Keyed hash of a uid or of the e-mail that was tried. */
  actor: string;
  first_at: number;
  last_at: number;
  act: string;
  subject: string;
  count: number;
  /** Ids of pupils as a JSON list; null where none are known. */
  people: string | null;
  device: string | null;
  address: string;
}

/** One file of a teacher or of a pad room; its bytes lie in the file storage below `owner/id/`. */
export interface FileRow {
  owner_id: string;
  /** UUIDv7 made by the device. */
  id: string;
  scope: string;
  /** As claimed, without folders and control characters; its kind is `extension`'s to say. */
  name: string;
  state: FileState;
  /** Of the bytes that the device has; the kept ones may differ (pictures are drawn anew). */
  upload_sha256: string;
  upload_size: number;
  /** How many bytes of the upload are durable here. */
  received: number;
  /** Why it was not taken, when `refused`. */
  refusal: string | null;
  // From here on filled when `ready`.
  mime: string | null;
  extension: string | null;
  sha256: string | null;
  size: number | null;
  thumbnail_size: number | null;
  width: number | null;
  height: number | null;
  created_at: number;
  /** The last request of the upload. */
  touched_at: number;
  /** Since when no row and no history names it; null while one does. */
  unused_since: number | null;
  /** In a pad room the place, or "teacher", that it came from; null for a teacher's own files. */
  uploaded_by: string | null;
}

/** `removed`: invisible to everybody, its bytes are being removed. */
export type FileState = "uploading" | "ready" | "refused" | "removed";

/** A pad room: what stands beside its scope and is no pupil's business. */
export interface PadRoomRow {
  /** UUIDv7; its scope is `pad/{id}`. */
  id: string;
  /** The teacher's uid. */
  owner_id: string;
  name: string;
  /** Of the name as it is typed; several rooms may share it. */
  name_hash: string;
  /** Keyed hash of name and password together. */
  password_hash: string;
  /** SHA-256 of the key in the room's link. */
  key_hash: string;
  /** JSON `{ password, key }`, encrypted: the teacher reads them again on any device. */
  sealed: string;
  /** 1: the teacher's own choice, which may be short. */
  has_own_password: number;
  is_https_only: number;
  created_at: number;
}

/** One device in a pad room; dies twelve hours after it came. */
export interface PadParticipantRow {
  id: string;
  room_id: string;
  /** SHA-256 of its cookie. */
  cookie_hash: string;
  state: "choosing" | "waiting" | "in" | "removed";
  /** The place that it holds or waits for. */
  member_id: string | null;
  /** "Chrome · Android". */
  device: string | null;
  created_at: number;
  expires_at: number;
}

/** A short word that leads to a room: in the short link for good, spoken for a day. */
export interface PadCodeRow {
  /** Keyed hash of type and code. */
  code_hash: string;
  room_id: string;
  type: "link" | "spoken";
  /** The code, encrypted. */
  sealed: string;
  /** Null: as long as the room. */
  expires_at: number | null;
}

/** What opens one thing of a teacher's without an account. */
export interface LinkRow {
  /** Keyed hash of kind and code. */
  code_hash: string;
  /** The code, encrypted: its owner reads it again. */
  sealed: string;
  /** The teacher's uid. */
  owner_id: string;
  kind: "ical" | "book";
  /** What it opens, in words of its kind. */
  target_id: string;
  /** Epoch ms; null: until it is ended. */
  expires_at: number | null;
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

/** Who may do more than the own work. */
export interface RoleRow {
  user_id: string;
  role: string;
  given_at: number;
}

/** A teacher who may read and export, and write nothing for a while. */
export interface SuspensionRow {
  user_id: string;
  /** Epoch ms. */
  until: number;
  reason: string;
}

/** One line of what was done by a role; never changed. */
export interface AuditRow {
  /** UUIDv7: in the order of time. */
  id: string;
  at: number;
  actor_id: string;
  act: string;
  target_id: string;
  reason: string;
  before: string;
  after: string;
}

/** A saved job of 반편성: its rows lie in the scope `assign/{id}`. */
export interface AssignRow {
  /** UUIDv7, of the device that saved it. */
  id: string;
  owner_id: string;
  created_at: number;
}

/** Who may come to the rows of a job. */
export interface AssignMemberRow {
  assign_id: string;
  user_id: string;
  role: "owner";
  joined_at: number;
}

/** A club: its rows lie in the scopes `t/{uid}/…`. */
export interface ClubRow {
  /** `c_` and a UUIDv7: never a teacher's. */
  uid: string;
  name: string;
  /** ISO weekdays: "25". */
  days: string;
  place: string;
  created_at: number;
}

export interface ClubMemberRow {
  club_uid: string;
  user_id: string;
  role: string;
  joined_at: number;
}

/** Opens a club to one teacher, once. */
export interface ClubInviteRow {
  code_hash: string;
  club_uid: string;
  role: string;
  /** Whom it is for; null: whoever has the code. */
  email: string | null;
  made_by: string;
  expires_at: number;
}

/** Who did what in a club, for its members. */
export interface ClubLogRow {
  /** UUIDv7: in the order of time. */
  id: string;
  club_uid: string;
  user_id: string;
  act: string;
  subject: string;
  at: number;
}

/** A notice that waits for its minute. */
export interface NoticePlanRow {
  id: string;
  title: string;
  body: string;
  /** Epoch ms. */
  from: number;
  until: number | null;
  /** 0 or 1. */
  pinned: number;
}

/** A device that hears by push. Endpoint and keys are secrets and stand here alone. */
export interface PushSubscriptionRow {
  /** First 22 letters of base64url SHA-256 of the endpoint. */
  token: string;
  user_id: string;
  /** The session that gave it: it ends with it. */
  session_id: string;
  /** "Chrome · Android". */
  device: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Epoch ms at which the device last gave its address. */
  saved_at: number;
  /** Epoch ms at which a push service last took a message for it. */
  taken_at: number | null;
  /** Epoch ms at which the device last said that one was on its screen. */
  shown_at: number | null;
  /** In a row. */
  failures: number;
  last_failure: string | null;
}

/** When a row of a teacher's year comes due. */
export interface DueTimeRow {
  scope: string;
  kind: string;
  row_id: string;
  user_id: string;
  /** Epoch ms; null: never, or not found yet. */
  next_at: number | null;
  /** Epoch ms at which it is looked at: `next_at`, or 0 once something changed that it hangs on. */
  look_at: number;
}

/** One message to one teacher. */
export interface DeliveryRow {
  id: string;
  user_id: string;
  /** Its source. */
  kind: string;
  /** Its cause: the same one is told once. */
  dedupe: string;
  title: string;
  body: string;
  /** Below the base path, with a slash in front. */
  path: string;
  class: string;
  /** Epoch ms of its cause. */
  due_at: number;
  /** Epoch ms after which nobody needs it. */
  ttl_until: number;
  /** `new`: its moment is not found yet; `waiting`: until `next_at`; `over`: nothing is to be done. */
  state: "new" | "waiting" | "over";
  /** JSON list of the tokens that a push service took it for; "open" once open pages were told. */
  done: string;
  attempts: number;
  next_at: number;
  holder: string | null;
  lease_until: number;
  last_failure: string | null;
}
