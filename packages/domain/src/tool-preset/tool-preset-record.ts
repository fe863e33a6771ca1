import type { RowOf } from "../record/field.ts";
import { choice, own } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { toolPresetKind } from "./tool-preset.ts";

const LONGEST_VALUE_CHARACTERS = 4_000;

const fields = {
  /** Tools that keep lists and settings of the teacher's own. */
  tool: choice(
    undefined,
    {
      randomPick: "랜덤뽑기",
      diceRoulette: "주사위/룰렛",
      timer: "타이머",
      readyTimer: "준비타이머",
      awayToday: "오늘 빠지는 학생",
      settingSeat: "키가 큰 학생",
      scoreBoard: "점수판",
      aimanager: "AI매니저",
    },
    { column: { head: "도구", width: 14 } },
  ),
  title: own<string>(
    { type: "text", most: 30, isNeeded: true },
    { label: "이름", isInSubject: true, column: { width: 20 } },
  ),
  /** JSON of the tool's own. One value. */
  value: own<unknown>(
    { type: "rule", takes: isShort, such: [["가", "나"], "1-28", { minutes: 5 }] },
    { label: "내용" },
  ),
};

/** A list or setting of a tool that the teacher kept: 「1-28」, texts of a wheel, items of a 준비타이머. */
export type ToolPreset = RowOf<typeof fields>;

export const toolPreset = record({
  kind: toolPresetKind,
  scope: "year",
  topics: ["classWork"],
  sort: "도구 목록",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "목록"),
  fields,
  columns: ["tool", "title", ["내용", 60, ({ value }) => toCellWords(value)]],
  place: ({ tool, title }) => `${tool} ${title}`,
});

function isShort(value: unknown): boolean {
  // Nothing at all has no JSON.
  const json: string | undefined = JSON.stringify(value);
  return json !== undefined && json.length <= LONGEST_VALUE_CHARACTERS;
}

function toCellWords(value: unknown): string {
  const isList = Array.isArray(value) && value.every((item) => typeof item !== "object");
  return isList ? value.join(", ") : typeof value === "string" ? value : JSON.stringify(value);
}
