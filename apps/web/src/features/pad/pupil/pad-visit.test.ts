import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadAnswer, PadRequestFailure, PadRequests } from "../../../data/pad/pad-requests.ts";
import { addLeft, type LeftAnswer } from "../../../data/pad/left-here.ts";
import { readLeft } from "../../../data/pad/left-list.ts";
import { sendLeft } from "../../../data/pad/send-left.ts";
import type { HeldEntrance } from "../../../data/pad/remembered-room.ts";
import { forgetDraft } from "../../../data/pad/draft-places.ts";
import { readDraftText, saveDraftText, saveNoteText } from "../../../data/pad/pad-drafts.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import type { RoundTrip } from "../../../data/rounds/round-trip.ts";
import { listUnsentTexts } from "./unsent-texts.ts";
import { createPadVisit, type PadVisit } from "./pad-visit.ts";

/** What the device keeps beside its databases. */
const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const ROOM = "019aa0c4-0000-7000-8000-0000000000aa";

const choosing: PadEntrance = {
  roomId: ROOM,
  roomName: "가을 한 줄 시",
  state: "choosing",
  entry: "tiles",
  tiles: [
    { number: 6, isTaken: false },
    { number: 7, isTaken: true },
  ],
};
const me = { memberId: "m6", participantId: "p6", name: "남지호", number: 6 };
const held: HeldEntrance = { ...choosing, state: "in", tiles: [], me };
const waiting = (number: number): PadEntrance => ({
  ...held,
  state: "waiting",
  me: { ...me, number },
});

type Answers = Readonly<Record<string, PadEntrance | PadRequestFailure>>;

/** What the server got of those who left, by member. */
const got: string[] = [];
const push: RoundTrip = (body) => {
  const { scopes } = JSON.parse(body) as {
    scopes: { scope: string; ops: { n: number; id: string; set: Record<string, unknown> }[] }[];
  };
  for (const { id, set } of scopes.flatMap(({ ops }) => ops))
    got.push(`${id} ${JSON.stringify(set["values"])}`);
  const reply = scopes.map(({ scope, ops }) => ({
    scope,
    results: ops.map(({ n }) => ({ n })),
    rows: [],
    seq: 1,
    more: false,
    floor: 0,
    clock: "0",
  }));
  return Promise.resolve({
    status: 200,
    text: JSON.stringify({ scopes: reply, now: 0, epoch: "e" }),
  });
};

interface Door {
  readonly visit: PadVisit;
  readonly asked: string[];
  /** What the server answers from now on, by what it is asked. */
  answers: Answers;
  /** It hears nothing. */
  isOffline: boolean;
  /** The timers that were set, to be run by hand. */
  readonly timers: (() => void)[];
  /** What the server says in the room or before it. */
  tell(entrance: PadEntrance): void;
  readonly memory: { token: string | undefined; held: HeldEntrance | undefined };
  readonly wiped: string[];
}

/** A visitor with real rules, a network that the test plays, and a device that remembers. */
async function arrive(
  answers: Answers,
  options: {
    readonly key?: PadKey;
    readonly token?: string;
    readonly held?: HeldEntrance;
    /** Words that stand on this device when the room opens. */
    readonly words?: string;
  } = {},
): Promise<Door> {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const wiped: string[] = [];
  const memory = { token: options.token, held: options.held };
  let hear: (entrance: PadEntrance) => void = () => undefined;
  const listeners = new Set<() => void>();
  let told: PadEntrance | undefined;
  const door = { answers, isOffline: false };
  const answer = (name: string): Promise<PadAnswer> => {
    asked.push(name);
    const found = (!door.isOffline && door.answers[name]) || ({ type: "Away" } as const);
    return Promise.resolve("state" in found ? ok(found) : refuse(found));
  };
  const openRoom = async (entrance: HeldEntrance): Promise<PadData> => {
    const cards = options.words ? [{ id: "c1", text: options.words }] : [];
    const room = await buildPadData({ cards });
    return {
      ...room,
      name: `room of ${entrance.me.memberId}`,
      get entrance() {
        return told ?? entrance;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
  const requests: PadRequests = {
    enter: (key) => answer(`enter ${Object.values(key).join(" ")}`),
    look: () => answer("look"),
    claim: (wish) => answer(`claim ${Object.values(wish).join(" ")}`),
    leave: () => {
      asked.push("leave");
      return Promise.resolve(!door.isOffline);
    },
  };
  const visit = createPadVisit({
    key: options.key,
    requests,
    memory: {
      readToken: () => memory.token,
      readHeld: () => memory.held,
      remember(entrance) {
        memory.token = entrance.token ?? memory.token;
        memory.held = entrance.state === "in" && entrance.me ? { ...entrance, me } : undefined;
      },
      forget() {
        memory.token = undefined;
        memory.held = undefined;
      },
      noteLeft: addLeft,
      tellLeft: () => sendLeft(requests, push),
      wipe: (of) => Promise.resolve(void wiped.push(of.me.memberId)),
      wipeOthers: () => Promise.resolve(),
    },
    openRoom,
    listUnsent: listUnsentTexts,
    listen(listener) {
      hear = listener;
      return () => (hear = () => undefined);
    },
    setTimer(work) {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work), 1);
    },
  });
  return Object.assign(door, {
    visit,
    asked,
    timers,
    memory,
    wiped,
    tell(entrance: PadEntrance) {
      told = entrance;
      hear(entrance);
      for (const listener of listeners) listener();
    },
  });
}

const unknown = { type: "Told", code: "PadUnknown", message: "방을 찾지 못했어요." } as const;
function leftBy(number: number): LeftAnswer {
  return { survey: "s1", number, at: 1, leftAt: 2, values: { q1: `${number}번의 답` } };
}
const stateOf = ({ visit }: Door) => visit.state().type;

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
    const door = await arrive({ look: { type: "SignedOut" }, "enter t1": held }, { token: "t1" });

    await expect.poll(() => stateOf(door)).toBe("in");
    expect(door.asked).toEqual(["look", "enter t1"]);
  });

  it("stands at the bare door when the token is dead, and asks no more", async () => {
    const dead = { type: "Told", code: "PadUnknown", message: "방이 없어요." } as const;
    const door = await arrive({ look: { type: "SignedOut" }, "enter t1": dead }, { token: "t1" });
    await expect.poll(() => stateOf(door)).toBe("door");

    door.visit.lookAgain();

    expect(door.asked).toEqual(["look", "enter t1"]);
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
    const claims = numbers.map((number) => [
      `claim ${number}`,
      { ...held, me: { ...me, memberId: `m${number}`, number } },
    ]);
    door.answers = { "enter t6": held, "enter s1": choosing, ...Object.fromEntries(claims) };
    door.isOffline = false;

    await door.visit.enter({ answer: "s1" });

    expect(stateOf(door)).toBe("choosing");
    expect(got).toEqual([6, ...numbers].map((each) => `m${each} {"q1":"${each}번의 답"}`));
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
    const answers = { "enter s1": choosing, "claim 7": waiting(7) };
    const door = await arrive(answers, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(door.asked).toEqual(["enter s1", "claim 7", "leave", "enter s1"]);
    expect(readLeft()).toHaveLength(1);
  });

  it("comes by the number where the place of who left is gone", async () => {
    addLeft({ token: "t7", answer: leftBy(6) });
    const answers = { "enter t7": unknown, "enter s1": choosing, "claim 6": held };
    const door = await arrive(answers, { key: { answer: "s1" } });
    await expect.poll(() => stateOf(door)).toBe("choosing");
    expect(door.asked.slice(0, 3)).toEqual(["enter t7", "enter s1", "claim 6"]);
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

    const answers: readonly Answers[] = [
      { look: { ...held, state: "closed" } },
      { look: { type: "SignedOut" } },
      {},
    ];
    for (const next of answers) {
      door.answers = next;
      const { length } = door.asked;
      door.visit.lookAgain();
      await expect.poll(() => door.asked.length).toBe(length + 1);
      await Promise.resolve();
      expect(door.visit.state()).toMatchObject({ type: "closed", unsent: ["노란 길"] });
    }
  });
});
