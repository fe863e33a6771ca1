import { describe, expect, it } from "vitest";
import { parsePadMessage, type PadMessage } from "./pad-messages.ts";
import { createPadPresence } from "./pad-presence.ts";
import { createPadRate } from "../pad-rates.ts";
import { ofParticipant } from "../../session/limits.ts";
import { createPadStrokes } from "./pad-strokes.ts";

/** Timers that run when a test lets time pass. */
function buildTime() {
  let now = 1_000_000;
  let timers: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    setTimer: (work: () => void, delayMs: number) => {
      const timer = { at: now + delayMs, work };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    pass: (ms: number) => {
      for (const end = now + ms; ;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) return void (now = end);
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.work();
      }
    },
  };
}

/** Two server processes that tell each other everything, as text. */
function buildProcesses() {
  const time = buildTime();
  const told: number[] = [0, 0];
  const carry = (to: number) => (message: PadMessage) => {
    const heard = parsePadMessage(JSON.stringify(message));
    if (heard && heard.type !== "strokes") processes[to]?.hear(heard);
  };
  const build = (index: number) =>
    createPadPresence({
      name: `p${index}`,
      now: time.now,
      setTimer: (work, delayMs) => time.setTimer(work, delayMs),
      onChange: () => (told[index] = (told[index] ?? 0) + 1),
      tell: carry(1 - index),
    });
  const processes = [build(0), build(1)];
  const [first, second] = processes;
  if (!first || !second) throw new Error("two processes");
  return { time, told, first, second };
}

describe("who is in a room", () => {
  it("is the same at two processes, two tabs are one pupil", () => {
    const { time, first, second } = buildProcesses();
    first.join("r1", "hana");
    const leaves = [
      second.join("r1", "duri"),
      second.join("r1", "duri"),
      second.join("r1", "hana"),
    ];
    time.pass(1_000);

    expect(first.read("r1").here).toEqual(["duri", "hana"]);
    expect(second.read("r1").here).toEqual(["duri", "hana"]);
    expect([first.count("r1"), second.count("r1"), first.count("r2")]).toEqual([2, 2, 0]);

    leaves[0]?.();
    leaves[0]?.();
    time.pass(1_000);
    expect(first.read("r1").here).toEqual(["duri", "hana"]);
    for (const leave of leaves.slice(1)) leave();
    time.pass(1_000);
    expect(first.read("r1").here).toEqual(["hana"]);
  });

  it("tells 300 who come at once in one word, and in parts to the other process", () => {
    const { time, told, first, second } = buildProcesses();
    second.join("r1", "teacher");
    time.pass(1_000);
    const before = told[1] ?? 0;
    for (let pupil = 0; pupil < 300; pupil++) first.join("r1", `pupil-${pupil}`);
    time.pass(1_000);

    expect(told[0]).toBe(1);
    expect((told[1] ?? 0) - before).toBe(1);
    expect(second.read("r1").here).toHaveLength(301);
  });

  it("forgets the people of a process that died, and who only stopped writing", () => {
    const { time, first, second } = buildProcesses();
    first.join("r1", "hana");
    second.join("r1", "duri");
    second.noteWriting("r1", "duri", true);
    time.pass(1_000);
    expect(first.read("r1").writing).toEqual(["duri"]);

    time.pass(13_000);
    expect(first.read("r1").writing).toEqual([]);
    second.close();
    time.pass(60_000);

    expect(first.read("r1").here).toEqual(["hana"]);
  });

  it("is nothing that a stranger on the channel can say", () => {
    for (const text of ["", "{}", '{"type":"people","room":"r1"}', '{"type":"strokes","room":1}']) {
      expect(parsePadMessage(text)).toBeUndefined();
    }
  });
});

describe("strokes under way", () => {
  it("go out together within a tick, to other processes in messages that PostgreSQL takes", () => {
    const time = buildTime();
    const sent: number[] = [];
    const messages: PadMessage[] = [];
    const strokes = createPadStrokes({
      setTimer: (work, delayMs) => time.setTimer(work, delayMs),
      send: (_room, told) => sent.push(told.length),
      tellOthers: (message) => messages.push(message),
    });
    for (let pen = 0; pen < 30; pen++) {
      const points = Array.from({ length: 300 }, () => "1").join();
      strokes.tell("r1", { id: `s${pen}`, by: `p${pen}`, ink: "red", width: 4, from: 0, points });
    }
    time.pass(50);

    expect(sent).toEqual([30]);
    expect(messages.length).toBeGreaterThan(1);
    for (const message of messages) expect(JSON.stringify(message).length).toBeLessThan(7_900);
    const all = messages.flatMap((message) => (message.type === "strokes" ? message.strokes : []));
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, pen) => `s${pen}`));
  });
});

describe("a rate", () => {
  it("lets a whole outbox through once, and is paid back before the next", () => {
    const time = buildTime();
    const rate = createPadRate({ burst: 20, perSecond: 3, now: time.now });

    expect(rate.take(ofParticipant("hana"), 80)).toBe(0);
    expect(rate.take(ofParticipant("hana"), 1)).toBeGreaterThan(19_000);
    expect(rate.take(ofParticipant("duri"), 1)).toBe(0);
    time.pass(21_000);
    expect(rate.take(ofParticipant("hana"), 1)).toBe(0);
  });
});
