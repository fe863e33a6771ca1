/** AI매니저: 40 kB of records with names in them hidden, 400 names to look for, by CPU. */
import { veil } from "../packages/domain/src/names/veil.ts";
import { createVeilTable } from "../packages/domain/src/names/veil-table.ts";
import { makePupils } from "./support/many-names.ts";
import { findPercentile, printFigure, toSpreadText } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const NAMES = 400;
const BYTES = 40_000;
const LIMIT_MS = 20;
const ROUNDS = orLeast(30);

const students = makePupils(NAMES).map(({ number, name }) => ({ number, name }));
const sentences = [
  "모둠 책 소개에서 의견이 갈리자 두 책을 모두 읽어 보자고 제안함.",
  "발표를 어려워하는 친구 옆에서 첫 문장을 함께 읽어 줌.",
  "우유 당번을 빠짐없이 하고 흘린 우유를 스스로 닦음.",
  "줄넘기 2단 뛰기를 열흘 연습해 12번을 이어서 뜀.",
];
let text = "";
for (let at = 0; Buffer.byteLength(text) < BYTES; at += 1) {
  const { name = "" } = students[(at * 13) % NAMES] ?? {};
  // A name in every third sentence, as notes have it.
  text += `${at % 3 === 0 ? `${name}${at % 2 === 0 ? "이" : "의"} ` : ""}${sentences[at % sentences.length]}\n`;
}

const times = Array.from({ length: ROUNDS }, () => {
  const table = createVeilTable({ students, words: [{ label: "학교", word: "새봄초등학교" }] });
  const startedAt = process.cpuUsage();
  veil(text, table);
  return process.cpuUsage(startedAt).user / 1_000;
});
printFigure({
  name: `veil, ${BYTES / 1_000} kB × ${NAMES} names: CPU`,
  ours: toSpreadText(times),
  budget: `${LIMIT_MS} ms`,
  holds: findPercentile(times, 0.5) <= LIMIT_MS,
});
