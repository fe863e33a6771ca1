import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import { afterEach, beforeEach, vi } from "vitest";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadRequests } from "../../../data/pad/pad-requests.ts";
import type { ServerAnswer, ServerTrouble } from "../../../data/server/ask-wordless.ts";
import { addLeft, type LeftAnswer } from "../../../data/pad/left-here.ts";
import { sendLeft } from "../../../data/pad/send-left.ts";
import type { HeldEntrance } from "../../../data/pad/remembered-room.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import { keepLeft, listLeft } from "../pupil/leave-place.ts";
import { createPadVisit, type PadVisit } from "../pupil/pad-visit.ts";

/** What the device keeps beside its databases. */
export const texts = new Map<string, string>();
/** Called by each file of tests: what a device keeps is its own, and empty before each of them. */
export function onDevice(): void {
  beforeEach(() => {
    texts.clear();
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
  });
  afterEach(() => void vi.unstubAllGlobals());
}

const ROOM = "019aa0c4-0000-7000-8000-0000000000aa";

export const choosing: PadEntrance = {
  roomId: ROOM,
  roomName: "가을 한 줄 시",
  state: "choosing",
  entry: "tiles",
  tiles: [
    { number: 6, isTaken: false },
    { number: 7, isTaken: true },
  ],
};
export const me = { memberId: "m6", participantId: "p6", name: "남지호", number: 6 };
export const held: HeldEntrance = { ...choosing, state: "in", tiles: [], me };
export const waiting = (number: number): PadEntrance => ({
  ...held,
  state: "waiting",
  me: { ...me, number },
});

export type Answers = Readonly<Record<string, PadEntrance | ServerTrouble>>;

/** What the server got of those who left, by number. */
export const got: string[] = [];

export interface Door {
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
export async function arrive(
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
  const answer = (name: string): ServerAnswer<PadEntrance> => {
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
  const bring = async ({ number, values }: LeftAnswer): ServerAnswer<PadEntrance> => {
    const answered = await answer(`bring ${number}`);
    if (answered.ok) got.push(`${number} ${JSON.stringify(values)}`);
    return answered;
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
      tellLeft: () => sendLeft(requests, bring),
      wipe: (of) => Promise.resolve(void wiped.push(of.me.memberId)),
      wipeOthers: () => Promise.resolve(),
    },
    openRoom,
    listLeft,
    keepLeft: (data) => Promise.resolve(keepLeft(data)),
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

export const unknown = {
  type: "Gone",
  code: "PadUnknown",
  sentence: "방을 찾지 못했어요.",
} as const;
export const signedOut = {
  type: "SignedOut",
  code: "PadSignedOut",
  sentence: "방에서 나와 있어요.",
} as const;
export const stateOf = ({ visit }: Door) => visit.state().type;
