/** 개별기록: similar sentences among 3,000, by CPU, and how much more comparing each with each would take. */
import {
  toLetterSet,
  visitAlikePairs,
} from "../packages/domain/src/individual-record/similar/alike-pairs.ts";
import { findSimilar } from "../packages/domain/src/individual-record/similar/find-similar.ts";
import { findPercentile, printFigure, round, toSpreadText } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const SENTENCES = orLeast(3_000, 100);
const LIMIT_MS = 400;
const ROUNDS = orLeast(15);

const parts = [
  [
    "모둠 실험에서",
    "과학 시간에",
    "토론 수업에서",
    "학급 회의에서",
    "체육 시간에",
    "독서 활동에서",
  ],
  ["역할을 나누자고", "까닭을 찾아", "근거를 들어", "서로의 생각을", "규칙을 지키며", "느낀 점을"],
  ["먼저 말하고", "차분히 설명하고", "끝까지 살펴보고", "또박또박 전하고", "공책에 정리하고"],
  ["친구의 실수를", "다른 모둠의 결과를", "자기 생각과 다른 점을", "새로 알게 된 것을"],
  ["웃으며 도와줌.", "표로 나타냄.", "그림으로 그려 봄.", "견주어 이야기함.", "다시 물어봄."],
];
const texts = Array.from({ length: SENTENCES }, (_, at) => ({
  id: `t${at}`,
  memoId: "m",
  studentId: `s${at}`,
  isDraft: false,
  // Some sentences of a kind, and words of one's own in the others.
  text: parts.map((words, place) => words[(at * (place * 7 + 3)) % words.length]).join(" "),
}));
const mixed = texts.map(({ text, ...rest }, at) => {
  const own = String.fromCodePoint(0xac00 + ((at * 37) % 11_000), 0xac00 + ((at * 91) % 11_000));
  return { ...rest, text: at % 3 === 0 ? text : `${own}${own} ${text.slice(0, -2)} ${own}임.` };
});

const timeOf = (run: () => void): number => {
  const startedAt = process.cpuUsage();
  run();
  return process.cpuUsage(startedAt).user / 1_000;
};
const times = Array.from({ length: ROUNDS }, () => timeOf(() => findSimilar(mixed)));
const middle = findPercentile(times, 0.5);

const sets = mixed.map(({ text }) => toLetterSet(text) ?? new Set<string>());
let brutePairs = 0;
const brute = timeOf(() => {
  for (const [at, a] of sets.entries())
    for (let other = 0; other < at; other++) {
      const b = sets[other] ?? a;
      let common = 0;
      for (const piece of a) if (b.has(piece)) common++;
      if (common * 5 >= (a.size + b.size - common) * 3) brutePairs++;
    }
});
let pairs = 0;
visitAlikePairs(sets, () => pairs++);
printFigure({
  name: `similar sentences of ${SENTENCES}: CPU`,
  ours: `${toSpreadText(times)}; each with each takes ${round(brute / middle)} times that`,
  budget: `${LIMIT_MS} ms, the same pairs`,
  holds: middle <= LIMIT_MS && pairs === brutePairs,
});
