/** What a column of a 진도표 has: which lessons, how many, of what unit, what is learnt, on what pages. */
export type UnitColumn = "lesson" | "count" | "unit" | "topic" | "page" | "none";

/** A part of a unit is what is learnt where no other column says it. */
const heads: readonly (readonly [UnitColumn | "part", RegExp])[] = [
  ["lesson", /^(?:차시|차수)$/u],
  ["count", /^(?:배당|총)?(?:시수|시간|시간수)$|^배당차시$|^차시수$/u],
  ["unit", /^(?:대?단원|단원명|대단원명|단원이름)$/u],
  [
    "topic",
    /^(?:학습|수업|활동|교육|주요|지도)?(?:내용|주제|목표|제재|활동|요소|문제)(?:및활동)?$/u,
  ],
  ["page", /^(?:교과서|국어|수학|지도서)?(?:쪽|쪽수|페이지|면)$/u],
  ["part", /^[중소]단원명?$/u],
  ["none", /^(?:학?기?월|주|주차|순|순번|번호|기간|날짜|일자|비고|준비물|평가|성취기준)$/u],
];
const DASH = "~∼～〜∽\\-–—";
const COMMA = ",·ㆍ・‧";
const ONE = "제? ?\\d{1,3} ?(?:차시)?(?: ?/ ?\\d{1,3} ?(?:차시)?)?";

/** 「2~3차시」, 「1, 3」, 「4차시~5차시」, 「제2·3차시」, 「6/12~7/12」, as a part of a pattern. */
export const SPAN = `${ONE}(?: ?[${DASH}${COMMA}] ?${ONE})*`;
const whole = new RegExp(`^[([]?${SPAN}[)\\]]?$`, "u");
const pages = new RegExp(`^[\\d${DASH}${COMMA} ]+$`, "u");

/**
 * How many lessons a cell of 차시 names; nothing where it names none.
 *
 * ```ts
 * readSpan("2~3차시, 5"); // 3
 * readSpan("1/12"); // 1
 * ```
 */
export function readSpan(cell: string): number | undefined {
  if (!whole.test(cell)) return undefined;
  const parts = cell.replaceAll(/\/ ?\d+|[^\d,·ㆍ・‧~∼～〜∽\-–—]/gu, "").split(/[,·ㆍ・‧]/u);
  return parts.reduce((sum, part) => {
    const ends = part.split(/[^\d]/u).map(Number);
    return sum + Math.max(1, (ends.at(-1) ?? 0) - (ends[0] ?? 0) + 1);
  }, 0);
}

/** Whether a cell has numbers of pages and no word: 「8~9, 12」. */
export function isPages(cell: string): boolean {
  return pages.test(cell);
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
  const isOne = filled.length === 1;
  // A title may stand above the heads. Far down in a single column their words are of a lesson.
  const at = (isOne ? all.slice(0, 3) : all).findIndex((row) => isHeads(row.map(findHead)));
  const first = all[at];
  if (!first) return { columns: isOne ? ["topic"] : guessColumns(all), body: all };
  // The next page of a 진도표 has its heads again.
  const body = all.slice(at + 1).filter((row) => row.join("\t") !== first.join("\t"));
  return { columns: isOne ? ["topic"] : nameColumns(first.map(findHead), body), body };
}

type Head = (typeof heads)[number][0] | undefined;

function findHead(cell: string): Head {
  const words = cell.replaceAll(/\([^)]*\)|\s/gu, "");
  return heads.find(([, pattern]) => pattern.test(words))?.[0];
}

function isHeads(named: readonly Head[]): boolean {
  if (named.includes("lesson")) return true;
  const hasWords = (["unit", "topic", "part"] as const).some((head) => named.includes(head));
  return hasWords && named.filter(Boolean).length >= Math.min(2, named.length);
}

/** Where no head says what is learnt, it is the column that tells lessons apart the most of those left over. */
function nameColumns(
  named: readonly Head[],
  body: readonly (readonly string[])[],
): readonly UnitColumn[] {
  const told = named.map((head, at) =>
    head === undefined || head === "part"
      ? new Set(body.flatMap((row) => (readSpan(row[at] ?? "") ? [] : row[at] || []))).size
      : 0,
  );
  const most = named.includes("topic") ? 0 : Math.max(...told);
  const topic = most > 0 ? told.indexOf(most) : -1;
  return named.map((head, at) => {
    if (at === topic) return "topic";
    return head === undefined || head === "part" ? "none" : head;
  });
}

/** Words: 단원, then 내용. Numbers: 차시 counts from the beginning of a unit, 쪽 from where the book is. */
function guessColumns(rows: readonly (readonly string[])[]): readonly UnitColumn[] {
  const cells = (rows[0] ?? []).map((_, at) => rows.flatMap((row) => row[at] || []));
  const isPage = cells.map((own) =>
    own.every((cell) => /쪽$|^p/iu.test(cell) && isPages(cell.replace(/^p\.?|쪽$/giu, ""))),
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
