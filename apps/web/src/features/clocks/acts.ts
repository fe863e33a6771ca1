import { alarmKind, type KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import {
  addLap,
  holdTimer,
  resetTimer,
  startTimer,
  timerIds,
} from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import type { ActGround, FeatureAct } from "../../kit/act/feature-act.ts";
import { createPresetCommands } from "../../kit/tool/preset-commands.ts";
import { createTimerCommands } from "../../kit/tool/timer-commands.ts";
import { createAlarmCommands } from "./alarm/alarm-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "clocks.set",
    often: 0.2,
    parts: ["lessons"],
    run(ground, dice) {
      const timer = dice.pick(timerIds) ?? "timer";
      const total = (1 + dice.below(40)) * 60_000;
      const label = dice.isLucky(0.3) ? dice.words(30) : "";
      createTimerCommands(ground).choose(timer, { total }, label);
      return { timer, total, label };
    },
  },
  {
    name: "clocks.press",
    often: 0.3,
    parts: ["lessons"],
    run(ground, dice) {
      const row = dice.pick([...ground.store.rows(toolTimerKind).values()]);
      const timer = row ?? { id: "stopwatch", label: "", total: 0, held: 0 };
      const way = dice.pick(["start", "hold", "reset", "lap"] as const) ?? "start";
      const at = ground.now();
      const changes = { start: startTimer, hold: holdTimer, reset: resetTimer, lap: addLap }[way](
        timer,
        at,
      );
      createTimerCommands(ground).write(timer.id, { total: timer.total }, changes);
      return { timer: timer.id, way, at, wrote: changes.length > 0 };
    },
  },
  {
    name: "clocks.clear",
    often: 0.03,
    run(ground, dice) {
      const timer = dice.pick([...ground.store.rows(toolTimerKind).keys()]);
      if (timer === undefined) return undefined;
      createTimerCommands(ground).remove(timer);
      return { timer };
    },
  },
  {
    name: "clocks.ready",
    often: 0.05,
    run(ground, dice) {
      const teams = ["1모둠", "2모둠", "3모둠"];
      const value = { items: dice.words(60), teams: teams.join("\n"), done: dice.some(teams) };
      const preset = { tool: "readyTimer", title: "준비타이머", value } as const;
      createPresetCommands(ground).save("readyTimer~now", preset, "준비타이머를 바꿨어요");
      return { teams, done: value.done };
    },
  },
  {
    name: "clocks.alarm",
    often: 0.02,
    run(ground, dice) {
      const before = dice.isLucky(0.5) ? pickAlarm(ground, dice.below) : undefined;
      const fields = {
        label: dice.words(30),
        at: dice.isLucky(0.5) ? "08:50" : null,
        lesson: 1 + dice.below(6),
        before: dice.below(10),
        days: "12345",
        schoolDaysOnly: null,
        once: dice.isLucky(0.2) ? ground.today : null,
        sound: dice.pick(["bell", "chime", "wood", "voice"] as const) ?? "bell",
        rings: 1 + dice.below(3),
      };
      const alarm = createAlarmCommands(ground).save(before, fields);
      return { alarm, ...fields, before: before ? toSaid(before) : null };
    },
  },
  {
    name: "clocks.turnAlarm",
    often: 0.02,
    run(ground, dice) {
      const alarm = pickAlarm(ground, dice.below);
      if (!alarm) return undefined;
      createAlarmCommands(ground).turn(alarm);
      return { alarm: alarm.id, isOff: !alarm.off, before: toSaid(alarm) };
    },
  },
  {
    name: "clocks.removeAlarm",
    often: 0.01,
    run(ground, dice) {
      const alarm = pickAlarm(ground, dice.below);
      if (!alarm) return undefined;
      createAlarmCommands(ground).remove(alarm);
      return { alarm: alarm.id, before: toSaid(alarm) };
    },
  },
];

function pickAlarm({ store }: ActGround, below: (limit: number) => number): KeptAlarm | undefined {
  const alarms = [...store.rows(alarmKind).values()];
  return alarms[below(alarms.length)];
}

function toSaid({ label, at, lesson, once, off }: KeptAlarm) {
  return { label, at: at ?? null, lesson: lesson ?? null, once: once ?? null, isOff: off === true };
}
