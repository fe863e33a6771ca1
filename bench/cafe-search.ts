/**
 * 쌤카페 of many posts on both databases: 500 queries against a look through every post, which also says what has to be
 * found; and the deepest page of the list beside the first. CAFE_POSTS says how many posts (100,000).
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { flatten, hasWords, readQuery } from "@damim/domain/cafe/search-words.ts";
import { sql } from "kysely";
import { listPosts } from "../apps/server/src/cafe/read-posts.ts";
import { searchWords } from "../apps/server/src/yard/word-index.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { openDatabase, type Database } from "../apps/server/src/db/open-database.ts";
import { fillCafe, readGoldenSearch, writeTexts } from "../apps/server/src/testing/cafe-posts.ts";
import { startTemporaryPostgres } from "../apps/server/src/testing/temporary-postgres.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const POSTS = Number(process.env["CAFE_POSTS"] ?? orLeast(100_000, 500));
const QUERIES = orLeast(500, 100);
const PAGE = 31;
const LIST_RUNS = orLeast(100, 3);
const SLOWEST_DEEP = 1.5;
const MOST_OF_SCAN = 0.1;

const golden = readGoldenSearch();
const texts = [...golden.texts.map(({ text }) => text), ...writeTexts(POSTS)].slice(0, POSTS);
const flats = texts.map(flatten);
const asked = listQueries();
const folder = mkdtempSync(path.join(os.tmpdir(), "damim-bench-"));
const postgres = await startTemporaryPostgres();
try {
  for (const database of [
    openDatabase({ dataDir: folder }),
    openDatabase({ dataDir: folder, databaseUrl: postgres.url }),
  ]) {
    await migrate(database, { now: Date.now });
    await fillCafe(database, texts);
    if (database.kind === "postgres") await sql`vacuum analyze`.execute(database.queries);
    await benchSearch(database);
    await benchList(database);
    await database.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The golden ones, and pieces of two to five letters of posts. */
function listQueries(): readonly string[] {
  const own = golden.queries
    .map(({ query }) => query)
    .filter((query) => readQuery(query).length > 0);
  const pieces = Array.from({ length: QUERIES - own.length }, (_, at) => {
    const flat = flats[(at * 7_919) % flats.length] ?? "";
    const from = (at * 31) % Math.max(1, flat.length - 6);
    return flat.slice(from, from + 2 + (at % 4)).replaceAll("\n", " ");
  });
  return [...own, ...pieces].filter((query) => readQuery(query).length > 0);
}

async function benchSearch(database: Database): Promise<void> {
  const ask = { before: Number.MAX_SAFE_INTEGER, filter: sql`p.state = 'shown'`, limit: PAGE };
  let differences = 0;
  const [ours, scans]: [number[], number[]] = [[], []];
  for (const query of asked) {
    const words = readQuery(query);
    const startedAt = performance.now();
    const found = await searchWords(database.queries, "cafe_posts", { words, ...ask });
    ours.push(performance.now() - startedAt);
    const scanAt = performance.now();
    await scan(database, words);
    scans.push(performance.now() - scanAt);
    const expected: number[] = [];
    for (let at = flats.length - 1; at >= 0 && expected.length < PAGE; at -= 1)
      if (hasWords(flats[at] ?? "", words)) expected.push(at + 1);
    if (expected.join() !== found.join()) differences += 1;
  }
  if (differences > 0) throw new Error(`${database.kind}: ${differences} answers differ`);
  const sum = (times: readonly number[]): number => times.reduce((all, one) => all + one, 0);
  const share = sum(ours) / sum(scans);
  printFigure({
    name: `cafe search, ${POSTS} posts, ${asked.length} queries, ${database.kind}: 0 differences; time beside the scan`,
    ours: `p50 ${round(findPercentile(ours, 0.5), 1)}, p99 ${round(findPercentile(ours, 0.99), 1)} ms; ${round(share, 3)} of the scan`,
    budget: `≤ ${MOST_OF_SCAN}`,
    holds: share <= MOST_OF_SCAN,
  });
}

/** All that has the words: what a search without an index asks of the database. */
async function scan({ kind, queries }: Database, words: readonly string[]): Promise<void> {
  const finds = words.map((word) =>
    kind === "postgres" ? sql`strpos(flat, ${word}) > 0` : sql`instr(flat, ${word}) > 0`,
  );
  await sql`select seq from cafe_words where ${sql.join(finds, sql` and `)} order by seq desc`.execute(
    queries,
  );
}

async function benchList(database: Database): Promise<void> {
  const page = async (before: number): Promise<number> => {
    const startedAt = performance.now();
    await listPosts(database.queries, { userId: "nobody", before });
    return performance.now() - startedAt;
  };
  const [first, deepest]: [number[], number[]] = [[], []];
  for (let run = 0; run < LIST_RUNS; run += 1) {
    first.push(await page(POSTS + 1));
    deepest.push(await page(PAGE));
  }
  const ratio = findPercentile(deepest, 0.5) / findPercentile(first, 0.5);
  printFigure({
    name: `cafe list, ${POSTS} posts, ${database.kind}: deepest page beside the first`,
    ours: `p50 ${round(findPercentile(deepest, 0.5), 2)} beside ${round(findPercentile(first, 0.5), 2)} ms, × ${round(ratio, 2)}`,
    budget: `≤ × ${SLOWEST_DEEP}`,
    holds: ratio <= SLOWEST_DEEP,
  });
}
