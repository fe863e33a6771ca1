import type { RecordKind } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { findDueTime, toDueMark, type DueFacts, type DueKind } from "./due-time.ts";
import { readClassTable, toAlarmDays } from "./year-days.ts";

type Row = Readonly<Record<string, unknown>>;

/** Rows by kind and id; 2026-11-26 is a Thursday. */
function buildFacts(kinds: Readonly<Record<string, Readonly<Record<string, Row>>>>): DueFacts {
  const rows = <T>({ name }: RecordKind<T>) =>
    new Map(
      Object.entries(kinds[name] ?? {}).map(([id, row]) => [
        id,
        { ...row, id } as T & { id: string },
      ]),
    );
  const table = readClassTable(rows, 2026);
  return { rows, calendar: table.calendar, days: toAlarmDays(rows, table) };
}

const at = (text: string): number => Date.parse(`${text}:00+09:00`);
const find = (key: string, since: string, facts: DueFacts): string | undefined => {
  const [kind, rowId = ""] = key.split("/");
  const due = findDueTime({ kind: kind as DueKind, rowId }, at(since), facts);
  return due && `${toSeoulDay(due.at)}T${toSeoulTimeText(due.at)} ${due.tag}`;
};

const alarm = { label: "우유", days: "12345", sound: "bell", rings: 1 };
const bells = {
  b: {
    name: "평소",
    days: "12345",
    rows: [{ id: "r1", label: "1교시", from: "09:00", to: "09:40", type: "lesson", period: 1 }],
  },
};

describe("the time at which a row comes due", () => {
  it("is an alarm's next ring, under the name of its day", () => {
    const facts = buildFacts({ alarm: { a: { ...alarm, at: "08:50" } } });

    expect(find("alarm/a", "2026-11-26T08:49", facts)).toBe("2026-11-26T08:50 alarm~a~2026-11-26");
    expect(find("alarm/a", "2026-11-26T08:50", facts)).toBe("2026-11-27T08:50 alarm~a~2026-11-27");
    expect(find("alarm/b", "2026-11-26T08:49", facts)).toBe(undefined);
  });

  it("moves with the school's bell and passes over days without the lesson", () => {
    const facts = buildFacts({
      alarm: { a: { ...alarm, lesson: 1, before: 5 } },
      bells,
      bellSetting: { one: { shift: 120 } },
      ownDay: { "2026-11-26": { day: "2026-11-26", type: "closed", label: "재량휴업" } },
    });

    expect(find("alarm/a", "2026-11-25T23:00", facts)).toBe("2026-11-27T08:57 alarm~a~2026-11-27");
  });

  it("is an event's reminder, of each of its turns and where the turn was moved to", () => {
    const event = { title: "회의", day: "2026-11-26", start: "14:30", remindMinutes: 10 };
    const facts = buildFacts({
      event: {
        e: { ...event, repeat: { every: "day", step: 1 } },
        silent: { ...event, remindMinutes: null },
      },
      eventDay: { "e~2026-11-27": { eventId: "e", planned: "2026-11-27", movedTo: "2026-11-30" } },
    });

    expect(find("event/silent", "2026-11-26T00:00", facts)).toBe(undefined);
    expect(find("event/e", "2026-11-26T00:00", facts)).toMatch(/^2026-11-26T14:20 event~e~/);
    expect(find("event/e", "2026-11-26T14:20", facts)).not.toMatch(/^2026-11-27/);
  });

  it("of a whole day is counted from its midnight", () => {
    const event = { title: "체험학습", day: "2026-11-26", remindMinutes: 1_440 };
    const facts = buildFacts({ event: { e: event } });

    expect(findDueTime({ kind: "event", rowId: "e" }, at("2026-11-20T00:00"), facts)).toEqual({
      at: at("2026-11-25T00:00"),
      tag: "event~e~one",
      startsAt: at("2026-11-26T00:00"),
      isAllDay: true,
    });
  });

  it("is the morning of a task's day, unless it is done, skipped or has no day", () => {
    const task = { title: "안내장", dueOn: "2026-11-26", order: "a" };
    const facts = buildFacts({
      task: { open: task, done: task, none: { ...task, dueOn: null } },
      taskDay: { "done~one": { taskId: "done", planned: "one", doneAt: 1 } },
    });

    expect(find("task/open", "2026-11-20T00:00", facts)).toBe("2026-11-26T07:30 task~open~one");
    expect(find("task/open", "2026-11-26T07:30", facts)).toBe(undefined);
    expect(find("task/done", "2026-11-20T00:00", facts)).toBe(undefined);
    expect(find("task/none", "2026-11-20T00:00", facts)).toBe(undefined);
  });
});

it.each([
  ["alarm", "a1", { type: "row", kind: "alarm", rowId: "a1" }],
  ["taskDay", "t1~n3", { type: "row", kind: "task", rowId: "t1" }],
  ["eventDay", "e~x~2026-11-20", { type: "row", kind: "event", rowId: "e~x" }],
  ["ownDay", "2026-11-20", { type: "scope", kinds: ["alarm", "event", "task"] }],
  ["lesson", "2026-11-20~1", { type: "scope", kinds: ["alarm"] }],
  ["student", "s1", undefined],
])("a written %s %s has %o looked at again", (kind, id, mark) => {
  expect(toDueMark({ kind, id })).toEqual(mark);
});
