import type { LinePhrases } from "../capture/line-phrase.ts";
import { toSentence } from "../base/result.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { toClockText } from "./clock-state.ts";
import { readTimer, timeMessages } from "./read-time.ts";
import { isFresh, runTimer, timerIds } from "./run-timer.ts";
import { toolTimerKind } from "./tool-timer.ts";

const LINE = /^타이머\s+(\S.*)$/u;
const BEHIND = /^(\S.*?)\s*타이머$/u;

/** 「타이머 5분」, 「타이머 모둠 토의 10분」, 「5분 타이머」: a timer runs, and its window opens. */
export const timerPhrases: LinePhrases = {
  isPart: true,
  readLine(line, { today, readYear }) {
    const [, said] = LINE.exec(line) ?? [];
    const [, before] = BEHIND.exec(line) ?? [];
    const typed = said ?? before;
    const schoolYear = recordSchoolYear(today);
    const read = readYear(schoolYear);
    if (typed === undefined || !read) return undefined;
    // Which lesson it is, its own screen knows.
    if (/\d교시/u.test(typed))
      return { type: "refused", sentence: "교시에 맞추는 타이머는 타이머 화면에서 맞춰 주세요." };
    const timer = readTimer(typed);
    if (!timer.ok)
      return said === undefined
        ? undefined
        : { type: "refused", sentence: toSentence(timeMessages, timer.refusal) };
    const rows = read(toolTimerKind);
    if (timerIds.every((id) => rows.has(id) && !isFresh(rows.get(id))))
      return {
        type: "refused",
        sentence: `타이머 ${timerIds.length}개를 모두 쓰고 있어요. 하나를 「처음으로」 돌리고 다시 적어 주세요.`,
      };
    const { label, total } = timer.value;
    return {
      type: "act",
      act: {
        schoolYear,
        label: ["타이머", toClockText(total), label && `「${label}」`, "시작"]
          .filter(Boolean)
          .join(" "),
        opens: "/tool/timer",
        plan: ({ read: readNow, now }) => runTimer(readNow(toolTimerKind), timer.value, now),
      },
    };
  },
};
