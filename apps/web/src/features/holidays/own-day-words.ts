import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { nameOwnDay, ownDay } from "@damim/domain/school-calendar/own-day-record.ts";
import { toWords } from "../../kit/record/to-words.ts";
import { toSpanWords } from "./span-words.ts";

export const ownDayWords = toWords(ownDay, {
  together: {
    toKey: ({ type, label }) => JSON.stringify([type, label]),
    toSubject(records) {
      const days = records.flatMap(({ id }) => (isCalendarDay(id) ? [{ day: id }] : []));
      const inOrder = days.sort((a, b) => (a.day < b.day ? -1 : 1));
      return `${toSpanWords(inOrder)} ${nameOwnDay(records[0].fields)}`;
    },
  },
});
