/** 관리: who may, what was done, and what is told to all. */
export interface AdminTables {
  roles: RoleRow;
  suspensions: SuspensionRow;
  audit: AuditRow;
  access_log: AccessLogRow;
  notice_plans: NoticePlanRow;
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
