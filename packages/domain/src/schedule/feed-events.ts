import type { FeedEvent } from "./calendar-feed.ts";
import { toEventDayId } from "./event.ts";
import { isIncoming } from "./is-incoming.ts";
import type { EventTurn } from "./list-events.ts";
import type { TaskTurn } from "./list-tasks.ts";
import { toTaskDayId } from "./task.ts";

/** How often the rows of a turn were written, and when last (epoch ms); whoever keeps them knows. */
export type Revision = Pick<FeedEvent, "sequence" | "changedAt">;

/** The turns of events for a feed; what came from another calendar is there already, and would come round and round. */
export function toFeedEvents(
  turns: readonly EventTurn[],
  reviseTurn: (turn: EventTurn) => Revision,
): readonly FeedEvent[] {
  return turns.flatMap((turn): readonly FeedEvent[] => {
    const { event, planned, day, to, note } = turn;
    if (isIncoming(event)) return [];
    const { title, start, end, place } = event;
    const notes = [event.note, note].filter(Boolean).join("\n");
    const uid = toEventDayId({ eventId: event.id, planned });
    return [{ uid, title, day, to, start, end, place, note: notes, ...reviseTurn(turn) }];
  });
}

/** The turns of tasks that have a day and are not done, as whole days. */
export function toFeedTasks(
  turns: readonly TaskTurn[],
  reviseTurn: (turn: TaskTurn) => Revision,
): readonly FeedEvent[] {
  return turns.flatMap((turn): readonly FeedEvent[] => {
    const { task, planned, dueOn, doneAt } = turn;
    if (!dueOn || doneAt !== undefined) return [];
    const uid = toTaskDayId({ taskId: task.id, planned });
    return [{ uid, title: `할 일: ${task.title}`, day: dueOn, ...reviseTurn(turn) }];
  });
}
