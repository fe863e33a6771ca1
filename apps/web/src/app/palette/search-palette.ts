import { hasNameTyped, hasTyped, toSearchedName } from "@damim/domain/hangul/initial-consonants.ts";
import { countJamoDistance } from "@damim/domain/hangul/jamo-distance.ts";
import { readLatinKeys } from "@damim/domain/hangul/latin-keys.ts";
import { toBareNames } from "@damim/domain/names/behind-name.ts";
import { listGivenNames } from "@damim/domain/names/name-forms.ts";

export type PaletteGroup =
  | "used"
  | "students"
  | "pages"
  | "acts"
  | "settings"
  | "recent"
  | "records"
  /** Close to what was typed, and perhaps not meant: never chosen unasked. */
  | "maybe"
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
/** So far from a name is still a slip of one letter. */
const MOST_SLIP = 1;
/** Who asks by a word means one of these: the group that has it best stands first. */
const askedGroups: readonly PaletteGroup[] = ["pages", "acts", "settings"];

/**
 * What 빠른 이동 shows for what is typed (`searchWhole`). Where nothing fits, what the same keys are in Hangul (`cnfruf`),
 * then what single words mean, the rarest first; names that are only close stand under 「혹시」.
 */
export function searchPalette(
  items: readonly PaletteItem[],
  typed: string,
  used: readonly string[] = [],
): readonly PaletteItem[] {
  const found = searchWhole(items, typed, used);
  const wanted = typed.trim();
  if (wanted === "" || found.some(({ group }) => group !== "maybe")) return found;
  const parts = wanted.split(/\s+/u);
  const read = parts.map((part) => readLatinKeys(part) ?? part).join(" ");
  if (read !== parts.join(" ")) return searchPalette(items, read, used);
  const slips = listSlips(items, parts.join(""), found);
  if (parts.length === 1 || slips.length > 0) return [...found, ...slips];
  // 「말」 and 「조」 stand in half of all words, and 「없는」 names nothing.
  const byWord = parts
    .filter((part) => part.length > 1 && !/[는은던]$/u.test(part))
    .map((part) =>
      searchWhole(items, part, used).filter(
        (item) =>
          askedGroups.includes(item.group) ||
          // 「권도윤이랑 서가온」: two pupils, each by a name.
          (isFirstWay(item) && isWho(item, part, "exact")),
      ),
    )
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length)
    .flat();
  return [...new Set(byWord), ...found];
}

/** Pupils whose name is one slip away from a word that nobody is called. */
function listSlips(
  items: readonly PaletteItem[],
  wanted: string,
  found: readonly PaletteItem[],
): readonly PaletteItem[] {
  if (!/^[가-힣]{2,}$/u.test(wanted)) return [];
  return items
    .filter((item) => item.group === "students" && isFirstWay(item))
    .filter(
      (item) =>
        !found.some(({ id }) => id === item.id) &&
        listCalled(item).some((name) => countJamoDistance(name, wanted) <= MOST_SLIP),
    )
    .map((item) => ({ ...item, group: "maybe" }));
}

/**
 * What fits what is typed whole: while nothing is, what this teacher uses; else what fits, by words, 초성 or
 * number, or a pupil with what to do. A pupil stands first who is meant by number or name, the one of exactly this number
 * or given name before all, then names that begin so, each once before second ways; then screens, acts and settings, the one that is called so before those that only hold the word. A second way
 * to a pupil (`students` of the same number) is shown only where few are left.
 *
 * ```ts
 * searchWhole(items, "2", []); // 2번 권서아, then 20번 …, 21번 …
 * ```
 *
 * @param used ids of what was chosen here before, the latest first, as often as it was
 */
function searchWhole(
  items: readonly PaletteItem[],
  typed: string,
  used: readonly string[],
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
  const loose = items.filter((item) =>
    number && item.number !== undefined
      ? String(item.number).startsWith(number)
      : hasNameTyped(`${item.label} ${item.words ?? ""}`, wanted) ||
        isNamedAct(item, parts) ||
        (item.group === "students" && parts.length === 1 && isWho(item, wanted)),
  );
  const isSure = (item: PaletteItem): boolean =>
    askedGroups.includes(item.group) || parts.every((part) => isMeantSo(item, part));
  const fitting = loose.filter(isSure);
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
    ...loose
      .filter((item) => !isSure(item) && isFirstWay(item))
      .slice(0, MOST_STUDENTS)
      .map((item): PaletteItem => ({ ...item, group: "maybe" })),
  ];
}

/** Not only because the last syllable could still become another: 「김민지」 is not 「김민진」, 「기」 may become 「김」. */
function isMeantSo(item: PaletteItem, part: string): boolean {
  const about = `${item.label} ${item.words ?? ""} ${item.detail ?? ""} ${item.does ?? ""}`;
  const [all, typed] = [toSearchedName(about), toSearchedName(part)];
  if (/[ㄱ-ㅎ\d]/u.test(part) || all.includes(typed) || isWho(item, part, "exact")) return true;
  const name = toSearchedName(item.words ?? "");
  return typed.length < name.length && hasTyped(name.slice(0, typed.length), typed);
}

/** 「강도윤 상담」, 「상담 12번」: a pupil, and what to do with the pupil. */
function isNamedAct(item: PaletteItem, parts: readonly string[]): boolean {
  if (parts.length < 2 || askedGroups.includes(item.group)) return false;
  const about = `${item.label} ${item.detail ?? ""} ${item.does ?? ""}`;
  if (item.group === "students" && !parts.some((part) => isWho(item, part))) return false;
  return parts.every((part) => isWho(item, part) || hasNameTyped(about, part));
}

/** By number, by name, or by a whole name with something behind it: 「나영이의」 is 나영, 「김민이」 is nobody of 김민준. */
function isWho(item: PaletteItem, part: string, how: "begun" | "exact" = "begun"): boolean {
  const typed = /^(\d+)번?$/u.exec(part)?.[1];
  if (typed) return item.number === Number(typed);
  if (how === "begun" && hasNameTyped(item.words ?? "", part)) return true;
  const called = listCalled(item);
  return toBareNames(part).some((name) => called.includes(toSearchedName(name)));
}

/** The name, and what it is called without the family's. */
function listCalled({ words = "" }: PaletteItem): readonly string[] {
  return [words, ...listGivenNames(words)].map(toSearchedName);
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
    if (meant.some((each) => listCalled(item).includes(each))) return 0;
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
