import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { LONGEST_ROOM_NAME, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import type { Survey } from "@damim/domain/survey/survey.ts";

/** What the room of a survey says of it: its title, and the end of the last day on which pupils hand in. */
export function toRoomHead({
  title,
  closesOn,
}: Pick<Survey, "title" | "closesOn">): Pick<PadRoom, "title" | "closesAt"> {
  return {
    title: title.slice(0, LONGEST_ROOM_NAME),
    closesAt: closesOn ? toSeoulMidnight(addDays(closesOn, 1)) : null,
  };
}
