import {
  onClosedLabels,
  type OnClosed,
  type Repeat,
} from "@damim/domain/occurrence/repeat-rule.ts";
import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import type { FieldWords } from "../record/record-words.ts";

/** The words of the fields of a repeat, in any record that has one. */
export const repeatFieldWords: { readonly repeat: FieldWords; readonly onClosed: FieldWords } = {
  repeat: {
    label: "반복",
    describe: (value) => (isRepeat(value) ? toRepeatWords(value) : undefined),
  },
  onClosed: {
    label: "쉬는 날이면",
    describe: (value) => (isOnClosed(value) ? onClosedLabels[value] : undefined),
  },
};

/** As stored; a shape of a newer version is said as far as it can be. */
function isRepeat(value: unknown): value is Repeat {
  return typeof value === "object" && value !== null && "every" in value;
}

function isOnClosed(value: unknown): value is OnClosed {
  return typeof value === "string" && Object.hasOwn(onClosedLabels, value);
}
