import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import type { PadBoard, PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { createRoom, sayRoomTrouble, type RoomWish } from "../../../kit/room/room-requests.ts";

const USUAL_DAYS = 30;
const LONGEST_DAYS = 365;

/** How a new room is to be; what was typed outlives the window, the rest begins anew each time. */
export function useNewRoom(wish: {
  readonly copied: PadRoomEntry | undefined;
  /** Who gets a number to tap. */
  readonly pupils: readonly RosterStudent[];
  readonly onMade: (room: PadRoomEntry) => void;
}) {
  const { copied, pupils, onMade } = wish;
  const { now } = useTeacherData();
  const today = toSeoulDay(now());
  const [roomName, setRoomName, forgetName] = useDraft(
    `padRoomName:${copied?.roomId ?? ""}`,
    copied?.roomName ?? "",
  );
  // Never on a disk, as no password is.
  const [password, setPassword] = useState("");
  const [entry, setEntry] = useState<PadRoom["entry"]>(pupils.length > 0 ? "tiles" : "nickname");
  const [board, setBoard] = useState<PadBoard>("wall");
  const [names, setNames] = useState<PadRoom["names"]>("name");
  const [flags, setFlags] = useState({
    approvesCards: false,
    approvesJoins: false,
    allowsComments: true,
    allowsHearts: true,
  });
  const [chosenDay, setLastDay] = useState<CalendarDay>();
  const lastDay = chosenDay ?? addDays(today, USUAL_DAYS);
  const [isHttpsOnly, setHttpsOnly] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isBusy, sentence: failure, ask } = useAsking(sayRoomTrouble);
  const isEmpty = entry === "tiles" && pupils.length === 0;

  const make = async (): Promise<void> => {
    const name = roomName.normalize("NFC").trim();
    const wrong = findProblem(name);
    setProblem(wrong);
    if (wrong !== undefined || isEmpty) return;
    const room: RoomWish = {
      roomName: name,
      ...(password.trim() === "" ? {} : { password: password.trim() }),
      room: { board, entry, names, ...flags, endsAt: toSeoulMidnight(addDays(lastDay, 1)) },
      members:
        entry === "tiles"
          ? pupils.map(({ id, number, name: pupil }) => ({ studentId: id, number, name: pupil }))
          : [],
      isHttpsOnly,
      ...(copied ? { copyOf: copied.roomId } : {}),
    };
    const answer = await ask(() => createRoom(room));
    if (!answer?.ok) return;
    forgetName();
    setPassword("");
    onMade(answer.value);
  };

  return {
    values: { roomName, password, entry, board, names, flags, lastDay, isHttpsOnly },
    days: { from: today, until: addDays(today, LONGEST_DAYS) },
    set: {
      roomName: setRoomName,
      password: setPassword,
      entry: setEntry,
      board: setBoard,
      names: setNames,
      flags: setFlags,
      lastDay: setLastDay,
      isHttpsOnly: setHttpsOnly,
    },
    /** Of the name. */
    problem,
    failure,
    isBusy,
    make,
  };
}

/** It stands in an address between slashes. */
function findProblem(name: string): string | undefined {
  if (name === "") return "방 이름을 적어 주세요.";
  return /[/\\?#%]/.test(name) ? "방 이름에는 / \\ ? # % 를 쓸 수 없어요." : undefined;
}
