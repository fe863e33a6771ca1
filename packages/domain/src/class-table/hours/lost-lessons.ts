import type { Change } from "@damim/sync/change.ts";
import { addDays, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import {
  findStanding,
  isPlaceOpen,
  toDayTable,
  type ClassTable,
  type LostLesson,
} from "../class-table.ts";
import { lessonChangeKind } from "../lesson-change.ts";
import { bookChange } from "../book-change.ts";
import { toPlaceParts, toPlaceWords, type LessonPlace } from "../lesson-place.ts";

/** 「빠진 수업」 of a span, both ends included, in order of day. */
export function listLostLessons(
  table: ClassTable,
  span: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly LostLesson[] {
  const lost: LostLesson[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1))
    lost.push(...toDayTable(table, day).lost);
  return lost;
}

export type MoveLostRefusal =
  | { readonly type: "PlaceClosed"; readonly place: LessonPlace }
  | { readonly type: "PlaceTaken"; readonly place: LessonPlace }
  | { readonly type: "PlaceChangedAgain"; readonly place: LessonPlace };

export const moveLostMessages: MessagesFor<MoveLostRefusal> = {
  PlaceClosed: ({ place }) =>
    `${toPlaceWords(place)}에는 수업을 할 수 없어요. 다른 시간을 골라 주세요.`,
  PlaceTaken: ({ place }) =>
    `${toPlaceWords(place)}에는 수업이 있어요. 빈 시간을 고르거나, 그 시간의 과목을 바꿔 주세요.`,
  PlaceChangedAgain: ({ place }) =>
    `${toPlaceWords(place)}를 나중에 또 바꿨어요. 나중에 바꾼 것을 먼저 취소해 주세요.`,
};

/**
 * 「다른 날로」: the lesson goes into a free period by a swap with its lost place; one that was dropped is no longer
 * dropped. All of it is one undo step.
 */
export function moveLostLesson(
  table: ClassTable,
  { place, change }: LostLesson,
  to: LessonPlace,
  now: { readonly now: number; readonly uuid: string },
): Result<readonly Change[], MoveLostRefusal> {
  const at = toPlaceParts(to);
  const lostAt = toPlaceParts(place);
  if (!isPlaceOpen(table, at.day, at.period)) return refuse({ type: "PlaceClosed", place: to });
  if (findStanding(table, at.day, at.period).lesson)
    return refuse({ type: "PlaceTaken", place: to });
  // Entries behind the one that dropped it would carry the lesson elsewhere.
  const last = findStanding(table, lostAt.day, lostAt.period).changes.at(-1);
  if (change && last?.id !== change.id) return refuse({ type: "PlaceChangedAgain", place });
  const known = table.ledger.entries.map((entry) => entry.change);
  return ok([
    ...(change ? [{ kind: lessonChangeKind.name, id: change.id, set: { isOff: true } }] : []),
    ...(to === place ? [] : bookChange(known, { type: "swap", a: place, b: to }, now)),
  ]);
}
