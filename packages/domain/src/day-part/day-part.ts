/** What a school day is about: who is here, what is taught, what is left. */
export type DayPart = "morning" | "lessons" | "after";

/** What the bells say of a whole day. */
export interface DayFrame {
  /** The school has lessons that day. */
  readonly isOpen: boolean;
  /** When the last lesson ends, in seconds since midnight; nothing where no bell tells it. */
  readonly lessonsEnd?: number | undefined;
}

const ROLL_CALL_OVER = (9 * 60 + 10) * 60;
/** Where no bell tells it: six lessons are over in every primary school. */
const LESSONS_OVER = 15 * 3600;

/**
 * The part of the day. The roll is called until it is done, at the longest to 09:10; from the end of the last lesson on
 * it is after, also where nobody called the roll before. A closed day has no roll and no last lesson: what is due comes
 * first all day.
 *
 * ```ts
 * toDayPart(8.5 * 3600, { isOpen: true }, "open"); // "morning"
 * toDayPart(8.5 * 3600, { isOpen: true }, "done"); // "lessons"
 * toDayPart(16 * 3600, { isOpen: true }, "open"); // "after"
 * ```
 *
 * @param now seconds since midnight
 */
export function toDayPart(
  now: number,
  { isOpen, lessonsEnd = LESSONS_OVER }: DayFrame,
  rollCall: "open" | "done",
): DayPart {
  if (!isOpen) return "lessons";
  if (now >= lessonsEnd) return "after";
  return rollCall === "done" || now >= ROLL_CALL_OVER ? "lessons" : "morning";
}
