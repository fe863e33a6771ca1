import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { describe, expect, it } from "vitest";
import { forgetDraft } from "../../../data/pad/draft-places.ts";
import { readDraftText, saveDraftText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import {
  arrive,
  choosing,
  type Answers,
  held,
  signedOut,
  stateOf,
  unknown,
  waiting,
  onDevice,
} from "../testing/arrive-at-pad.ts";
import { readLeftTexts } from "./left-texts.ts";

onDevice();

describe("a pupil with the link", () => {
  it("exchanges its key once, chooses a number and is in", async () => {
    const door = await arrive(
      { "enter k1": { ...choosing, token: "t1" }, "claim 6": held },
      { key: { key: "k1" } },
    );
    await expect.poll(() => stateOf(door)).toBe("choosing");

    await door.visit.claim({ number: 6 });

    await expect.poll(() => stateOf(door)).toBe("in");
    expect(door.asked).toEqual(["enter k1", "claim 6"]);
    expect(door.memory.token).toBe("t1");
  });

  it("tries again by itself while the network is away", async () => {
    const door = await arrive({}, { key: { key: "k1" } });
    await expect.poll(() => stateOf(door)).toBe("away");

    door.answers = { "enter k1": choosing };
    door.timers[0]?.();

    await expect.poll(() => stateOf(door)).toBe("choosing");
  });

  it("reads the server's sentence when the link is none", async () => {
    const door = await arrive({ "enter k1": unknown }, { key: { key: "k1" } });

    await expect
      .poll(() => door.visit.state())
      .toEqual({ type: "door", message: "방을 찾지 못했어요." });
  });

  it("waits for the teacher's word about a number that another device holds, and may choose again", async () => {
    const door = await arrive(
      { "enter k1": choosing, "claim 7": waiting(7), look: waiting(7) },
      { key: { key: "k1" } },
    );
    await expect.poll(() => stateOf(door)).toBe("choosing");
    await door.visit.claim({ number: 7 });
    expect(door.visit.state()).toMatchObject({ type: "waiting", isConflict: true });

    door.visit.chooseAgain();
    door.visit.lookAgain();
    await expect.poll(() => door.asked).toContain("look");
    expect(stateOf(door)).toBe("choosing");

    door.answers = { "claim 6": waiting(6) };
    await door.visit.claim({ number: 6 });
    expect(door.visit.state()).toMatchObject({ type: "waiting", isConflict: false });
    door.tell(held);
    await expect.poll(() => stateOf(door)).toBe("in");
  });

  it("may choose again also after a reload while it waits", async () => {
    const door = await arrive({ look: { ...waiting(7), tiles: choosing.tiles } }, { token: "t1" });
    await expect.poll(() => stateOf(door)).toBe("waiting");

    door.visit.chooseAgain();

    expect(door.visit.state()).toMatchObject({
      type: "choosing",
      entrance: { tiles: choosing.tiles },
    });
  });

  it("stays at the tiles when the press does not arrive", async () => {
    const door = await arrive({ "enter k1": choosing }, { key: { key: "k1" } });
    await expect.poll(() => stateOf(door)).toBe("choosing");

    await door.visit.claim({ number: 6 });

    expect(door.visit.state()).toMatchObject({
      type: "choosing",
      message: "Away",
    });
  });
});

describe("a device that was here before", () => {
  it("opens its room before the server answers, also without a network", async () => {
    const door = await arrive({}, { token: "t1", held });

    await expect.poll(() => stateOf(door)).toBe("in");
  });

  it("comes in by its token when the cookie is gone", async () => {
    const door = await arrive({ look: signedOut, "enter t1": held }, { token: "t1" });

    await expect.poll(() => stateOf(door)).toBe("in");
    expect(door.asked).toEqual(["look", "enter t1"]);
  });

  it("stands at the bare door when the token is dead, and asks no more", async () => {
    const dead = { type: "Gone", code: "PadUnknown", sentence: "방이 없어요." } as const;
    const door = await arrive({ look: signedOut, "enter t1": dead }, { token: "t1" });
    await expect.poll(() => stateOf(door)).toBe("door");

    door.visit.lookAgain();

    expect(door.asked).toEqual(["look", "enter t1"]);
  });

  it("keeps the words that had not gone when its place went to another device", async () => {
    const door = await arrive({ look: held }, { token: "t1", held, words: "노란 길" });
    await expect.poll(() => stateOf(door)).toBe("in");

    door.tell(choosing);

    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(readLeftTexts()).toEqual(["노란 길"]);
  });

  it("keeps nothing of the room after leaving", async () => {
    const door = await arrive({ look: held }, { token: "t1", held });
    await expect.poll(() => stateOf(door)).toBe("in");

    await door.visit.leave();

    expect(stateOf(door)).toBe("door");
    expect(door.wiped).toEqual(["m6"]);
    expect(door.memory).toEqual({ token: undefined, held: undefined });
  });
});

describe("the end of a room", () => {
  it("takes the rows off the device when everything had arrived", async () => {
    const door = await arrive({ look: held }, { token: "t1", held });
    await expect.poll(() => stateOf(door)).toBe("in");

    door.tell({ ...held, state: "closed" });

    await expect.poll(() => door.visit.state()).toMatchObject({ type: "closed", unsent: [] });
    expect(door.wiped).toEqual(["m6"]);
  });

  it("opens by itself again where a survey goes on", async () => {
    const over: PadEntrance = { ...held, state: "closed", isSurvey: true };
    const door = await arrive({ look: held }, { token: "t1", held });
    await expect.poll(() => stateOf(door)).toBe("in");
    door.answers = { look: over };
    door.tell(over);
    await expect.poll(() => stateOf(door)).toBe("closed");
    door.timers.at(-1)?.();
    await expect.poll(() => door.asked).toEqual(["look", "look"]);
    expect(stateOf(door)).toBe("closed");

    door.answers = { look: held };
    door.timers.at(-1)?.();

    await expect.poll(() => stateOf(door)).toBe("in");
  });

  it("shows words that never arrived, and leaves them on the device", async () => {
    const door = await arrive({ look: held }, { token: "t1", held, words: "노란 길" });
    await expect.poll(() => stateOf(door)).toBe("in");

    door.tell({ ...held, state: "removed" });

    await expect
      .poll(() => door.visit.state())
      .toMatchObject({ type: "removed", unsent: ["노란 길"] });
    expect(door.wiped).toEqual([]);
  });

  it.each(["disk", "memory"] as const)(
    "shows what was being written when the room went away, and leaves it in the %s",
    async (keeping) => {
      const door = await arrive({ look: held }, { token: "t1", held });
      await expect.poll(() => stateOf(door)).toBe("in");
      const owner = { name: "room of m6", keeping } as const;
      saveDraftText(owner, JSON.stringify({ type: "text", text: "종 칠 때 쓰던 시" }));
      saveNoteText(owner, "comment:c1", "반쯤 쓴 댓글");

      door.tell({ ...held, state: "closed" });

      await expect
        .poll(() => door.visit.state())
        .toMatchObject({ type: "closed", unsent: ["종 칠 때 쓰던 시", "반쯤 쓴 댓글"] });
      expect(door.wiped).toEqual([]);
      forgetDraft(owner.name);
      expect(readDraftText(owner) || undefined).toBeUndefined();
    },
  );

  it("shows words that waited when the page is opened only after the end", async () => {
    const over: PadEntrance = { ...held, state: "closed" };
    const door = await arrive({ look: over }, { token: "t1", held, words: "노란 길" });

    await expect
      .poll(() => door.visit.state())
      .toMatchObject({ type: "closed", unsent: ["노란 길"] });
    expect(door.wiped).toEqual([]);
  });

  it("goes on showing them when the page is looked at again, also without a network", async () => {
    const door = await arrive({ look: held }, { token: "t1", held, words: "노란 길" });
    await expect.poll(() => stateOf(door)).toBe("in");
    door.tell({ ...held, state: "closed" });
    await expect.poll(() => stateOf(door)).toBe("closed");

    const tries: readonly (readonly [Answers, readonly string[]])[] = [
      [{ look: { ...held, state: "closed" } }, ["look"]],
      [{ look: signedOut }, ["look", "enter t1"]],
      [{}, ["look"]],
    ];
    for (const [next, asked] of tries) {
      door.answers = next;
      const { length } = door.asked;
      door.visit.lookAgain();
      await expect.poll(() => door.asked.slice(length)).toEqual(asked);
      await Promise.resolve();
      expect(door.visit.state()).toMatchObject({ type: "closed", unsent: ["노란 길"] });
    }
  });
});
