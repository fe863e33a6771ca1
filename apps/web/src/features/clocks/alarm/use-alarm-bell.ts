import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import {
  decideRing,
  findNextRing,
  toMissedWords,
  type AlarmDays,
  type NextRing,
} from "@damim/domain/alarm/next-ring.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { watchWaking } from "../../../platform/waking.ts";
import { ringOnce } from "../../../kit/tool/use-ring.ts";

const RUNG = "alarmRung";
const EARLY_MS = 30;
/** Longer than a browser's timer knows. */
const LONGEST_WAIT_MS = 3_600_000;

/** The next ring, rung when it comes: also late after a sleep, and told without sound when it is too late. */
export function useAlarmBell(of: {
  readonly alarms: readonly KeptAlarm[];
  readonly days: AlarmDays;
  readonly clock: RunningClock;
  readonly ring: (alarm: KeptAlarm) => void;
}): { readonly next: NextRing | undefined; readonly missed: string | undefined } {
  const { alarms, days, clock, ring } = of;
  const [since, setSince] = useState(() => clock.look().shown);
  const [missed, setMissed] = useState<string>();
  const [looks, setLooks] = useState(0);
  const next = findNextRing(alarms, since, days);
  const look = useEffectEvent((): void => {
    if (!next) return;
    const decision = decideRing(next.at, clock.look().shown);
    if (decision === "wait") return setLooks(looks + 1);
    setSince(next.at);
    setMissed(decision === "missed" ? toMissedWords(next.at) : undefined);
    if (decision === "ring") ringOnce(RUNG, `${next.alarm.id}~${next.at}`, () => ring(next.alarm));
  });
  const at = next?.at;
  useEffect(() => {
    if (at === undefined) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, at - clock.look().shown));
    const timer = setTimeout(() => look(), wait + EARLY_MS);
    const stop = watchWaking(() => look());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [at, looks, clock]);
  return { next, missed };
}
