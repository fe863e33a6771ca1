/** 상담조회 over 3,000 records of 600 letters (`support/search-figures.ts`). */
import { buildSearchText, measureSearch } from "./support/search-figures.ts";

const RECORDS = 3_000;
const LETTERS = 600;

const rows = new Map(
  Array.from({ length: RECORDS }, (_, index) => [
    `r${index}`,
    { id: `r${index}`, text: buildSearchText(index, LETTERS) },
  ]),
);
measureSearch(`consult search, ${RECORDS} × ${LETTERS} letters`, rows, ({ text }) => text);
