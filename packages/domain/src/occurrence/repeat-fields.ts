import type { RowOf } from "../record/field.ts";
import { choice, own } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import type { Shape } from "../record/shape.ts";
import { isOccurrenceName, MOST_REPEAT_STEPS, onClosedLabels, type Repeat } from "./repeat-rule.ts";
import { toRepeatWords } from "./repeat-words.ts";

const step: Shape = { type: "whole", least: 1, most: MOST_REPEAT_STEPS };

/** The fields of what comes again. Their form is one of its own (`repeat-draft.ts`). */
export const repeatFields = {
  repeat: maybe(
    own<Repeat>(
      {
        type: "either",
        of: [
          comes("day", { step }),
          comes("week", { step, weekdays: { type: "weekdays" } }),
          comes("month", { date: { type: "whole", least: 1, most: 31 } }),
          comes("month", { nth: { type: "rule", takes: isNth, such: [[2, 3]] } }),
          comes("month", {
            schoolDay: { type: "whole", least: -23, most: 23, isNeverZero: true },
          }),
          comes("schoolDay", { step }),
        ],
      },
      // A shape of a newer version is said as far as it can be.
      { label: "반복", say: (repeat) => (isRepeat(repeat) ? toRepeatWords(repeat) : undefined) },
    ),
  ),
  onClosed: maybe(choice("쉬는 날이면", onClosedLabels)),
};

/** 「매주 금, 쉬는 날이면 앞당기기」: both fields in one column. */
export const repeatColumn = [
  "반복",
  30,
  ({ repeat, onClosed }: RowOf<typeof repeatFields>) => toRepeatWords(repeat, onClosed),
] as const;

/** The planned day of a turn, or its other name; `others` are names that only this record has. */
export function turnName(...others: readonly string[]) {
  return own<string>({
    type: "rule",
    takes: (name) => typeof name === "string" && (isOccurrenceName(name) || others.includes(name)),
    such: ["2026-11-20", "n12", "2026-03", ...others],
  });
}

function isRepeat(value: unknown): boolean {
  return typeof value === "object" && value !== null && "every" in value;
}

function comes(every: string, of: Readonly<Record<string, Shape>>): Shape {
  return {
    type: "parts",
    of: { every: { type: "choice", values: [every] }, until: { type: "day" }, ...of },
    optional: ["step", "until"],
  };
}

function isNth(nth: unknown): boolean {
  if (!Array.isArray(nth) || nth.length !== 2) return false;
  const [count, weekday] = nth.map((part: unknown) => (Number.isInteger(part) ? Number(part) : 0));
  return count !== 0 && Math.abs(count ?? 0) <= 5 && [1, 2, 3, 4, 5, 6, 7].includes(weekday ?? 0);
}
