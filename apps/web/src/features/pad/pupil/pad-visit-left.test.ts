import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { describe, expect, it } from "vitest";
import { addLeft, type LeftAnswer } from "../../../data/pad/left-here.ts";
import { readLeft } from "../../../data/pad/left-list.ts";
import {
  arrive,
  choosing,
  got,
  held,
  signedOut,
  stateOf,
  texts,
  unknown,
  onDevice,
} from "../testing/arrive-at-pad.ts";

onDevice();

function leftBy(number: number): LeftAnswer {
  return { survey: "s1", number, at: 1, leftAt: 2, values: { q1: `${number}번의 답` } };
}

describe("a device that goes from hand to hand without a network", () => {
  it("never comes back as who left: the server hears of that first, also after a reload", async () => {
    const door = await arrive({ look: held }, { token: "t1", held });
    await expect.poll(() => stateOf(door)).toBe("in");
    door.isOffline = true;

    await door.visit.leave();

    expect(stateOf(door)).toBe("away");
    expect(door.wiped).toEqual(["m6"]);
    // The server takes this device for the former child yet.
    const next = await arrive({ look: held, "enter s1": choosing }, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(next)).toBe("choosing");
    expect(next.asked).toEqual(["leave", "enter s1"]);
    expect(readLeft()).toEqual([]);
  });

  it("sends the answers of thirty children one after the other, each under their own place", async () => {
    got.length = 0;
    const door = await arrive({ look: held }, { token: "t6", held });
    await expect.poll(() => stateOf(door)).toBe("in");
    door.isOffline = true;
    await door.visit.leave(leftBy(6));
    const numbers = Array.from({ length: 30 }, (_, at) => at + 10);
    numbers.forEach((number) => addLeft({ answer: leftBy(number) }));
    const brought = [6, ...numbers].map((number) => [`bring ${number}`, choosing]);
    door.answers = { "enter t6": held, "enter s1": choosing, ...Object.fromEntries(brought) };
    door.isOffline = false;

    await door.visit.enter({ answer: "s1" });

    expect(stateOf(door)).toBe("choosing");
    expect(got).toEqual([6, ...numbers].map((each) => `${each} {"q1":"${each}번의 답"}`));
    // Whoever held a place leaves it, and who only chooses asks for none.
    expect(door.asked.filter((each) => each === "leave")).toHaveLength(1);
    expect(texts.size).toBe(0);
  });

  it("moves nothing under a child who answers", async () => {
    const door = await arrive({}, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(door)).toBe("away");
    door.visit.hold();
    door.answers = { look: held, "enter s1": choosing };

    door.visit.lookAgain();
    for (const each of door.timers) each();
    await Promise.resolve();

    expect(stateOf(door)).toBe("away");
    await door.visit.enter({ answer: "s1" });
    expect(stateOf(door)).toBe("choosing");
  });

  it("keeps an answer that the server does not take now, and lets the next child in", async () => {
    addLeft({ answer: leftBy(7) });
    const answers = { "enter s1": choosing, "bring 7": { ...unknown, code: "PadRefused" } };
    const door = await arrive(answers, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(door.asked).toEqual(["enter s1", "bring 7", "enter s1"]);
    expect(readLeft()).toHaveLength(1);
  });

  it("comes by the number where the place of who left is gone", async () => {
    addLeft({ token: "t7", answer: leftBy(6) });
    const answers = { "enter t7": unknown, "enter s1": choosing, "bring 6": choosing };
    const door = await arrive(answers, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(door.asked.slice(0, 3)).toEqual(["enter t7", "enter s1", "bring 6"]);
    expect(readLeft()).toEqual([]);
  });
});

describe("a page that was told that its survey is closed", () => {
  it("goes on by itself once it is open again, whatever else this device has to bring", async () => {
    const closed: PadEntrance = { ...choosing, state: "closed", isSurvey: true };
    const door = await arrive({ look: held }, { token: "t6", held, words: "노란 길" });
    await expect.poll(() => stateOf(door)).toBe("in");
    addLeft({ token: "t7", answer: leftBy(7) });
    door.tell(closed);
    await expect.poll(() => stateOf(door)).toBe("closed");
    // To bring the answer of who left, the device leaves this place.
    const gone = signedOut;
    door.answers = {
      "enter t7": closed,
      "bring 7": { ...unknown, code: "PadRefused" },
      look: gone,
      "enter t6": closed,
    };
    for (const isOffline of [false, true, false]) {
      door.isOffline = isOffline;
      const { length } = door.asked;
      door.timers.at(-1)?.();
      const last = isOffline ? "enter t7" : "enter t6";
      await expect.poll(() => door.asked.slice(length).at(-1)).toBe(last);
      expect(door.visit.state()).toMatchObject({ type: "closed", unsent: ["노란 길"] });
    }
    expect(readLeft()).toHaveLength(1);

    door.answers = { "enter t7": held, "bring 7": choosing, look: gone, "enter t6": held };
    door.timers.at(-1)?.();

    await expect.poll(() => stateOf(door)).toBe("in");
    expect(readLeft()).toEqual([]);
  });
});

describe("a device with two tabs", () => {
  it("leaves the place in both, also without a network", async () => {
    const door = await arrive({ look: held }, { token: "t1", held });
    await expect.poll(() => stateOf(door)).toBe("in");
    door.isOffline = true;
    addLeft({ token: "t1" });
    door.memory.held = undefined;

    door.visit.lookAgain(true);

    await expect.poll(() => stateOf(door)).toBe("away");
    Object.assign(door, { isOffline: false, answers: { look: choosing } });
    door.timers.at(-1)?.();
    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(door.asked.slice(-2)).toEqual(["leave", "look"]);
  });
});
