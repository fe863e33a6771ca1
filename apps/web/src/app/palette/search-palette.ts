import { hasNameTyped, hasTyped, toSearchedName } from "@damim/domain/hangul/initial-consonants.ts";
import { behindPart } from "@damim/domain/names/behind-name.ts";
import { listGivenNames } from "@damim/domain/names/name-forms.ts";

export type PaletteGroup =
  | "used"
  | "students"
  | "pages"
  | "acts"
  | "settings"
  | "recent"
  | "records"
  | "elsewhere";

/** One line of 빠른 이동. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Quiet words after the label: 「출결 적기」. */
  readonly detail?: string;
  /** Of a pupil: a typed figure finds it, too. */
  readonly number?: number;
  /** Other words that find it. */
  readonly words?: string;
  /** Of a way to a pupil: what is done there, besides its detail. */
  readonly does?: string;
  /** Shown while nothing is typed and little was used yet. */
  readonly isEveryday?: boolean;
  readonly onChoose: () => void;
}

const MOST_STUDENTS = 8;
const MOST_RECORDS = 8;
const MOST_USED = 8;
const LATEST_USED = 3;
const FEW_STUDENTS = 3;
/** 「나영이」, 「지우의」, 「지우 어머니」: what stands behind a name. */
const behindName = new RegExp(`^${behindPart}{1,3}$`, "u");
/** Who asks by a word means one of these: the group that has it best stands first. */
const askedGroups: readonly PaletteGroup[] = ["pages", "acts", "settings"];

/**
 * What 빠른 이동 shows for what is typed: while nothing is, what this teacher uses; else what fits, by words, 초성 or
 * number, or a pupil with what to do. A pupil stands first who is meant by number or name, the one of exactly this number
 * or given name before all, then names that begin so, each once before second ways; then screens, acts and settings, the one that is called so before those that only hold the word. A second way
 * to a pupil (`students` of the same number) is shown only where few are left.
 *
 * ```ts
 * searchPalette(items, "2"); // 2번 권서아, then 20번 …, 21번 …
 * ```
 *
 * @param used ids of what was chosen here before, the latest first, as often as it was
 */
export function searchPalette(
  items: readonly PaletteItem[],
  typed: string,
  used: readonly string[] = [],
): readonly PaletteItem[] {
  const wanted = typed.trim();
  const inGroup = (group: PaletteGroup, from = items): readonly PaletteItem[] =>
    from.filter((item) => item.group === group);
  if (wanted === "") {
    const known = listUsed(items, used);
    return [
      ...known,
      ...inGroup("recent"),
      ...inGroup("pages")
        .filter((item) => item.isEveryday && !known.some(({ id }) => id === item.id))
        .slice(0, MOST_USED - known.length),
      ...inGroup("acts").filter(({ id }) => !known.some((item) => item.id === id)),
    ];
  }
  const number = /^(\d+)번?$/.exec(wanted)?.[1];
  const parts = wanted.split(/\s+/u);
  const fitting = items.filter((item) =>
    number && item.number !== undefined
      ? String(item.number).startsWith(number)
      : hasNameTyped(`${item.label} ${item.words ?? ""}`, wanted) ||
        isNamedAct(item, parts) ||
        (item.group === "students" && parts.length === 1 && isWho(item, wanted)),
  );
  const students = inGroup("students", fitting);
  const isMeant = (item: PaletteItem): boolean =>
    number !== undefined || isWho(item, wanted) || parts.some((part) => isWho(item, part));
  const asked = askedGroups
    .map((group) => toRanked(inGroup(group, fitting), wanted))
    .toSorted((a, b) => (a[0]?.rank ?? Infinity) - (b[0]?.rank ?? Infinity))
    .flatMap((ranked) => ranked.map(({ item }) => item));
  return [
    ...sortStudents(students.filter(isMeant), wanted, number),
    ...asked,
    ...sortStudents(
      students.filter((item) => !isMeant(item)),
      wanted,
      number,
    ),
    ...inGroup("recent", fitting),
    ...inGroup("records", fitting).slice(0, MOST_RECORDS),
  ];
}

/** 「강도윤 상담」, 「상담 12번」: a pupil, and what to do with the pupil. */
function isNamedAct(item: PaletteItem, parts: readonly string[]): boolean {
  if (parts.length < 2 || askedGroups.includes(item.group)) return false;
  const about = `${item.label} ${item.detail ?? ""} ${item.does ?? ""}`;
  if (item.group === "students" && !parts.some((part) => isWho(item, part))) return false;
  return parts.every((part) => isWho(item, part) || hasNameTyped(about, part));
}

function isWho({ number, words = "" }: PaletteItem, part: string): boolean {
  const typed = /^(\d+)번?$/u.exec(part)?.[1];
  if (typed) return number === Number(typed);
  return toBareNames(part).some((name) => hasNameTyped(words, name));
}

/** Itself, and 「나영」 of 「나영이」 and 「나영이의」. */
function toBareNames(part: string): readonly string[] {
  const cuts = Array.from({ length: Math.max(0, part.length - 2) }, (_, at) => at + 2);
  return [
    part,
    ...cuts.filter((at) => behindName.test(part.slice(at))).map((at) => part.slice(0, at)),
  ];
}

/** The latest few, then what is chosen most. */
function listUsed(items: readonly PaletteItem[], used: readonly string[]): readonly PaletteItem[] {
  const counts = new Map<string, number>();
  for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1);
  const latest = [...counts.keys()].slice(0, LATEST_USED);
  const most = [...counts.keys()]
    .slice(LATEST_USED)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return [...latest, ...most]
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .slice(0, MOST_USED)
    .map((item) => ({ ...item, group: "used" }));
}

function sortStudents(
  students: readonly PaletteItem[],
  wanted: string,
  number: string | undefined,
): readonly PaletteItem[] {
  const meant = wanted.split(/\s+/u).flatMap(toBareNames).map(toSearchedName);
  const rank = (item: PaletteItem): number => {
    if (number) return String(item.number) === number ? 0 : 1;
    const name = toSearchedName(item.words ?? "");
    const called = [name, ...listGivenNames(item.words ?? "").map(toSearchedName)];
    if (meant.some((each) => called.includes(each))) return 0;
    return meant.some((each) => hasTyped(name.slice(0, each.length), each)) ? 1 : 2;
  };
  const sorted = students
    .toSorted((a, b) => rank(a) - rank(b))
    .toSorted((a, b) => Number(isFirstWay(b)) - Number(isFirstWay(a)));
  const first = sorted.filter(isFirstWay);
  const isFew = first.length <= FEW_STUDENTS;
  return (isFew ? sorted : first).slice(0, MOST_STUDENTS);
}

function toRanked(items: readonly PaletteItem[], wanted: string) {
  const typed = toClose(wanted);
  return items
    .map((item) => ({ item, rank: rankWords(item, typed) }))
    .toSorted((a, b) => a.rank - b.rank);
}

/** 0 it is called so, 1 a word or a few of its words are that, 2 its name begins so, 3 a word does, 4 it is in there. */
function rankWords({ label, words = "" }: PaletteItem, typed: string): number {
  const name = toClose(label);
  if (name === typed) return 0;
  const parts = words.split(" ").map(toClose);
  const runs = parts.flatMap((_, at) =>
    [1, 2, 3, 4].map((length) => parts.slice(at, at + length).join("")),
  );
  if (runs.includes(typed)) return 1;
  if (name.startsWith(typed)) return 2;
  return parts.some((part) => part.startsWith(typed)) ? 3 : 4;
}

function toClose(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, "").toLowerCase();
}

/** How the id of a pupil's first line ends; the other lines of the pupil are second ways. */
export const FIRST_WAY = "~student";

export function isFirstWay({ id }: PaletteItem): boolean {
  return id.endsWith(FIRST_WAY);
}
