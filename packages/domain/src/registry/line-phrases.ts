import { budgetPhrases } from "../budget/budget-phrases.ts";
import type { LinePhrases } from "../capture/line-phrase.ts";
import { tablePhrases } from "../class-table/typed/table-phrases.ts";
import { logPhrases } from "../daily-log/log-phrases.ts";
import { timerPhrases } from "../clocks/timer-phrases.ts";
import { scorePhrases } from "../score-board/score-phrases.ts";
import { taskPhrases } from "../schedule/task-phrases.ts";

/** What 한 줄 기록 knows of lines that name no pupil. A feature adds its one line here. */
export const linePhrases: readonly LinePhrases[] = [
  logPhrases,
  budgetPhrases,
  tablePhrases,
  timerPhrases,
  scorePhrases,
  taskPhrases,
];
