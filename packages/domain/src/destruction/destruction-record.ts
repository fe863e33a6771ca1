import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { RowOf } from "../record/field.ts";
import { day, moment, own } from "../record/fields.ts";
import { record } from "../record/record.ts";
import { maybe } from "../record/vary-field.ts";
import { sayDestroyed } from "./destruction-id.ts";
import { destructionKind } from "./destruction.ts";

const COUNT_MOST = 100_000_000;

const fields = {
  requestedAt: moment("신청한 날", { column: { width: 12 } }),
  dueAt: moment("지우는 날", { column: { width: 12 } }),
  /** Of the paper: 「2027-0004」. From here on all that is gone. */
  number: maybe(
    own<string>(
      { type: "pattern", pattern: /^\d{4}-\d{4,}$/ },
      { label: "확인서 번호", column: { width: 12 }, say: (number) => number },
    ),
  ),
  destroyedAt: maybe(moment("파기한 날", { column: { width: 12 } })),
  /** How many there were, by kind of record; besides `files`, `links` and `padRooms`. */
  counts: maybe(
    own<Readonly<Record<string, number>>>({
      type: "map",
      keys: /^\w{1,40}$/,
      of: { type: "whole", least: 0, most: COUNT_MOST },
    }),
  ),
  /** The day by which no backup has it any more; empty where others keep backups that the server does not know. */
  backupsUntil: maybe(day("마지막 백업이 사라지는 날")),
  /** When the server saw that none has it. */
  backupsGoneOn: maybe<CalendarDay, string, "day">(day("백업이 모두 사라진 날")),
};

/** 학년도 지우기, or one pupil's: from the day on which it was asked for to the line of 파기 대장 that stays. The server alone writes it. */
export type Destruction = RowOf<typeof fields>;

export const destruction = record({
  kind: destructionKind,
  scope: "profile",
  topics: ["account"],
  // The server alone writes it.
  hasNoHistory: true,
  sort: "학년도 지우기",
  subject: ({ number }) => (typeof number === "string" ? `확인서 ${number}` : "학년도 지우기"),
  when: (_, id) => sayDestroyed(id),
  fields,
  trash: { isLeftOut: true },
});
