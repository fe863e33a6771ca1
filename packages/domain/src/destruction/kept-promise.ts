import * as v from "valibot";
import { readDestructionId } from "./destruction-id.ts";

/**
 * `namesGone`: a year has numbers alone, and its names are forgotten · `locked`: what consultations said before they were
 * locked is forgotten · `lockSet`: their words stand in boxes, which one lock opens · `erasureBooked`: a year or a pupil goes on its day · `linkEnded` · `roleTaken`. Destruction has lines of its own (`ledger.ts`).
 */
export type PromiseName = keyof typeof promises;

/** What a promise is about, besides whose it is; and whether that teacher may take it back. */
const promises = {
  namesGone: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  locked: v.literal("vault"),
  lockSet: v.literal("vault"),
  erasureBooked: v.pipe(
    v.string(),
    v.check((id) => readDestructionId(id) !== undefined),
  ),
  linkEnded: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  roleTaken: v.literal("role"),
} as const;

/** The row of a lock as it stood last, with the stamps of its fields: the same words open it again. They are not in it. */
const keptLock = v.object({
  data: v.record(v.string(), v.unknown()),
  at: v.record(v.string(), v.string()),
});

/** A promise as it stands outside of every database. No name and no word of anybody. */
export interface KeptPromise {
  readonly promise: PromiseName;
  readonly uid: string;
  /** Which of hers: the school year, the code's hash. */
  readonly of: string;
  /** The stamp of what it followed from: a later word of that is another decision. */
  readonly at: string;
  /** It was taken back: names are written again, the lock is off, the erasure was called off, the role was given anew. */
  readonly isEnded?: boolean;
  /** Of `lockSet`. */
  readonly lock?: v.InferOutput<typeof keptLock>;
}

export const keptPromise: v.GenericSchema<unknown, KeptPromise> = v.pipe(
  v.object({
    promise: v.picklist(Object.keys(promises) as PromiseName[]),
    uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    of: v.string(),
    at: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    isEnded: v.exactOptional(v.boolean()),
    lock: v.exactOptional(keptLock),
  }),
  v.check(({ promise, of }) => v.is(promises[promise], of)),
);

/** What is told apart in the ledger. */
export function toPromiseKey({ promise, uid, of }: KeptPromise): string {
  return [promise, uid, of].join(" ");
}

/** The last word of two about one thing is the greater; of the same word the one that says more. */
export function toPromiseRank({ at, lock }: KeptPromise): string {
  return `${at} ${lock ? 1 : 0}`;
}
