import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { DueKind, DueTime } from "@damim/domain/due-time/due-time.ts";
import type { Message } from "../deliver/deliver.ts";

const MINUTE_MS = 60_000;
/** A phone that wakes later than that has nothing to do with it any more. */
const RING_TTL_MS = 10 * MINUTE_MS;
/** A server that slept longer keeps silent: what was due then is seen on the page. */
const LATE_MS: Readonly<Record<DueKind, number>> = {
  alarm: 2 * MINUTE_MS,
  event: 2 * MINUTE_MS,
  task: 10 * MINUTE_MS,
};

/** What is told of a row that is due: kind and time, never what she wrote. Nothing where it is too late for it. */
export function toDueMessage(kind: DueKind, due: DueTime, now: number): Message | undefined {
  if (now - due.at > LATE_MS[kind]) return undefined;
  const { tag: dedupe, startsAt, isAllDay } = due;
  if (kind === "task") {
    const words = { title: "할 일", body: "오늘까지 할 일이 있어요.", path: "/" };
    return { source: "task", cls: "digest", dedupe, ...words };
  }
  if (kind === "alarm") {
    const words = {
      title: "알람",
      body: `${toSeoulTimeText(startsAt)} 알람이에요.`,
      path: "/alarm",
    };
    return { source: "alarm", cls: "own", dedupe, ...words, ttlMs: RING_TTL_MS };
  }
  const day = toSeoulDay(startsAt);
  const path = `/todo?about=todoList&day=${day}`;
  if (isAllDay) {
    const words = { title: "일정", body: `${toKoreanMonthDay(day)} 일정이 있어요.`, path };
    return { source: "event", cls: "digest", dedupe, ...words };
  }
  const body = `${toKoreanMonthDay(day)} ${toSeoulTimeText(startsAt)} 일정이 있어요.`;
  const ttlMs = Math.max(RING_TTL_MS, startsAt - now);
  return { source: "event", cls: "own", dedupe, title: "일정", body, path, ttlMs };
}
