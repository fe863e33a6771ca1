import { toBellRowType } from "./bell-rows.ts";
import type { BellRow } from "./bells.ts";

/** A bell table to begin with. */
export interface PresetBells {
  readonly name: string;
  readonly rows: readonly BellRow[];
}

type Line = readonly [label: string, from: string, to: string];

/** As four real elementary schools ring, for 「이 시정으로 시작」. */
export const presetBells: readonly PresetBells[] = [
  preset("초등 5~6학년", [
    ["등교", "08:30", "08:40"],
    ["1교시", "09:00", "09:40"],
    ["2교시", "09:50", "10:30"],
    ["3교시", "10:40", "11:20"],
    ["4교시", "11:30", "12:10"],
    ["점심·청소", "12:10", "13:00"],
    ["5교시", "13:00", "13:40"],
    ["6교시", "13:50", "14:30"],
  ]),
  preset("초등 1~2학년", [
    ["등교", "08:50", "09:00"],
    ["1교시", "09:00", "09:40"],
    ["2교시", "09:50", "10:30"],
    ["3교시", "10:40", "11:20"],
    ["4교시", "11:30", "12:10"],
    ["급식", "12:10", "12:50"],
    ["5교시", "12:50", "13:30"],
  ]),
  preset("초등, 급식이 5교시 뒤", [
    ["1교시", "08:55", "09:35"],
    ["2교시", "09:45", "10:25"],
    ["3교시", "10:35", "11:15"],
    ["4교시", "11:25", "12:05"],
    ["5교시", "12:15", "12:55"],
    ["급식", "12:55", "13:20"],
    ["청소", "13:20", "13:35"],
    ["6교시", "13:35", "14:15"],
  ]),
  preset("초등 블록수업", [
    ["수업준비", "08:50", "09:00"],
    ["1교시", "09:00", "09:40"],
    ["2교시", "09:40", "10:20"],
    ["중간놀이", "10:20", "10:40"],
    ["3교시", "10:40", "11:20"],
    ["4교시", "11:20", "12:00"],
    ["청소·점심", "12:00", "12:50"],
    ["5교시", "12:50", "13:30"],
    ["6교시", "13:30", "14:10"],
  ]),
];

function preset(name: string, lines: readonly Line[]): PresetBells {
  const rows = lines.map(([label, from, to], index) => ({
    id: `r${index + 1}`,
    label,
    from,
    to,
    ...toBellRowType(label),
  }));
  return { name, rows };
}
