import { type HashParts, hashLeaf, hashSeal, NO_SEAL, toSealId } from "./hash-seal.ts";
import { SEAL_HEAD_ID, type KeptSeal } from "./seal.ts";
import { hasBoxes } from "../secret/secrets.ts";
import { type IsOfRow, sealedKinds, type StandingRow, toIsOfRow } from "./sealed-words.ts";

export type KeptSeals = ReadonlyMap<string, KeptSeal>;

/** The seals among the rows of their kind. */
export function toSeals(rows: KeptSeals): KeptSeals {
  return new Map([...rows].filter(([id]) => id !== SEAL_HEAD_ID));
}

/** A row of a seal never changes: what was found right once is not counted anew. */
const checked = new WeakMap<KeptSeal, boolean>();

/** Whether a seal is what its id says. */
export function isWholeSeal(seal: KeptSeal, hash: HashParts): boolean {
  const known = checked.get(seal);
  if (known !== undefined) return known;
  const isWhole = toSealId(hashSeal(seal, hash)) === seal.id;
  checked.set(seal, isWhole);
  return isWhole;
}

/**
 * The earliest seal that is not what its id says, or goes on from one that is not there; nothing while all hold. A
 * branch beside the others is none: so come back those that a restored server had lost. (spec 10 §1)
 */
export function findBrokenSeal(seals: KeptSeals, hash: HashParts): KeptSeal | undefined {
  const gone = [...seals.values()].filter((seal) => saysErased(seal, hash));
  const erased = new Set(gone.flatMap((seal) => (isWholeSeal(seal, hash) ? [seal.rowId] : [])));
  let first: KeptSeal | undefined;
  for (const seal of seals.values()) {
    const follows = seal.prev === NO_SEAL || seals.has(toSealId(seal.prev));
    // That of an erased text has no leaf any more: it is a link alone, and the chain says that its record went.
    const isLink = seal.leaf === NO_SEAL && erased.has(seal.rowId);
    if (follows && (isLink || isWholeSeal(seal, hash))) continue;
    if (!first || seal.at < first.at) first = seal;
  }
  return first;
}

/** The sealed versions of a record in order of arrival, what was lost left out. */
export function listVersionSeals(seals: KeptSeals, rowId: string): readonly KeptSeal[] {
  const own = [...seals.values()].filter((seal) => seal.rowId === rowId);
  return toVersions(own, own.length > 1 ? countPlaces(seals) : new Map());
}

function toVersions(
  own: readonly KeptSeal[],
  places: ReadonlyMap<string, number>,
): readonly KeptSeal[] {
  return own
    .filter(({ act }) => act !== "lose")
    .sort((a, b) => a.at - b.at || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** How many stand before each: several that came in one push have one time. */
function countPlaces(seals: KeptSeals): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const start of seals.values()) {
    const way: KeptSeal[] = [];
    const seen = new Set<string>();
    let next: KeptSeal | undefined = start;
    while (next && !places.has(next.id) && !seen.has(next.id)) {
      seen.add(next.id);
      way.push(next);
      next = seals.get(toSealId(next.prev));
    }
    let place = next ? (places.get(next.id) ?? 0) : 0;
    for (const seal of way.toReversed()) places.set(seal.id, ++place);
  }
  return places;
}

/**
 * How often the words became others along these versions: a removal is no edit, nor is what left them, turned the lock, or
 * took an erased pupil out.
 */
function countEdits(all: readonly KeptSeal[], isOfRow: IsOfRow): number {
  const versions = all.filter(({ act }) => act !== "remove");
  return versions.filter((next, at) => {
    const before = versions[at - 1];
    const isEdit = next.act !== "lock" && next.act !== "erase";
    return before && isEdit && !isSame(before, next, isOfRow);
  }).length;
}

/** Whether a version is known to have the words of the one before it. */
function isSame(before: KeptSeal, next: KeptSeal, isOfRow: IsOfRow): boolean {
  if (next.act === "keep" || before.leaf === next.leaf) return true;
  return isOfRow(before.leaf) && isOfRow(next.leaf);
}

/** What stands at a record: since when its words of now are sealed, and how often they were changed before. */
export type SealState =
  | { readonly type: "waiting" }
  /** Its seals tell of other words, and nothing is on its way. */
  | { readonly type: "differs" }
  | { readonly type: "sealed"; readonly seal: KeptSeal; readonly edits: number };

/**
 * The seal of the words that stand there now.
 *
 * @param isSettled all that this device wrote into the row has reached the server, and all of the server's is here
 */
export function findSealState(
  seals: KeptSeals,
  row: StandingRow,
  { hash, isSettled }: { readonly hash: HashParts; readonly isSettled: boolean },
): SealState {
  const versions = listVersionSeals(seals, row.id);
  const state = toSealState(versions, row, hash);
  return state.type === "waiting" && isSettled && versions.length > 0 ? { type: "differs" } : state;
}

function toSealState(versions: readonly KeptSeal[], row: StandingRow, hash: HashParts): SealState {
  const isOfRow = toIsOfRow(row, hash);
  let seal = versions.at(-1);
  if (!seal || !isOfRow(seal.leaf)) return { type: "waiting" };
  for (const before of versions.slice(0, -1).toReversed()) {
    if (!isSame(before, seal, isOfRow)) break;
    seal = before;
  }
  return isWholeSeal(seal, hash)
    ? { type: "sealed", seal, edits: countEdits(versions, isOfRow) }
    : { type: "waiting" };
}

/** The seal of each record whose text of now is sealed, by its id: for paper and file. */
export function listStandingSeals(
  seals: KeptSeals,
  rows: readonly StandingRow[],
  hash: HashParts,
): ReadonlyMap<string, KeptSeal> {
  const byRow = new Map<string, KeptSeal[]>();
  for (const seal of seals.values())
    byRow.set(seal.rowId, [...(byRow.get(seal.rowId) ?? []), seal]);
  const places = countPlaces(seals);
  const standing = new Map<string, KeptSeal>();
  for (const row of rows) {
    const state = toSealState(toVersions(byRow.get(row.id) ?? [], places), row, hash);
    if (state.type === "sealed") standing.set(row.id, state.seal);
  }
  return standing;
}

/** What 「봉인 확인」 answers. */
export type SealAnswer =
  | { readonly type: "unknown" }
  | { readonly type: "same"; readonly seal: KeptSeal }
  | { readonly type: "changed"; readonly seal: KeptSeal; readonly edits: number }
  /** `at`: when the server took the removal, epoch ms. */
  | {
      readonly type: "removed";
      readonly seal: KeptSeal;
      readonly edits: number;
      readonly at: number;
    }
  /** It is half-written again: 저장 was undone. */
  | { readonly type: "withdrawn"; readonly seal: KeptSeal }
  /** A pupil was erased since, and taken out of it; nothing else became another. */
  | { readonly type: "erased"; readonly seal: KeptSeal; readonly movedTo?: string }
  /** No seal tells of the text that stands there now. */
  | { readonly type: "unsealed"; readonly seal: KeptSeal }
  /** Its words are locked, here or when they were sealed: nobody can compare them with those of now. */
  | { readonly type: "locked"; readonly seal: KeptSeal; readonly isShut: boolean };

/**
 * What became of the text whose seal begins with these digits. A seal that does not hold any more is not ours.
 *
 * @param find the record as it stands now
 * @param proven of the record, the leaves of versions that say the same (`listSameLeaves`)
 */
export function answerSealCode(
  seals: KeptSeals,
  code: string,
  find: (rowId: string) => Omit<StandingRow, "id"> | undefined,
  { hash, proven }: { readonly hash: HashParts; readonly proven?: Iterable<string> | undefined },
): SealAnswer {
  const seal = [...seals.values()].find(({ id }) => id.startsWith(code));
  if (!seal || !CODED.has(seal.act)) return { type: "unknown" };
  const { rowId } = seal;
  const versions = listVersionSeals(seals, rowId);
  const last = versions.at(-1);
  const isGone = last !== undefined && saysErased(last, hash);
  const isErased = seal.leaf === NO_SEAL && isGone;
  if (!isErased && !isWholeSeal(seal, hash)) return { type: "unknown" };
  const since = versions.slice(versions.indexOf(seal));
  const row = find(rowId);
  const isOfRow = row ? toIsOfRow({ ...row, id: rowId }, hash, proven) : () => false;
  const edits = countEdits(since, isOfRow);
  if (!row && last && (last.act === "remove" || isGone)) {
    const moved = findMoved(seals, last);
    const its = moved && find(moved.rowId);
    if (moved && its && toIsOfRow({ ...its, id: moved.rowId }, hash)(moved.leaf))
      return { type: "erased", seal, movedTo: moved.rowId };
    return { type: "removed", seal, edits, at: last.at };
  }
  if (row?.fields["isDraft"] === true) return { type: "withdrawn", seal };
  const kept = since.findIndex(
    (next, at) => at > 0 && !isSame(since[at - 1] ?? next, next, () => false),
  );
  const isHere = since.slice(0, kept < 0 ? undefined : kept).some(({ leaf }) => isOfRow(leaf));
  if (edits === 0 && isHere) return { type: "same", seal };
  const isShut = row !== undefined && !row.opened && hasBoxes(row.kind, row.fields);
  if (isShut) return { type: "locked", seal, isShut };
  if (edits > 0) return { type: "changed", seal, edits };
  if (last?.act === "erase" && isOfRow(last.leaf)) return { type: "erased", seal };
  if (since.slice(1).some(({ act }) => act === "lock")) return { type: "locked", seal, isShut };
  return { type: "unsealed", seal };
}

/** Whether it tells that a record went with an erased pupil: a version without words. */
function saysErased({ act, leaf, rowId }: KeptSeal, hash: HashParts): boolean {
  if (act !== "erase") return false;
  return [...sealedKinds].some((kind) => hashLeaf({ kind, id: rowId, fields: {} }, hash) === leaf);
}

/** Of a record whose id named an erased pupil: the first seal under its new id, right behind that it went from the old. */
function findMoved(seals: KeptSeals, last: KeptSeal): KeptSeal | undefined {
  return [...seals.values()].find(
    (next) =>
      next.act === "erase" &&
      toSealId(next.prev) === last.id &&
      listVersionSeals(seals, next.rowId)[0] === next,
  );
}

/** What paper and file carry the codes of. */
const CODED: ReadonlySet<KeptSeal["act"]> = new Set(["write", "keep", "lock", "erase"]);
