import { toAlarmTag } from "@damim/domain/alarm/next-ring.ts";
import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import type { AlarmDays } from "@damim/domain/alarm/next-ring.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { StageSound } from "../../../kit/board/use-stage-sound.ts";
import { readText } from "../../../platform/kept/device-texts.ts";
import { closeNotification } from "../../../platform/push.ts";
import { setSteadyTimer } from "../../../platform/steady-timer.ts";
import { watchWaking } from "../../../platform/waking.ts";
import { ringOnce } from "../../../kit/tool/ring-once.ts";
import { createAlarmBell, type AlarmBell, type AlarmBellState } from "./alarm-bell.ts";

const HERE = "alarmHere";
/** Of `ringOnce`. */
const RUNG_KEY = "rung~alarms";
const PUT_AWAY_MS = [0, 5_000, 30_000];

/** 「이 기기에서 울리기」. */
export function ringsHere(): boolean {
  return readText(HERE) !== "no";
}
export const RINGS_HERE_KEY = HERE;

interface OpenBell {
  readonly bell: AlarmBell;
  /** Whether the page stands there: what is said aloud may name somebody, so under the lock it is a bell. */
  readonly show: (isShown: boolean) => void;
}

const bells = new WeakMap<Store, OpenBell>();

/** The next ring, rung when it comes, as long as this window is there. */
export function useAlarmBell(of: {
  readonly alarms: readonly KeptAlarm[];
  readonly days: AlarmDays;
  readonly clock: RunningClock;
  readonly sound: StageSound;
}): AlarmBellState & { readonly close: () => void } {
  const { alarms, days, clock, sound } = of;
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const [open] = useState(() => bells.get(store) ?? openBell(store, clock, sound));
  useEffect(() => open.bell.set(alarms, days));
  useEffect(() => {
    open.show(true);
    return () => open.show(false);
  }, [open]);
  const state = useSyncExternalStore(open.bell.subscribe, open.bell.state);
  return {
    ...state,
    close: () => {
      open.bell.close();
      bells.delete(store);
    },
  };
}

/** It rang here: the notice of the same alarm that a push service brings a little later says nothing new. */
function putAway(tag: string): void {
  for (const afterMs of PUT_AWAY_MS) setSteadyTimer(() => void closeNotification(tag), afterMs);
}

function openBell(store: Store, clock: RunningClock, sound: StageSound): OpenBell {
  const now = (): number => clock.look().shown;
  let isShown = true;
  const open: OpenBell = {
    show: (next) => {
      isShown = next;
    },
    bell: createAlarmBell({
      now,
      setTimer: setSteadyTimer,
      watchWaking,
      lastRungAt: Number(readText(RUNG_KEY) ?? 0) || undefined,
      ring(alarms, at) {
        if (!ringsHere()) return;
        for (const { id } of alarms) putAway(toAlarmTag(id, at));
        void ringOnce(RUNG_KEY, { at, now: now() }, () => {
          for (const { label, sound: kind, rings } of alarms)
            if (kind === "voice" && isShown)
              sound.say(Array.from({ length: rings }, () => label).join(", "));
            else sound.ring(kind === "voice" ? "bell" : kind, rings);
        });
      },
    }),
  };
  bells.set(store, open);
  return open;
}
