/** 메모 찾기 over 1,500 memos of 1,200 letters in 20 paragraphs (`support/search-figures.ts`). */
import { indexMemo } from "@damim/domain/memo/find-memos.ts";
import type { KeptMemo } from "@damim/domain/memo/memo.ts";
import { buildSearchText, measureSearch } from "./support/search-figures.ts";
import { orLeast } from "./support/smallest.ts";

const MEMOS = orLeast(1_500, 15);
const PARAGRAPHS = 20;
const LETTERS = 60;

const rows = new Map(
  Array.from({ length: MEMOS }, (_, index): [string, KeptMemo] => {
    const content = Array.from({ length: PARAGRAPHS }, (__, at) => ({
      type: "paragraph",
      attrs: { id: `${at}` },
      content: [{ type: "text", text: buildSearchText(index * PARAGRAPHS + at, LETTERS) }],
    }));
    const body = JSON.stringify({ type: "doc", content });
    return [`m${index}`, { id: `m${index}`, title: `메모 ${index}`, body }];
  }),
);
measureSearch(
  `memo search, ${MEMOS} × ${PARAGRAPHS * LETTERS} letters`,
  rows,
  (memo) => indexMemo(memo, () => "3번 김가온").text,
);
