import * as v from "valibot";
import type { Fields } from "./kind.ts";

/** Rises when an older client or server could misread a message. Adding an optional part is no change. */
export const PROTOCOL_VERSION = 1;

export const OPS_PER_SCOPE_LIMIT = 500;
export const SCOPES_PER_REQUEST_LIMIT = 50;
/** Characters of one op's fields as JSON: about 130,000 Korean syllables, a book chapter. */
export const SET_LIMIT_CHARACTERS = 131_072;

/** Levels of lists and objects in one field: what walks over a row may recurse without running out of stack. */
const DEPTH_LIMIT = 50;

/**
 * The floor of a scope that was destroyed: whatever was in it is forgotten, and nothing comes in again. Clients of every
 * version start over from nothing, as behind any floor that they missed.
 */
export const DESTROYED_FLOOR = Number.MAX_SAFE_INTEGER;

/**
 * "Set these fields of that row." `at` is the stamp (`clock.ts`): it orders two sets of one field and
 * is the op's identity. `n` only pairs an op with its result inside one request.
 */
export interface Op {
  readonly n: number;
  readonly kind: string;
  readonly id: string;
  readonly set: Fields;
  readonly at: string;
  /**
   * When each field was written, and `KILLED` (`merge.ts`). Only in an op that tells a restored server
   * what it lost: it speaks for many ops of many authors, so `at` is no more than its identity.
   */
  readonly stamps?: FieldStamps;
}

/** Stamp by field name. */
export type FieldStamps = Readonly<Record<string, string>>;

/** The stamps of a row as they travel: a single text when all fields have the same. */
export type RowStamps = string | FieldStamps;

/**
 * `[kind, id, data, seq, stamps]`; `data` is null when the row is deleted. A client keeps the stamps for
 * the day on which the server comes back from a backup; a server older than them sends none.
 */
export type WireRow = readonly [
  kind: string,
  id: string,
  data: Fields | null,
  seq: number,
  at?: RowStamps | undefined,
];

export interface ScopeRequest {
  readonly scope: string;
  /** The client has every change up to this sequence; 0 is a client that starts from nothing. */
  readonly since: number;
  /** The floor this client last started over at (see `ScopeReply.floor`). Absent means 0. */
  readonly floor?: number;
  readonly ops: readonly Op[];
}

export interface SyncRequest {
  readonly protocol: number;
  readonly scopes: readonly ScopeRequest[];
}

/**
 * Why the server did not take an op:
 * `clock` its stamp lies in the future (the client restamps and sends again) · `gone` the row was
 * deleted elsewhere and the op did not mean to create it · `denied` not allowed · `invalid` the row
 * would break its schema · `unknown-kind` · `too-large` · `malformed`.
 */
export type RefusalType = (typeof REFUSAL_TYPES)[number];
export const REFUSAL_TYPES = [
  "clock",
  "gone",
  "denied",
  "invalid",
  "unknown-kind",
  "too-large",
  "malformed",
] as const;

export interface Refusal {
  readonly type: RefusalType;
  /** For support and for telling cases of `denied` apart: a code such as `not-yours`, never a sentence to show. */
  readonly detail?: string;
}

export interface OpResult {
  readonly n: number;
  readonly refusal?: Refusal;
}

export interface ScopeReply {
  readonly scope: string;
  /** One for each op of the request, in its order. No refusal means: stored, for good. */
  readonly results: readonly OpResult[];
  readonly rows: readonly WireRow[];
  /** The client's next `since`. */
  readonly seq: number;
  /** There are rows after `seq`: ask again at once. */
  readonly more: boolean;
  /** Deletions up to this sequence are forgotten. A client that starts over here sends it back while it catches up. */
  readonly floor: number;
  /** Greatest stamp of the scope: whoever has seen this reply stamps later than everything in it. */
  readonly clock: string;
  /** The client missed forgotten deletions: `rows` begin from nothing and replace what it had (its outbox stays). */
  readonly reset?: boolean;
  /** This account may not read the scope. */
  readonly denied?: boolean;
}

export interface SyncReply {
  readonly scopes: readonly ScopeReply[];
  /** Server time, epoch ms. */
  readonly now: number;
  /** Changes when the server was restored from a backup: sequences before and after do not compare. */
  readonly epoch: string;
}

/** Something was committed in a scope: sequences `from` (exclusive) to `seq`. Rows ride along when they are small. */
export interface LiveFrame {
  readonly scope: string;
  /** See `SyncReply.epoch`; a server older than it sends none. */
  readonly epoch?: string;
  readonly from: number;
  readonly seq: number;
  readonly rows?: readonly WireRow[];
  readonly clock?: string;
}

export type MessageFailure =
  | { readonly type: "MessageMalformed"; readonly at: string }
  | { readonly type: "ProtocolUnknown"; readonly protocol: number };

export type ParsedMessage<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: MessageFailure };

const fields = v.custom<Fields>(isPlainObject);
const rowFields = v.pipe(
  fields,
  v.check((data) => Object.values(data).every(isShallow)),
);
const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(200));

// Only the shape of an op is checked here; its limits are checked one by one in `server/push.ts`,
// because a message that fails as a whole would let one bad op hold up all the others.
const opSchema = v.object({
  n: sequence,
  kind: v.string(),
  id: v.string(),
  set: fields,
  at: v.string(),
  stamps: v.exactOptional(v.custom<FieldStamps>(isPlainObject)),
});

const rowSchema = v.tuple([
  v.string(),
  v.string(),
  v.nullable(rowFields),
  sequence,
  v.optional(v.custom<RowStamps>((input) => typeof input === "string" || isTextByName(input))),
]);

export const syncRequestSchema: v.GenericSchema<unknown, SyncRequest> = v.object({
  protocol: v.pipe(v.number(), v.safeInteger()),
  scopes: v.pipe(
    v.array(
      v.object({
        scope: v.pipe(shortText, v.regex(/^[\w./~-]+$/)),
        since: sequence,
        floor: v.exactOptional(sequence),
        ops: v.pipe(v.array(opSchema), v.maxLength(OPS_PER_SCOPE_LIMIT)),
      }),
    ),
    v.maxLength(SCOPES_PER_REQUEST_LIMIT),
  ),
});

const resultSchema = v.object({
  n: sequence,
  refusal: v.exactOptional(
    v.object({
      // A newer server may know more refusals: the op is refused all the same and stays visible.
      type: v.fallback(v.picklist(REFUSAL_TYPES), "denied"),
      detail: v.exactOptional(v.string()),
    }),
  ),
});

export const syncReplySchema: v.GenericSchema<unknown, SyncReply> = v.object({
  scopes: v.array(
    v.object({
      scope: v.string(),
      results: v.array(resultSchema),
      rows: v.array(rowSchema),
      seq: sequence,
      more: v.boolean(),
      floor: sequence,
      clock: v.string(),
      reset: v.exactOptional(v.boolean()),
      denied: v.exactOptional(v.boolean()),
    }),
  ),
  now: v.pipe(v.number(), v.finite()),
  epoch: v.string(),
});

export const liveFrameSchema: v.GenericSchema<unknown, LiveFrame> = v.object({
  scope: v.string(),
  epoch: v.exactOptional(v.string()),
  from: sequence,
  seq: sequence,
  rows: v.exactOptional(v.array(rowSchema)),
  clock: v.exactOptional(v.string()),
});

/** Decodes a request body (after `JSON.parse`). Never throws, whatever the input. */
export function parseSyncRequest(input: unknown): ParsedMessage<SyncRequest> {
  const parsed = parseMessage(syncRequestSchema, input);
  if (!parsed.ok || parsed.value.protocol === PROTOCOL_VERSION) return parsed;
  return { ok: false, refusal: { type: "ProtocolUnknown", protocol: parsed.value.protocol } };
}

/** Decodes a reply body. Never throws, whatever the input. */
export function parseSyncReply(input: unknown): ParsedMessage<SyncReply> {
  return parseMessage(syncReplySchema, input);
}

/** Decodes the JSON of a live event. Never throws, whatever the input. */
export function parseLiveFrame(input: unknown): ParsedMessage<LiveFrame> {
  return parseMessage(liveFrameSchema, input);
}

/** Whether a value of a row is nested no deeper than anything that we write. */
export function isShallow(value: unknown): boolean {
  return isWithin(value, DEPTH_LIMIT);
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

function parseMessage<T>(schema: v.GenericSchema<unknown, T>, input: unknown): ParsedMessage<T> {
  try {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (result.success) return { ok: true, value: result.output };
    return malformed(v.getDotPath(result.issues[0]) ?? "");
  } catch {
    // A getter or proxy of an input that did not come from JSON may throw.
    return malformed("");
  }
}

function malformed(at: string): ParsedMessage<never> {
  return { ok: false, refusal: { type: "MessageMalformed", at } };
}

function isTextByName(input: unknown): boolean {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return false;
  return Object.values(input).every((text) => typeof text === "string");
}

function isPlainObject(input: unknown): boolean {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
