import { hasTyped } from "../../packages/domain/src/hangul/initial-consonants.ts";
import { createSearchIndex } from "../../packages/domain/src/hangul/search-index.ts";
import { printFigure, toSpread, toSpreadText } from "./report.ts";
import { orLeast } from "./smallest.ts";

const SLICE_MS = 12;
const RUNS = orLeast(30);
const UNCOUNTED = 5;
const MOST_MS_A_KEY = 10;
const MOST_MS_TO_BUILD = 250;
const LONGEST_TASK_MS = 50;
const words =
  "어머니와 통화 새 짝과 잘 지내는지 여쭤보심 수학 익힘을 날마다 두 쪽씩 하기로 함 급식 알레르기 돌봄 귀가 방법 공놀이 규칙을 두고 다툼 화해 발표 목소리 안경 앞자리 부탁".split(
    " ",
  );
const typedTexts = ["김", "귀가 방법", "ㄱㄱ ㅂㅂ", "ㅇㄹ", "다", "수학 ㅇㅎ", "없는 말이다"];

/**
 * CPU of a key, by words and by 초성, and of building the index, in slices as a page builds it. What is found first: a
 * search that misses one has no figure.
 *
 * @param toText the words of a row; a new row is read anew in each build
 */
export function measureSearch<Row extends { readonly id: string }>(
  name: string,
  rows: ReadonlyMap<string, Row>,
  toText: (row: Row) => string,
): void {
  const build = () => {
    const index = createSearchIndex<Row>(toText);
    const tasks: number[] = [];
    for (let isDone = false; !isDone;) {
      const startedAt = performance.now();
      isDone = index.keepUp(rows, () => performance.now() - startedAt < SLICE_MS);
      tasks.push(performance.now() - startedAt);
    }
    return { index, tasks };
  };
  const { index } = build();
  for (const typed of typedTexts) {
    const expected = [...rows.values()].filter((row) => hasTyped(toText(row), typed)).length;
    const found = index.find(typed).size;
    if (found !== expected) throw new Error(`${typed}: ${found} found, ${expected} hold it`);
  }
  const keys = typedTexts.flatMap((typed) => measure(() => index.find(typed)));
  printFigure({
    name: `${name}, a key, CPU`,
    ours: toSpreadText(keys),
    budget: `${MOST_MS_A_KEY} ms`,
    holds: toSpread(keys).p98 <= MOST_MS_A_KEY,
  });
  const builds = measure(build);
  printFigure({
    name: `${name}, index of all of them, CPU`,
    ours: toSpreadText(builds),
    budget: `${MOST_MS_TO_BUILD} ms`,
    holds: toSpread(builds).p98 <= MOST_MS_TO_BUILD,
  });
  const { tasks } = build();
  printFigure({
    name: `${name}, one slice of building (of ${tasks.length})`,
    ours: toSpreadText(tasks),
    budget: `${LONGEST_TASK_MS} ms`,
    holds: toSpread(tasks).max <= LONGEST_TASK_MS,
  });
}

/** Every text another one, and words enough that not each holds each. */
export function buildSearchText(index: number, letters: number): string {
  let text = "";
  for (let at = 0; text.length < letters; at += 1) {
    text += `${words[(index * 7 + at * (1 + (index % 5))) % words.length] ?? ""} `;
  }
  return text.slice(0, letters);
}

function measure(work: () => unknown): readonly number[] {
  const times: number[] = [];
  for (let run = 0; run < RUNS + UNCOUNTED; run += 1) {
    const { user, system } = process.cpuUsage();
    work();
    const used = process.cpuUsage({ user, system });
    if (run >= UNCOUNTED) times.push((used.user + used.system) / 1000);
  }
  return times;
}
