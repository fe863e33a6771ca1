import type { Lexeme } from "./lexeme.ts";

/** What is said about one group of pupils: the parts in their order, without the commas between. */
export interface Clause {
  readonly lexemes: readonly Lexeme[];
  readonly from: number;
  readonly to: number;
  /** Why it must not be read at all: a pupil or a day could belong before or after. */
  readonly isTangled: boolean;
}

/**
 * Cuts a line into clauses. Commas part them, but a list of pupils may hold commas too (「3, 5, 7 결석」,
 * 「결석 3, 5」), and pupils with their act may follow each other without one (「3 지각 5 결석」).
 */
export function splitClauses(lexemes: readonly Lexeme[]): readonly Clause[] {
  return joinLists(splitAtSeparators(lexemes)).flatMap(splitWithoutCommas);
}

export function isWho({ type }: Lexeme): boolean {
  return (
    type === "numbers" ||
    type === "dotted" ||
    type === "name" ||
    type === "class" ||
    type === "everyone"
  );
}

/** What names the record. */
export function isHead({ type }: Lexeme): boolean {
  return type === "head" || type === "title" || type === "teller";
}

function splitAtSeparators(lexemes: readonly Lexeme[]): readonly (readonly Lexeme[])[] {
  const segments: Lexeme[][] = [[]];
  for (const lexeme of lexemes) {
    if (lexeme.type === "separator") segments.push([]);
    else segments.at(-1)?.push(lexeme);
  }
  return segments.filter((segment) => segment.length > 0);
}

/** Pupils alone, or with the day before them. */
function isListPart(segment: readonly Lexeme[]): boolean {
  const start = segment.findIndex(({ type }) => type !== "day");
  return start < 0 || segment.slice(start).every(isWho);
}

function startsWithDay([first]: readonly Lexeme[]): boolean {
  return first?.type === "day";
}

interface Segment {
  readonly lexemes: readonly Lexeme[];
  readonly isTangled?: boolean;
}

/** Pupils alone go to what follows; at the end of 「결석 3, 5」 to what went before. */
function joinLists(segments: readonly (readonly Lexeme[])[]): readonly Segment[] {
  const joined: Segment[] = [];
  let waiting: readonly Lexeme[] = [];
  const leadsWithHead = (lexemes: readonly Lexeme[] | undefined): boolean =>
    lexemes?.find((each) => isWho(each) || isHead(each))?.type === "head" && lexemes.some(isWho);
  for (const segment of segments) {
    const before = joined.at(-1);
    if (segment.every((each) => each.type === "periods") && before && waiting.length === 0) {
      joined[joined.length - 1] = { ...before, lexemes: [...before.lexemes, ...segment] };
    } else if (isListPart(segment) && !(waiting.some(isWho) && startsWithDay(segment))) {
      waiting = [...waiting, ...segment];
    } else {
      // 「지각 3, 5, 7 결석」: 5 is late or absent, nobody can tell; 「3, 어제 5 결석」: nor when 3 was.
      const isTangled =
        waiting.some(isWho) && (leadsWithHead(before?.lexemes) || startsWithDay(segment));
      if (leadsWithHead(segment) && waiting.some(isWho) && !isTangled) {
        joined.push({ lexemes: waiting }, { lexemes: segment });
      } else joined.push({ lexemes: [...waiting, ...segment], isTangled });
      waiting = [];
    }
  }
  const last = joined.at(-1);
  if (waiting.length === 0) return joined;
  if (!last || !leadsWithHead(last.lexemes)) return [...joined, { lexemes: waiting }];
  return [...joined.slice(0, -1), { ...last, lexemes: [...last.lexemes, ...waiting] }];
}

function splitWithoutCommas({ lexemes, isTangled = false }: Segment): readonly Clause[] {
  const first = lexemes.find((each) => isWho(each) || isHead(each));
  const isStart = first && isHead(first) ? isHead : isWho;
  const parts: Lexeme[][] = [[]];
  for (const [index, lexeme] of lexemes.entries()) {
    const part = parts.at(-1) ?? [];
    const isWhole = part.some(isWho) && part.some(isHead);
    const hasMore = isStart === isHead || lexemes.slice(index).some(isHead);
    if (isWhole && isStart(lexeme) && hasMore) parts.push([lexeme]);
    else part.push(lexeme);
  }
  // 「지각 3 결석」, 「3 지각 어제 5 결석」: the middle belongs to either side.
  const isTorn =
    parts.length > 1 &&
    parts.some(
      (part, index) =>
        !part.some(isWho) ||
        !part.some(isHead) ||
        (index < parts.length - 1 && part.at(-1)?.type === "day"),
    );
  if (isTorn) return [toClause(lexemes, true)];
  return parts.map((part) => toClause(part, isTangled));
}

function toClause(lexemes: readonly Lexeme[], isTangled: boolean): Clause {
  return { lexemes, from: lexemes[0]?.from ?? 0, to: lexemes.at(-1)?.to ?? 0, isTangled };
}
