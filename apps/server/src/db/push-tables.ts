/** Messages to teachers, the devices that hear them, browsers of families and when something comes due. */
export interface PushTables {
  push_subscriptions: PushSubscriptionRow;
  deliveries: DeliveryRow;
  due_times: DueTimeRow;
  family_push: FamilyPushRow;
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

/** A browser that hears of a class by the code of its page. Whose it is nobody knows. */
export interface FamilyPushRow {
  /** The link that it came by: it ends with it. */
  code_hash: string;
  /** As in `push_subscriptions`. */
  token: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Epoch ms. */
  since: number;
  /** JSON: what it heard, [when, of which words] by its cause, the words and causes as hashes. */
  heard: string;
  /** YYYY-MM-DD in Seoul on which it was last sent something, and how often on that day. */
  day: string;
  sent: number;
  /** Sends in a row that failed. */
  attempts: number;
  /** Epoch ms at which it is looked at whether there is something to tell. */
  next_at: number;
  /** Who looks at it now, and until when that one is taken for living. */
  holder: string | null;
  lease_until: number;
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
