import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { useCallback, useEffect, useState } from "react";
import { showToast } from "../../ui/overlay/toast.ts";
import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { fetchRoom, sayRoomTrouble } from "./room-requests.ts";

type EntryAnswer = ReturnType<typeof fetchRoom>;

export interface RoomDesk {
  /** With everything that opens the room; undefined until the server has answered. */
  readonly entry: PadRoomEntry | undefined;
  readonly failure: ServerTrouble | undefined;
  /** Asks the server for a change of the room; a refusal is said. Tells whether it was done. */
  readonly change: (answering: EntryAnswer) => Promise<boolean>;
}

/** What only the server knows of a room: its links, its code, whether it is closed. */
export function useRoomEntry(roomId: PadRoomId): RoomDesk {
  const [entry, setEntry] = useState<PadRoomEntry>();
  const [failure, setFailure] = useState<ServerTrouble>();
  useEffect(() => {
    let isLeft = false;
    const look = (): void => {
      void fetchRoom(roomId).then((answer) => {
        if (isLeft) return;
        setFailure(answer.ok ? undefined : answer.refusal);
        if (answer.ok) setEntry(answer.value);
      });
    };
    look();
    addEventListener("online", look);
    return () => {
      isLeft = true;
      removeEventListener("online", look);
    };
  }, [roomId]);
  const change = useCallback(async (answering: EntryAnswer): Promise<boolean> => {
    const answer = await answering;
    if (answer.ok) setEntry(answer.value);
    else showToast.error(sayRoomTrouble(answer.refusal));
    return answer.ok;
  }, []);
  return { entry, failure, change };
}
