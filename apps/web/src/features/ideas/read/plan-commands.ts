import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { DayCell } from "@damim/domain/class-table/class-table.ts";
import { planLesson } from "@damim/domain/class-table/plan-lesson.ts";
import type { IdeaText } from "@damim/domain/idea/check-idea.ts";
import { toLessonWords } from "@damim/domain/idea/to-lesson-words.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** An idea as it goes into a lesson. */
export type PlannedIdea = Pick<IdeaText, "title" | "subject" | "materials" | "steps">;

/** What is done with the lessons of a class for an idea. */
export function createPlanCommands({ act }: CommandDeps) {
  return {
    put(
      table: Parameters<typeof planLesson>[0],
      day: CalendarDay,
      { period, words }: Pick<DayCell, "period" | "words">,
      idea: PlannedIdea,
    ) {
      const changes = planLesson(table, { day, period }, toLessonWords(idea, words));
      void act(changes, `${toKoreanDay(day)} ${period}교시에 「${idea.title}」 넣었어요`);
    },
  };
}
