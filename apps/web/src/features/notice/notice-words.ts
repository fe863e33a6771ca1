import { noticeRead } from "@damim/domain/notice/notice-read.ts";
import { toWords } from "../../kit/record/to-words.ts";

export const noticeReadWords = toWords(noticeRead, { trash: { isLeftOut: true } });
