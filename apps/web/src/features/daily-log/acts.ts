import { dayLogKind, dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createLogCommands } from "./day/log-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "dailyLog.write",
    often: 0.6,
    parts: ["after"],
    run(ground, dice) {
      const { today: day } = ground;
      const before = ground.store.rows(dayLogKind).get(day)?.body ?? "";
      const body = dice.words(1_000);
      const of = { from: digestText(before), session: ground.newId() };
      if (!createLogCommands(ground).write(day, body, of).ok) return undefined;
      return { day, body: body.slice(0, 40), before: before.slice(0, 40) || null };
    },
  },
  {
    name: "dailyLog.weather",
    often: 0.1,
    run(ground, dice) {
      const { today: day } = ground;
      const before = ground.store.rows(dayLogKind).get(day)?.weather ?? null;
      const weather = dice.pick(["맑음", "비", ""]) ?? "";
      createLogCommands(ground).chooseWeather(day, weather);
      return { day, weather: weather || null, before };
    },
  },
  {
    name: "dailyLog.rewriteLine",
    often: 0.1,
    run(ground, dice) {
      const { today: day } = ground;
      const line = { source: "attendance", fact: `f${dice.below(4)}` };
      const kept = [...ground.store.rows(dayLogLineKind).values()];
      const before = kept.find((each) => each.day === day && each.fact === line.fact);
      const text = dice.isLucky(0.2) ? "" : dice.words(300);
      const commands = createLogCommands(ground);
      const isHidden = dice.isLucky(0.3) ? !before?.isHidden : undefined;
      if (isHidden === undefined) commands.rewriteLine(day, line, text);
      else commands.hideLine(day, line, isHidden);
      const said = isHidden === undefined ? { text: text.slice(0, 40) } : { isHidden };
      const was = { text: before?.text?.slice(0, 40) ?? null, isHidden: before?.isHidden ?? false };
      return { day, ...line, ...said, before: before ? was : null };
    },
  },
  {
    name: "dailyLog.close",
    often: 0.4,
    parts: ["after"],
    run(ground, dice) {
      const { today: day } = ground;
      const isClosed = Boolean(ground.store.rows(dayLogKind).get(day)?.closed);
      const commands = createLogCommands(ground);
      const text = dice.words(60);
      const lines = [{ source: "attendance", fact: "f1", text, isHidden: false, isOwn: false }];
      if (isClosed) commands.reopen(day);
      else commands.close(day, lines);
      return { day, isClosed: !isClosed, lines: isClosed ? 0 : 1, before: { isClosed } };
    },
  },
];
