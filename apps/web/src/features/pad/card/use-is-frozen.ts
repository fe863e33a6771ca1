import { isFrozenAt } from "@damim/domain/pad/room/pad-room.ts";
import { useEffect, useReducer } from "react";
import { usePadData, usePadRoom } from "../../../data/pad/use-pad-data.ts";

/** Whether nobody but the teacher may write now: by hand, or since the bell. */
export function useIsFrozen(): boolean {
  const { now } = usePadData();
  const room = usePadRoom();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const at = room?.freezesAt;
  useEffect(() => {
    const left = typeof at === "number" ? at - now() : 0;
    if (left <= 0) return;
    const timer = setTimeout(lookAgain, left);
    return () => clearTimeout(timer);
  }, [at, now]);
  return room !== undefined && isFrozenAt(room, now());
}
