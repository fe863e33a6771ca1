import type { Fields } from "@damim/sync/kind.ts";
import {
  findNamedPupils,
  putNumbers,
  type NamedPupil,
  type NameRoster,
} from "../names/cover-person.ts";
import { toNumberName } from "./numbers-only.ts";

/** A text of a write, and the pupils whom it names. */
export interface NamedText {
  readonly text: string;
  readonly named: readonly NamedPupil[];
}

/** What the program writes of its own: 「rescheduled」, 「2026-03-02~s1」. */
const OWN_WORD = /^(?:[a-z]\w*|[\w~:./-]*\d[\w~:./-]*)$/;

/** The texts in these fields that name a pupil, however deep they stand: lists, lines, cells. */
export function findNamedTexts(fields: Fields, roster: NameRoster): readonly NamedText[] {
  const found: NamedText[] = [];
  mapTexts(fields, (text) => {
    const named = findNamedPupils(text, roster, "strict");
    if (named.length > 0) found.push({ text, named });
    return text;
  });
  return found;
}

/**
 * The same fields with numbers for the names in their texts.
 *
 * ```ts
 * toNumbered({ title: "김가온 상담", day: "2026-11-27" }, roster, () => false); // title: 「3번 상담」
 * ```
 *
 * @param isMeant a name that the teacher leaves as it is
 */
export function toNumbered(
  fields: Fields,
  roster: NameRoster,
  isMeant: (word: string) => boolean,
): Fields {
  const numbered = mapTexts(fields, (text) => {
    const named = findNamedPupils(text, roster, "strict").filter(({ word }) => !isMeant(word));
    return named.length === 0 ? text : putNumbers(text, named);
  });
  return numbered as Fields;
}

/**
 * A line of a table with numbers for names; a name that several have is the one whose number stands beside it.
 *
 * ```ts
 * toNumberedCells([3, "김가온", "3번 김가온: 우유"], roster); // [3, "3번", "3번: 우유"]
 * ```
 */
export function toNumberedCells<T extends string | number>(
  cells: readonly T[],
  roster: NameRoster,
): readonly (T | string)[] {
  return cells.map((cell) => {
    if (typeof cell !== "string") return cell;
    const [own, ...others] = roster.filter(({ name }) => name === cell.trim());
    const beside = others.find(({ number }) => cells.some((each) => String(each) === `${number}`));
    if (own) return toNumberName((beside ?? own).number);
    const named = findNamedPupils(cell, roster, "strict");
    // 「3번 김가온」 is said once.
    return named.length === 0 ? cell : putNumbers(cell, named).replaceAll(/(\d+번) \1/gu, "$1");
  });
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return mapText(value, map);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, mapTexts(of, map)]));
}

/** A memo is a document as JSON (`memo-record.ts`): each of its texts by itself. */
function mapText(text: string, map: (text: string) => string): string {
  const document = text.startsWith("{") ? readJson(text) : undefined;
  if (document === undefined) return OWN_WORD.test(text) ? text : map(text);
  return JSON.stringify(mapTexts(document, map));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
