import type { ClassTable, LostLesson } from "@damim/domain/class-table/class-table.ts";
import { toPlaceWords, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { moveLostLesson } from "@damim/domain/class-table/hours/lost-lessons.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with lost lessons: each act is one undo step, and is on screen before it returns. */
export function createLostCommands({ now, newId, act }: CommandDeps) {
  return {
    /** Gives back why the lesson cannot go there. */
    move(table: ClassTable, lost: LostLesson, to: LessonPlace) {
      const result = moveLostLesson(table, lost, to, { now: now(), uuid: newId() });
      if (result.ok) void act(result.value, `빠진 수업을 ${toPlaceWords(to)}로 옮겼어요`);
      return result;
    },
  };
}
