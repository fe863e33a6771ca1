import { toSentence } from "../base/result.ts";
import type { LinePhrases } from "../capture/line-phrase.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { dayLogKind, type DayLog } from "./daily-log.ts";
import { logMessages, writeDayLog } from "./write-log.ts";

const LINE = /^일지(?:\s*[:：]\s*|\s+)(\S.*)$/su;

/** 「일지 사이렌이 울리자 줄을 섰다」: a line more in the log of today, whatever words it has. */
export const logPhrases: LinePhrases = {
  readLine(line, { today, readYear }) {
    const [, words] = LINE.exec(line) ?? [];
    const schoolYear = recordSchoolYear(today);
    const read = readYear(schoolYear);
    if (!words || !read) return undefined;
    const write = (before: DayLog | undefined, from: string) => {
      const body = before?.body ? `${before.body}\n${words}` : words;
      return writeDayLog(today, before, { body }, from);
    };
    const tried = write(read(dayLogKind).get(today), "");
    if (!tried.ok) return { type: "refused", sentence: toSentence(logMessages, tried.refusal) };
    return {
      type: "act",
      act: {
        schoolYear,
        label: `오늘 일지 「${words}」`,
        plan(writing) {
          const before = writing.read(dayLogKind).get(today);
          const written = write(before, writing.digest(before?.body ?? ""));
          return written.ok ? written.value : [];
        },
      },
    };
  },
};
