/** What a column of a 진도표 has: which lessons, how many, of what unit, what is learnt, on what pages. */
export type UnitColumn = "lesson" | "count" | "unit" | "topic" | "page" | "none";

const heads: readonly (readonly [UnitColumn, RegExp])[] = [
  ["lesson", /^(?:차시|차수)$/u],
  ["count", /^(?:배당|총)?(?:시수|시간|시간수)$/u],
  ["unit", /^(?:대?단원|단원명|대단원명|단원이름)$/u],
  ["topic", /^(?:학습|수업|활동|교육|주요|지도)?(?:내용|주제|목표|제재|활동|요소)(?:및활동)?$/u],
  ["page", /^(?:교과서|국어|수학|지도서)?(?:쪽|쪽수|페이지|면)$/u],
  [
    "none",
    /^(?:학?기?월|주|주차|순|순번|번호|기간|날짜|일자|비고|준비물|평가|성취기준|중단원|소단원)$/u,
  ],
];
const SPAN = /^제?(\d{1,3})(?:[~∼～\-–—,](\d{1,3}))?(?:차시)?(?:\/\d{1,3})?(?:차시)?$/u;

/**
 * How many lessons a cell of 차시 names; nothing where it names none.
 *
 * ```ts
 * readSpan("2~3차시"); // 2
 * readSpan("1/12"); // 1
 * ```
 */
export function readSpan(cell: string): number | undefined {
  const [, from, to] = SPAN.exec(cell.replaceAll(" ", "")) ?? [];
  if (from === undefined) return undefined;
  return to === undefined ? 1 : Math.max(1, Number(to) - Number(from) + 1);
}

/** The columns of pasted rows by their heads, without heads by what stands in them, and the rows below the heads. */
export function findUnitColumns(rows: readonly (readonly string[])[]): {
  readonly columns: readonly UnitColumn[];
  readonly body: readonly (readonly string[])[];
} {
  const width = Math.max(...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some((row) => row[at]),
  );
  // Columns in which nothing stands are none: 「\t분수」 is one column.
  const all = rows.map((row) => filled.map((at) => row[at] ?? ""));
  // A title may stand above the heads.
  for (const [at, row] of all.slice(0, 3).entries()) {
    const named = row.map(findHead);
    const known = named.filter(Boolean);
    const hasWords = named.includes("unit") || named.includes("topic");
    if (!hasWords || known.length < Math.min(2, filled.length)) continue;
    const columns = named.map((column) => column ?? "none");
    return { columns: filled.length === 1 ? ["topic"] : columns, body: all.slice(at + 1) };
  }
  return { columns: filled.length === 1 ? ["topic"] : guessColumns(all), body: all };
}

function findHead(cell: string): UnitColumn | undefined {
  const words = cell.replaceAll(/\([^)]*\)|\s/gu, "");
  return heads.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Words: 단원, then 내용. Numbers: 차시 counts from the beginning of a unit, 쪽 from where the book is. */
function guessColumns(rows: readonly (readonly string[])[]): readonly UnitColumn[] {
  const cells = (rows[0] ?? []).map((_, at) => rows.flatMap((row) => row[at] || []));
  const isPage = cells.map((own) =>
    own.every((cell) => /^(?:p\.?)?[\d~\-–, ]+쪽$|^p\.?\s?\d/iu.test(cell)),
  );
  const isNumber = cells.map((own, at) => !isPage[at] && own.every((cell) => readSpan(cell)));
  const numbers = cells.flatMap((_, at) => (isNumber[at] ? [at] : []));
  const words = cells.flatMap((_, at) => (isNumber[at] || isPage[at] ? [] : [at]));
  const start = (at: number): number => Number(/\d+/u.exec(cells[at]?.[0] ?? "")?.[0] ?? 0);
  const isLesson = (at: number): boolean =>
    start(at) <= 2 ||
    at < (words[0] ?? 0) ||
    (cells[at] ?? []).some((cell) => /차시|\//u.test(cell));
  const lesson = numbers.filter(isLesson).toSorted((a, b) => start(a) - start(b))[0];
  return cells.map((_, at) => {
    if (at === lesson) return "lesson";
    if (isPage[at] || isNumber[at]) return "page";
    if (words.length === 1) return "topic";
    return words[0] === at ? "unit" : words[1] === at ? "topic" : "none";
  });
}
