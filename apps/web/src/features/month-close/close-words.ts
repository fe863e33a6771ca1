import { monthClose } from "@damim/domain/month-close/month-close-record.ts";
import { toWords } from "../../kit/record/to-words.ts";

const titles = {
  created: "마감했어요",
  changed: "다시 마감했어요",
  deleted: "마감을 풀었어요",
} as const;

export const closeWords = toWords(monthClose, {
  history: { toTitle: ([{ type }]) => titles[type] },
});
