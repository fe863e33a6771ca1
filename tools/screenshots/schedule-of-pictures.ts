import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import {
  eventDayKind,
  eventKind,
  toEventDayId,
  type CalendarEvent,
} from "@damim/domain/schedule/event.ts";
import { taskDayKind, taskKind, toTaskDayId, type Task } from "@damim/domain/schedule/task.ts";

/** What the teacher in the pictures has before her: meetings that come again, a week of tests, tasks old and new. */
export function buildSchedule(today: CalendarDay, now: number) {
  const monday = addDays(today, -toWeekPlace(today));
  const start = addDays(monday, -28);
  const events: readonly (Partial<CalendarEvent> & {
    readonly title: string;
    readonly day: CalendarDay;
  })[] = [
    {
      title: "동학년 협의",
      day: start,
      start: "14:40",
      end: "15:30",
      place: "3학년 연구실",
      colour: "blue",
      repeat: { every: "week", weekdays: "1" },
    },
    {
      title: "교직원 회의",
      day: addDays(start, 2),
      start: "15:00",
      place: "시청각실",
      colour: "blue",
      repeat: { every: "week", weekdays: "3", step: 2 },
    },
    {
      title: "주간학습안내 보내기",
      day: addDays(start, 4),
      colour: "yellow",
      repeat: { every: "week", weekdays: "5" },
      onClosed: "before",
    },
    {
      title: "1인1역 바꾸기",
      day: addDays(start, 1),
      colour: "green",
      repeat: { every: "schoolDay", step: 5 },
    },
    { title: "학기말 평가", day: addDays(monday, 8), to: addDays(monday, 11), colour: "pink" },
    {
      title: "3학년 안전체험",
      day: today,
      start: "10:10",
      end: "12:00",
      place: "강당",
      colour: "purple",
      note: "모자와 물을 챙겨요.",
    },
    { title: "학부모 공개 수업", day: addDays(monday, 4), start: "11:00", colour: "purple" },
  ];
  const tasks: readonly (Partial<Task> & { readonly title: string })[] = [
    { title: "교실 게시판 겨울로 바꾸기", dueOn: addDays(today, -4) },
    { title: "학급 회의 안건 모으기", dueOn: today },
    { title: "가정통신문 14호 걷기", dueOn: today },
    { title: "과학실 빌리기" },
    { title: "학급비 영수증 붙이기", dueOn: addDays(today, 1) },
    { title: "자리 바꾸기", dueOn: start, repeat: { every: "schoolDay", step: 5 } },
  ];
  const moved = { eventId: toId(0), planned: addDays(monday, 7), movedTo: addDays(monday, 8) };
  const done = [
    { taskId: toId(102), planned: "one", doneAt: now - 600_000 },
    { taskId: toId(105), planned: "n1", doneAt: now - 5 * 86_400_000 },
    { taskId: toId(105), planned: "n2", doneAt: now - 86_400_000 },
  ];
  return [
    ...events.map((event, at) => ({
      kind: eventKind.name,
      id: toId(at),
      set: { colour: "plain", source: "me", ...event },
    })),
    { kind: eventDayKind.name, id: toEventDayId(moved), set: moved },
    ...tasks.map((task, at) => ({
      kind: taskKind.name,
      id: toId(100 + at),
      set: { order: `a${at}`, ...task },
    })),
    ...done.map((day) => ({ kind: taskDayKind.name, id: toTaskDayId(day), set: day })),
  ];
}

function toId(at: number): string {
  return `019aa0c4-0000-7000-8003-${String(at).padStart(12, "0")}`;
}
