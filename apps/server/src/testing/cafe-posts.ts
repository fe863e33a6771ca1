import { readFileSync } from "node:fs";
import { createRandom } from "@damim/sync/testing/random.ts";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Database } from "../db/open-database.ts";
import { posts } from "../cafe/posts.ts";

interface Golden {
  readonly texts: readonly { readonly text: string }[];
  readonly queries: readonly { readonly query: string }[];
}

/** The texts and queries of the golden table of the search. */
export function readGoldenSearch(): Golden {
  const file = new URL("../../../../packages/domain/src/cafe/golden-search.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Golden; // ours
}

const WORDS =
  `학급 회의 급식 현장 체험 학습 안내문 준비물 가위 풀 PPT HWP 3.1절 자리 뽑기 상담 주간 알림장 생활 지도 독서록 일기
  모둠 역할 칭찬 스티커 운동회 학예회 입학식 졸업 사진 동의서 가정통신문 수행평가 단원평가 과학 실험 음악 리코더 체육 피구 발야구`.split(
    /\s+/u,
  );
const TAILS = ["", "", "을", "이", "에서", " 있으신 분?", ".", "!\n", " 나눠요", "2학년"];

/** Texts as teachers write them, the same for the same seed: words of a school, run together and apart. */
export function writeTexts(count: number, seed = 7): readonly string[] {
  const random = createRandom(seed);
  const line = (words: number): string =>
    Array.from({ length: words }, () => random.pick(WORDS) + random.pick(TAILS)).join(
      random.pick(["", " ", " "]),
    );
  return Array.from({ length: count }, () => `${line(3)}\n${line(5 + random.below(25))}`);
}

/** Puts texts in as shown posts, oldest first: the first line is the title. */
export async function fillCafe(database: Database, texts: readonly string[]): Promise<void> {
  const BATCH = 500;
  for (let from = 0; from < texts.length; from += BATCH) {
    const rows = texts.slice(from, from + BATCH).map((text, at): CafePostRow => {
      const seq = from + at + 1;
      const [title = "", ...lines] = text.split("\n");
      return {
        id: `019aa0c4-0000-7000-8000-${seq.toString(16).padStart(12, "0")}`,
        seq,
        board: "talk",
        author_id: null,
        title,
        body: lines.join("\n"),
        tags: "[]",
        state: "shown",
        hearts: 0,
        comments: 0,
        created_at: seq,
        files: "[]",
        edited_at: null,
      };
    });
    await database.queries.insertInto("cafe_posts").values(rows).execute();
  }
  await database.queries
    .updateTable("cafe_counters")
    .set({ seq: texts.length })
    .where("name", "=", "posts")
    .execute();
  await posts.settleAll(database);
}
