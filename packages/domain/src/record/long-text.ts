import type { Fields } from "@damim/sync/kind.ts";
import { isBox, type Box } from "../secret/box.ts";

/** What a row with one long text carries, so that a text that met another one is never lost. */
export interface LongTextFields {
  /** The digest of the text that the writer's form began with; always in one op with the text. */
  readonly from?: string | null;
  /** Two devices wrote from the same text: the teacher has to look at both. The server writes it. */
  readonly forked?: boolean | null;
}

/** The digest of no text. */
export const NO_TEXT_DIGEST = "e3b0c442";

/** Tells a text: `toTextDigest` of the SHA-256 of its UTF-8. */
export type DigestText = (text: string) => string;

/** What a form remembers of the text that it began with: the first 8 hex digits of the SHA-256 of its UTF-8. */
export function toTextDigest(sha256Hex: string): string {
  return sha256Hex.slice(0, 8).toLowerCase();
}

/** The fields of a choice between two texts: text and digest go with the end of the fork, in one op. */
export function chooseText(field: string, text: string | Box, from: string): Fields {
  return { [field]: text, from, forked: null };
}

/**
 * Whether an op left two texts of which the teacher has seen one: it took the place of a text that its form did not
 * begin with, or it came too late and the text that won had not seen it. (spec 10 §0)
 *
 * @param written the row before and after, and the fields of the op that a later one had taken already
 */
export function isForking(
  field: string,
  op: Fields,
  written: {
    readonly before: Fields | undefined;
    readonly after: Fields | undefined;
    readonly lost: ReadonlySet<string>;
  },
  digestText: DigestText,
): boolean {
  const { before, after, lost } = written;
  if (!(field in op) || !before || !after || after["forked"] === true) return false;
  const typed = toText(op[field]);
  if (lost.has(field))
    return toText(after[field]) !== typed && after["from"] !== digestText(typed) && typed !== "";
  const old = toText(before[field]);
  return old !== typed && old !== "" && op["from"] !== digestText(old);
}

/** One act on a row with a long text, as its history tells it. */
interface TextAct {
  readonly fields: readonly { readonly field: string; readonly to?: unknown }[];
}

interface LostText<A> {
  readonly text: string;
  readonly value: unknown;
  readonly act: A;
}

/**
 * The act whose text the one on screen never saw, of a row that forked: the latest text that is not one of those from
 * which the text of today was written, as it is stored. Nothing where the acts do not reach back to it.
 *
 * @param acts newest first
 * @param today its text, or what it is told by (`toText`)
 */
export function findLostText<A extends TextAct>(
  field: string,
  acts: readonly A[],
  today: { readonly text: string; readonly from: string | null | undefined },
  digestText: DigestText,
): LostText<A> | undefined {
  return listLostTexts(field, acts, today, digestText).at(-1);
}

/** The same, and all others before it that were never seen: those too that a choice left behind. */
export function listLostTexts<A extends TextAct>(
  field: string,
  acts: readonly A[],
  today: { readonly text: string; readonly from: string | null | undefined },
  digestText: DigestText,
): readonly LostText<A>[] {
  let from: unknown;
  const written = acts.toReversed().flatMap((act) => {
    from = findValue(act, "from", from);
    const value = findValue(act, field, undefined);
    const isText = typeof value === "string" || isBox(value);
    return isText ? [{ value, text: toText(value), act, from }] : [];
  });
  const seen = new Set<unknown>([digestText(today.text), today.from]);
  for (const { text, from: origin } of written.toReversed())
    if (seen.has(digestText(text))) seen.add(origin);
  return written.filter(({ text }) => text !== "" && !seen.has(digestText(text)));
}

function findValue({ fields }: TextAct, name: string, otherwise: unknown): unknown {
  const found = fields.find(({ field }) => field === name);
  return found ? found.to : otherwise;
}

/** What a text is told by: itself, and where it is locked its box. */
export function toText(value: unknown): string {
  if (isBox(value)) return value.c;
  return typeof value === "string" ? value : "";
}
