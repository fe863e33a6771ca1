import {
  LONGEST_BRING_CHARACTERS,
  LONGEST_LESSON_NOTE_CHARACTERS,
  type Lesson,
} from "../class-table/lesson.ts";
import type { LessonWords } from "../class-table/plan-lesson.ts";
import type { IdeaText } from "./check-idea.ts";

/**
 * What an idea puts into a lesson (`planLesson`): its title where no unit stands, its materials and steps behind what the
 * teacher wrote herself. No word of hers goes for it; of the idea as much comes as there is room for (spec 14 §5).
 *
 * ```ts
 * toLessonWords({ title: "낱말 릴레이", materials: ["종이"], steps: ["써요"] }, { bring: "풀" });
 * // { unit: "낱말 릴레이", bring: "풀, 종이", note: "1. 써요" }
 * ```
 */
export function toLessonWords(
  { title, materials, steps }: Pick<IdeaText, "title" | "materials" | "steps">,
  before: Pick<Lesson, "unit" | "bring" | "note"> | undefined,
): LessonWords {
  const how = steps.map((step, index) => `${index + 1}. ${step}`);
  const isNamed = !before?.unit;
  return {
    ...(isNamed && { unit: title }),
    bring: addWhole(before?.bring ?? "", materials, ", ", LONGEST_BRING_CHARACTERS),
    note: addWhole(
      before?.note ?? "",
      isNamed ? how : [`「${title}」`, ...how],
      "\n",
      LONGEST_LESSON_NOTE_CHARACTERS,
    ),
  };
}

/** Adds whole parts that are not there yet, as long as there is room. */
function addWhole(own: string, parts: readonly string[], between: string, most: number): string {
  let text = own;
  for (const part of parts) {
    if (text.split(between).includes(part)) continue;
    const longer = text === "" ? part : `${text}${between}${part}`;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}
