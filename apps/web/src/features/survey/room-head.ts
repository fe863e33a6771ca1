import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import {
  LONGEST_ROOM_NAME,
  PAD_ROOM_ROW,
  padRoomKind,
  type PadRoom,
} from "@damim/domain/pad/room/pad-room.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { toRoomQuestions } from "@damim/domain/survey/own-survey.ts";
import type { Survey } from "@damim/domain/survey/survey.ts";
import type { PadData } from "../../data/pad/pad-data.ts";
import type { RoomWish } from "../../kit/room/room-requests.ts";

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

/** The room says the same as its survey at once. */
export function writeRoomHead(
  { store }: Pick<PadData, "store">,
  survey: Parameters<typeof toRoomHead>[0],
): void {
  const set = { ...toRoomHead(survey) };
  void store.write([{ kind: padRoomKind.name, id: PAD_ROOM_ROW, set }]);
}

/** From now on the room tells nobody whose a number is; for good, since families know its link from now on. */
export function hideNamesOfRoom({ store }: Pick<PadData, "store">): void {
  void store.write([{ kind: padRoomKind.name, id: PAD_ROOM_ROW, set: { hidesOwnName: true } }]);
}

/** The room in which pupils answer it by their numbers. */
export function toSurveyRoom(
  survey: Pick<Survey, "title" | "closesOn" | "questions">,
  members: readonly Pick<RosterStudent, "id" | "number" | "name">[],
): RoomWish {
  const head = toRoomHead(survey);
  const numbers = members.map(({ number }) => number);
  return {
    roomName: head.title.replaceAll(/[/\\?#%]/g, " ").trim() || "설문",
    room: {
      ...head,
      board: "survey",
      entry: "tiles",
      names: "hidden",
      questions: toRoomQuestions(survey.questions, numbers),
    },
    members: members.map(({ id, number, name }) => ({ studentId: id, number, name })),
  };
}
