import { toKoreanDay } from "../calendar-day/korean-day.ts";
import type { LinePhrases } from "../capture/line-phrase.ts";
import { toRepeatWords } from "../occurrence/repeat-words.ts";
import { toFirstSentence } from "../record/record.ts";
import { recordSchoolYear } from "../school-year/school-year.ts";
import { addTask } from "./change-task.ts";
import { readTaskLine } from "./read-task-line.ts";
import { readLineTask } from "./task-record.ts";
import { taskKind } from "./task.ts";

/** 「금까지 가정통신문」, 「수업일 5일마다 자리 바꾸기」: a line that begins with its time is a task. */
export const taskPhrases: LinePhrases = {
  isLast: true,
  readLine(line, { today }) {
    const said = readTaskLine(line, today);
    const { dueOn, repeat } = said;
    if (!dueOn && !repeat) return undefined;
    const read = readLineTask(said, today);
    if (!read.ok) return { type: "refused", sentence: toFirstSentence(read.refusal) };
    const fields = read.value;
    const when = repeat
      ? toRepeatWords(repeat)
      : fields.dueOn && `${toKoreanDay(fields.dueOn)}까지`;
    return {
      type: "act",
      act: {
        // A task stands in the list of the day on which it is written.
        schoolYear: recordSchoolYear(today),
        label: `할 일 「${fields.title}」 ${when ?? ""}`.trim(),
        plan: ({ read, newId, chance }) => [
          addTask(fields, { tasks: read(taskKind), newId: newId(), chance }),
        ],
      },
    };
  },
};
