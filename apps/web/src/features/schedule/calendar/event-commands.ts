import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  changeFromTurn,
  dropTurn,
  endEvent,
  moveEvent,
  noteTurn,
  putTurnBack,
} from "@damim/domain/schedule/change-event.ts";
import type { EventFields } from "@damim/domain/schedule/event-record.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { hideTurn } from "@damim/domain/schedule/incoming/hide-incoming.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { createFilledRow } from "@damim/domain/schedule/split-row.ts";
import { toKoreanLetterDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with events: each act is one undo step, and is on screen before it returns. */
export function createEventCommands({ store, newId, act }: CommandDeps) {
  const eventDays = store.rows(eventDayKind);
  return {
    add: (fields: EventFields) =>
      void act(
        [createFilledRow(eventKind.name, newId(), { ...fields, source: "me" })],
        `「${fields.title}」 일정을 적었어요`,
      ),
    /** 「이번부터」; of an event that comes once the event itself. */
    change: (turn: EventTurn, fields: EventFields) =>
      void act(
        changeFromTurn(turn, fields, { eventDays, newId: newId() }),
        `「${fields.title}」 일정을 ${turn.event.repeat ? "이번부터 바꿨어요" : "고쳤어요"}`,
      ),
    move: (turn: EventTurn, to: CalendarDay) =>
      void act(
        moveEvent(turn, to, eventDays),
        `「${turn.event.title}」 ${toKoreanLetterDay(to)}로 옮겼어요`,
      ),
    putBack: (turn: EventTurn) =>
      void act(putTurnBack(turn, eventDays), `「${turn.event.title}」 원래 날로 되돌렸어요`),
    /** 「이번만 빼기」. */
    drop: (turn: EventTurn) =>
      void act(dropTurn(turn, eventDays), `「${turn.event.title}」 이번만 뺐어요`),
    /** 「이번부터 지우기」; of an event that comes once the event itself. */
    end: (turn: EventTurn) =>
      void act(
        endEvent(turn),
        `「${turn.event.title}」 일정을 ${turn.event.repeat ? "이번부터 " : ""}지웠어요`,
      ),
    /** 「숨기기」 of an event that another calendar brought. */
    hide: (turn: EventTurn) =>
      void act(hideTurn(turn, eventDays), `「${turn.event.title}」 일정을 숨겼어요`),
    note: (turn: EventTurn, note: string | null) =>
      void act(noteTurn(turn, note, eventDays), `이번 메모를 ${note ? "적었어요" : "지웠어요"}`),
  };
}

export type EventCommands = ReturnType<typeof createEventCommands>;
