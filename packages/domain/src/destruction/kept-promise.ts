import * as v from "valibot";

/**
 * `namesGone`: a year has numbers alone, and its names are forgotten · `locked`: what consultations said before they were
 * locked is forgotten · `linkEnded` · `roleTaken`. Destruction has lines of its own (`ledger.ts`).
 */
export type PromiseName = keyof typeof promises;

/** What a promise is about, besides whose it is; and whether that teacher may take it back. */
const promises = {
  namesGone: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  locked: v.literal("vault"),
  linkEnded: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  roleTaken: v.literal("role"),
} as const;

/** A promise as it stands outside of every database. No name and no word of anybody. */
export interface KeptPromise {
  readonly promise: PromiseName;
  readonly uid: string;
  /** Which of hers: the school year, the code's hash. */
  readonly of: string;
  /** The stamp of what it followed from: a later word of that is another decision. */
  readonly at: string;
  /** It was taken back: names are written again, the lock is off, the role was given anew. */
  readonly isEnded?: boolean;
}

export const keptPromise: v.GenericSchema<unknown, KeptPromise> = v.pipe(
  v.object({
    promise: v.picklist(Object.keys(promises) as PromiseName[]),
    uid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    of: v.string(),
    at: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    isEnded: v.exactOptional(v.boolean()),
  }),
  v.check(({ promise, of }) => v.is(promises[promise], of)),
);

/** What is told apart in the ledger. */
export function toPromiseKey({ promise, uid, of }: KeptPromise): string {
  return [promise, uid, of].join(" ");
}
