import {
  addCall,
  countCall,
  lookAtCall,
  readCall,
  showCall,
} from "@damim/domain/consult/running-call.ts";
import { useEffect, useEffectEvent, useReducer } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { usePlaceBox } from "../../../kit/desk/use-open-place.ts";

/** Minutes are shown; a turned clock is seen as soon. */
const LOOK_EVERY_MS = 5_000;

/**
 * The call that runs while a consultation is written: of this device alone, kept beside the draft, so that it runs on
 * over a reload and while another screen is open.
 *
 * @param key of the form
 */
export function useRunningCall(key: string) {
  const { now } = useTeacherData();
  const box = usePlaceBox();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const place = `call~${key}`;
  const call = readCall(box.read(place));
  const isRunning = call !== undefined;
  const keep = (seen: typeof call, at = place): void => {
    if (seen) box.write(at, showCall(seen));
    else box.remove(at);
    draw();
  };
  const look = useEffectEvent(() => call && keep(lookAtCall(call, now())));
  useEffect(() => {
    if (!isRunning) return;
    look();
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, place]);
  return {
    isRunning,
    /** Nothing where nobody can say. */
    minutes: call && countCall(call),
    begin: () => keep({ begunAt: now(), seenAt: now() }),
    /** What stands in 「몇 분」 if it ended now. */
    add: (typed: string) => (call ? addCall(typed, lookAtCall(call, now())) : typed),
    drop: () => isRunning && keep(undefined),
    /** The form is that of a row now. */
    follow(other: string) {
      // It may have begun in this very press.
      const begun = readCall(box.read(place));
      if (!begun) return;
      keep(begun, `call~${other}`);
      keep(undefined);
    },
  };
}
