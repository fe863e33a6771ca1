import { toMemoFields } from "@damim/domain/memo/memo-draft.ts";
import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { toMemoText, type SayStudent } from "@damim/domain/memo/memo-lines.ts";
import { joinMemos } from "@damim/domain/memo/slip.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { TextForm } from "../../../kit/long-text/forked-notice.tsx";

/** How two memos stand side by side: as plain words, of which the chosen one brings its title along. */
export function toTwoMemos(
  sayStudent: SayStudent,
  sayInTitle: SayStudent,
  now: () => number,
): TextForm {
  return {
    toWords(body) {
      const doc = readMemoDocument(body);
      return doc ? toMemoText(doc, sayStudent) : "";
    },
    join(body, other) {
      const [first, second] = [readMemoDocument(body), readMemoDocument(other)];
      if (!first || !second) return first ? body : other;
      return JSON.stringify(joinMemos(first, second));
    },
    toFields(body): Fields {
      const doc = readMemoDocument(body);
      const fields = doc && toMemoFields(doc, sayInTitle, now());
      return fields?.ok ? fields.value : {};
    },
  };
}
