import { currentTime, steadyTime } from "../../platform/clock.ts";
import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { watchWaking } from "../../platform/waking.ts";
import { createRunningClock, type RunningClock } from "../server/running-clock.ts";
import { openServerClock, type ServerClock } from "../server/server-clock.ts";

/** The clock of a page that has no account: true as the app's is, by what the server told this device. */
export function openBoardClock(ask: () => void): {
  readonly serverClock: ServerClock;
  readonly clock: RunningClock;
} {
  const serverClock = openServerClock({
    deviceNow: currentTime,
    steadyNow: steadyTime,
    read: () => readText("boardClock"),
    write: (text) => writeText("boardClock", text),
    readHour: () => readText("boardHour"),
    writeHour: (text) => writeText("boardHour", text),
  });
  const clock = createRunningClock({
    deviceNow: currentTime,
    steadyNow: steadyTime,
    lastHeard: serverClock.lastHeard,
    notBefore: serverClock.notBefore,
    ask,
    setTimer(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    watchWaking,
  });
  return { serverClock, clock };
}
