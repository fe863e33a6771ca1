/** 상담조회 over 3,000 records of 600 letters (`support/search-figures.ts`). */
import { buildSearchText, measureSearch } from "./support/search-figures.ts";
import { orLeast } from "./support/smallest.ts";

const RECORDS = orLeast(3_000, 30);
const LETTERS = 600;

const rows = new Map(
  Array.from({ length: RECORDS }, (_, index) => [
    `r${index}`,
    { id: `r${index}`, text: buildSearchText(index, LETTERS) },
  ]),
);
measureSearch(`consult search, ${RECORDS} × ${LETTERS} letters`, rows, ({ text }) => text);
