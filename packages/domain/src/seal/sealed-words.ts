import type { Fields } from "@damim/sync/kind.ts";
import type { Consult } from "../consult/consult.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { isBox } from "../secret/box.ts";
import { listSecrets, putSecrets } from "../secret/secrets.ts";
import { type HashParts, hashLeaf, type SealedRow, toCanonical } from "./hash-seal.ts";
import type { Seal } from "./seal-record.ts";

/** Of each field of a record that is sealed: whether it is its sealed words, or stands beside them. */
type Classes<Row> = { readonly [K in Exclude<keyof Row, "isLocked">]-?: boolean };

const classesByKind: { readonly consult: Classes<Consult> } = {
  consult: {
    day: true,
    time: true,
    minutes: true,
    studentIds: true,
    who: true,
    whoNote: true,
    way: true,
    topics: true,
    body: true,
    followUp: true,
    photos: true,
    // 미루기, 했어요 and 보관 leave what was written.
    dueOn: false,
    doneOn: false,
    archived: false,
    slotId: false,
    isDraft: false,
    from: false,
    forked: false,
  },
};

/** The kinds whose versions are sealed. */
export const sealedKinds: ReadonlySet<string> = new Set(Object.keys(classesByKind));

/** What of a record is sealed. A field of a newer version counts as words: nothing is left out unasked. */
export function toSealedWords(kind: string, fields: Fields): Fields {
  const classes: Readonly<Record<string, boolean>> =
    (classesByKind as Readonly<Record<string, Classes<Consult>>>)[kind] ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => classes[name] !== false));
}

export function hashWords({ kind, id, fields }: SealedRow, hash: HashParts): string {
  return hashLeaf({ kind, id, fields: toSealedWords(kind, fields) }, hash);
}

/** A record as it stands, and as it is read where what is stored is locked. */
export interface StandingRow extends SealedRow {
  readonly opened?: Fields | undefined;
}

/** Whether seals with a leaf tell of the words that stand there. */
export type IsOfRow = (leaf: string) => boolean;

/**
 * Asks a record for its leaves. Locked and open words are the same words; seals of before 0114 hashed what stands beside
 * them too, which the digest that locking renews is part of. Each leaf is made when it is asked for.
 *
 * @param proven leaves of versions whose words were found to be the same ones (`listSameLeaves`)
 */
export function toIsOfRow(
  { opened, ...row }: StandingRow,
  hash: HashParts,
  proven: Iterable<string> = [],
): IsOfRow {
  const known = new Set(proven);
  const waiting = [row.fields, ...(opened ? [opened] : [])].flatMap((fields) => {
    const make = { ...row, fields };
    const begins = [fields["from"], NO_TEXT_DIGEST, null];
    return [
      () => hashWords(make, hash),
      ...begins.map((from) => () => hashLeaf({ ...make, fields: { ...fields, from } }, hash)),
    ];
  });
  return (leaf) => {
    while (!known.has(leaf)) {
      const next = waiting.shift();
      if (!next) return false;
      known.add(next());
    }
    return true;
  };
}

/** Of versions of a record the leaves of those that say what it says now, each as it was stored and as it is read. */
export function listSameLeaves(
  { opened, ...row }: StandingRow,
  versions: readonly { readonly fields: Fields; readonly opened: Fields }[],
  hash: HashParts,
): readonly string[] {
  const toText = (fields: Fields) =>
    toCanonical({ ...row, fields: toSealedWords(row.kind, fields) });
  const now = toText(opened ?? row.fields);
  return versions.flatMap((version) =>
    toText(version.opened) === now
      ? [version.fields, version.opened].flatMap((fields) => [
          hashWords({ ...row, fields }, hash),
          hashLeaf({ ...row, fields }, hash),
        ])
      : [],
  );
}

/**
 * What a write was to the words of a record: `keep` left them, `lock` only put them into boxes, out of them or into those
 * of another key, as far as whoever cannot open them sees.
 */
export function toWriteAct(kind: string, before: Fields, after: Fields): Seal["act"] {
  const [old, next] = [toSealedWords(kind, before), toSealedWords(kind, after)];
  const write = (fields: Fields) => toCanonical({ kind, id: "", fields });
  if (write(old) === write(next)) return "keep";
  const secrets = new Map(listSecrets(kind, old).map(({ place, value }) => [place, value]));
  const isTurned = listSecrets(kind, next).every(({ place, value }) => {
    const was = secrets.get(place);
    if (was === undefined) return false;
    if (!isBox(value) && !isBox(was)) return JSON.stringify(value) === JSON.stringify(was);
    return !isBox(value) || !isBox(was) || value.k !== was.k || value.c === was.c;
  });
  const hide = (fields: Fields) =>
    write(putSecrets(fields, new Map(listSecrets(kind, fields).map(({ place }) => [place, "-"]))));
  return isTurned && hide(old) === hide(next) ? "lock" : "write";
}
