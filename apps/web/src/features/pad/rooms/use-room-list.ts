import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { useCallback, useEffect, useState } from "react";
import { fetchRooms, type RoomFailure } from "./room-requests.ts";

export interface RoomList {
  /** Undefined until the server has answered. */
  readonly rooms: readonly PadRoomEntry[] | undefined;
  /** Why the list is not here, or may be old. */
  readonly failure: RoomFailure | undefined;
  readonly reload: () => void;
  readonly take: (change: (rooms: readonly PadRoomEntry[]) => readonly PadRoomEntry[]) => void;
}

/** The teacher's rooms as the server knows them; asked again when the network comes back. */
export function useRoomList(): RoomList {
  const [rooms, setRooms] = useState<readonly PadRoomEntry[]>();
  const [failure, setFailure] = useState<RoomFailure>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStopped = false;
    void fetchRooms().then((answer) => {
      if (isStopped) return;
      setFailure(answer.ok ? undefined : answer.refusal);
      if (answer.ok) setRooms(answer.value);
    });
    return () => {
      isStopped = true;
    };
  }, [attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [reload]);
  const take = useCallback<RoomList["take"]>(
    (change) => setRooms((known) => (known ? change(known) : known)),
    [],
  );
  return { rooms, failure, reload, take };
}
