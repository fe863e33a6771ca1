import type { LinePhrases } from "../capture/line-phrase.ts";
import { toFirstSentence } from "../record/record.ts";
import { writeRow } from "../record/write-row.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { budgetEntryKind, budgetKind, toEntryId, toWonWords, type BudgetEntry } from "./budget.ts";
import { noEntryDetails, readEntry } from "./entry-record.ts";
import { readWon } from "./read-won.ts";

const LINE =
  /^지출\s+([\d,.]+(?:\s?[만천백](?:\s?\d+[천백]?)*)?\s*원?)\s+(\S.*?)(?:\s*\(([^()]+)\))?$/u;

/** 「지출 12500 간식」, of the budget that is open; of several 「지출 12500 간식 (학급운영비)」. */
export const budgetPhrases: LinePhrases = {
  readLine(line, { today, readYear }) {
    const [, amount = "", words = "", named] = LINE.exec(line) ?? [];
    const schoolYear = recordSchoolYear(today);
    const read = readYear(schoolYear);
    if (words === "" || !read) return undefined;
    const open = [...read(budgetKind)].filter(
      ([, { closedOn, from, until }]) => !closedOn && from <= today && today <= until,
    );
    const ofName = open.filter(([, { title }]) => title === named?.trim());
    const [budget, ...others] = ofName.length > 0 ? ofName : open;
    if (!budget)
      return {
        type: "refused",
        sentence: "지금 쓸 수 있는 예산이 없어요. 예산관리에서 먼저 만들어 주세요.",
      };
    if (others.length > 0)
      return {
        type: "options",
        question: "어느 예산인가요?",
        options: open.map(([, { title }]) => ({
          label: title,
          text: `지출 ${amount.trim()} ${words} (${title})`,
        })),
      };
    const [budgetId, { title }] = budget;
    const isNameOfIt = ofName.length > 0 || named === undefined;
    const item = isNameOfIt ? words : `${words} (${named})`;
    const parsed = readEntry(
      { ...noEntryDetails, type: "out", day: today, amount, item },
      schoolYear,
    );
    if (!parsed.ok) return { type: "refused", sentence: toFirstSentence(parsed.refusal) };
    const fields = parsed.value;
    return {
      type: "act",
      act: {
        schoolYear,
        label: `지출 ${toWonWords(readWon(amount) ?? 0)} 「${fields.item}」 · ${title}`,
        plan: ({ newId }) => {
          const id = toEntryId({ madeOn: today, uuid: newId() });
          return writeRow<BudgetEntry>(budgetEntryKind, id, undefined, { budgetId, ...fields });
        },
      },
    };
  },
};
