import { flatten, hasWords, readQuery } from "@damim/domain/cafe/search-words.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCafe, readGoldenSearch, writeTexts } from "../testing/cafe-posts.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { posts } from "../cafe/posts.ts";
import { putWords, searchWords } from "./word-index.ts";

const golden = readGoldenSearch();
const texts = [...golden.texts.map(({ text }) => text), ...writeTexts(500)];
const flats = texts.map(flatten);
const queries = [
  ...golden.queries.map(({ query }) => query),
  ..."안내 학급회의 “현장 체험” 3.1 ㅋ p 피구!체육 지도생활 없는말 분 2 가위풀 록일 hwp학".split(
    " ",
  ),
];
const ALL = { before: Number.MAX_SAFE_INTEGER, filter: sql`1 = 1`, limit: 10_000 };

describe.each(DATABASE_KINDS)("the words of posts on %s", (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillCafe(database, texts);
  });
  afterAll(() => database.close());

  const search = (query: string, more: Partial<typeof ALL> = {}) => {
    const words = readQuery(query);
    return searchWords(database.queries, "cafe_posts", { words, ...ALL, ...more });
  };
  const scan = (query: string): readonly number[] =>
    flats.flatMap((flat, at) => (hasWords(flat, readQuery(query)) ? [at + 1] : [])).toReversed();

  it("are found as a look through every post finds them", async () => {
    let hits = 0;
    for (const query of queries) {
      const found = await search(query);
      hits += found.length;
      expect(found, query).toEqual(scan(query));
    }
    expect(hits).toBeGreaterThan(500);
  });

  it("come page by page, and only where the post is asked for", async () => {
    const all = scan("학급");
    const page = await search("학급", { limit: 5 });

    expect(page).toEqual(all.slice(0, 5));
    expect(await search("학급", { limit: 5, before: page.at(-1) ?? 0 })).toEqual(all.slice(5, 10));
    expect(await search("학급", { filter: sql`p.board = 'help'` })).toEqual([]);
  });

  it("change with their post, and are made anew from what stands there", async () => {
    const [seq = 0] = scan("급식");
    await putWords(database.queries, "cafe_posts", seq, "다른 이야기");
    expect(await search("급식")).not.toContain(seq);
    expect(await search("다른이야기")).toEqual([seq]);
    await putWords(database.queries, "cafe_posts", seq, undefined);
    expect(await search("다른이야기")).toEqual([]);

    await posts.settleAll(database);

    expect(await search("급식")).toEqual(scan("급식"));
  });
});
