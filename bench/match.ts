/**
 * 설문정리: 300 rows as pupils write them (names with endings, by number, of one letter else, in 초성 or on Latin keys)
 * against 400 pupils, beside one pass of exact matching over the same rows: whoever has the name, and the number.
 */
import { matchWho } from "../packages/domain/src/names/match-who.ts";
import { makePupils } from "./support/many-names.ts";
import { findPercentile, printFigure, round } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const PUPILS = 400;
const ROWS = 300;
const ROUNDS = orLeast(25);
const MOST_TIMES = 4;

const roster = makePupils(PUPILS);
const rows = Array.from({ length: ROWS }, (_, at) => {
  const { name = "", number = 0 } = roster[(at * 7) % PUPILS] ?? {};
  const written = [name, `${name}입니다`, `이름: ${name} (여)`, name.slice(1), `${name}이에요`];
  // One of ten is no name as it stands: a letter else.
  const typed = at % 10 === 0 ? `${name.slice(0, 2)}욱` : (written[at % written.length] ?? name);
  return { name: typed, number: at % 3 === 0 ? "" : `${number}번` };
});

/** What a first try would do: each name, in any form, looked for in each row. */
function matchExactly(): number {
  let found = 0;
  for (const row of rows) {
    const typed = row.name.normalize("NFC").replaceAll(/[^가-힣]/gu, "");
    const number = Number(row.number.replaceAll(/\D/gu, ""));
    const same = roster.filter(
      (pupil) => pupil.name.normalize("NFC") === typed || pupil.number === number,
    );
    found += same.length;
  }
  return found;
}

function matchOurs(): number {
  return rows.filter((row) => matchWho(row, roster, [], "3-2").ids.length > 0).length;
}

function timeOf(work: () => number): number {
  const startedAt = process.cpuUsage();
  work();
  return process.cpuUsage(startedAt).user / 1_000;
}

const ours: number[] = [];
const floors: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  floors.push(timeOf(matchExactly));
  ours.push(timeOf(matchOurs));
}
const [mine, floor] = [findPercentile(ours, 0.5), findPercentile(floors, 0.5)];
printFigure({
  name: `match, ${ROWS} rows × ${PUPILS} pupils: CPU, beside one pass of exact matching`,
  ours: `${round(mine)} ms, ${round(mine / floor)} × ${round(floor)} ms`,
  budget: `${MOST_TIMES} ×`,
  holds: mine <= floor * MOST_TIMES,
});
