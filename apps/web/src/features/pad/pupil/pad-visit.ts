import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { isPassing, type PadRequests } from "../../../data/pad/pad-requests.ts";
import type { ServerAnswer, ServerTrouble } from "../../../data/server/ask-wordless.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { HeldEntrance } from "../../../data/pad/remembered-room.ts";
import type { LeftAnswer, LeftOne } from "../../../data/pad/left-here.ts";
import type { AnswerState } from "./say-answer.ts";

/** Which place somebody asks for at the door. */
export type PadWish = { readonly number: number } | { readonly nickname: string };

/** Where a pupil stands: before the door, at it, or in the room. */
export type Visit =
  | { readonly type: "asking" }
  /** The server does not answer; tried again by itself. */
  | { readonly type: "away" }
  /** No room: the spoken code opens one. A message is the server's sentence, or what the door says in its own words. */
  | { readonly type: "door"; readonly message?: string }
  | { readonly type: "choosing"; readonly entrance: PadEntrance; readonly message?: string }
  | { readonly type: "waiting"; readonly entrance: PadEntrance; readonly isConflict: boolean }
  | { readonly type: "in"; readonly data: PadData }
  /** Out for good; what never reached the server can be copied. */
  | ({
      readonly type: "removed" | "closed";
      readonly roomName: string;
      readonly isSurvey?: true;
    } & LeftHere);

/** What this device still has of a room that it is out of. */
export interface LeftHere {
  readonly unsent: readonly string[];
  /** Of a survey. */
  readonly answer?: AnswerState;
}

/** What this device remembers of its room. */
export interface RoomMemory {
  readToken(): string | undefined;
  readHeld(): HeldEntrance | undefined;
  remember(entrance: PadEntrance): void;
  forget(): void;
  /** Who left this device and the server has not heard of. */
  noteLeft(one: LeftOne): void;
  /** False where the server cannot hear of them yet. */
  tellLeft(): Promise<boolean>;
  /** Takes rows off this device: of the room that is over, or of all but the one that is open. */
  wipe(of: HeldEntrance): Promise<void>;
  wipeOthers(but: HeldEntrance): Promise<void>;
}

export interface PadVisitOptions {
  readonly key: PadKey | undefined;
  readonly requests: PadRequests;
  readonly memory: RoomMemory;
  /** `isNew`: this device remembered no place when the page opened. */
  readonly openRoom: (
    entrance: HeldEntrance,
    about: { readonly isNew: boolean },
  ) => Promise<PadData>;
  /** What of a room never reached the server; nothing as long as it is not known, while the page is still coming. */
  readonly listLeft: (data: PadData) => LeftHere | undefined;
  /** Its place is another device's now: what never reached the server is kept. */
  readonly keepLeft: (data: PadData) => Promise<void>;
  /** Hears what the server says to somebody who is not in yet; returns the way to stop. */
  readonly listen: (hear: (entrance: PadEntrance) => void) => () => void;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
}

export interface PadVisit {
  readonly state: () => Visit;
  readonly subscribe: (listener: () => void) => () => void;
  readonly enter: (key: PadKey) => Promise<void>;
  readonly claim: (wish: PadWish) => Promise<void>;
  /** Back to the tiles, for who pressed a wrong one. Nothing when they are not known any more (`lastChoice`). */
  readonly chooseAgain: () => void;
  /** With what a survey has to get yet of who leaves. */
  readonly leave: (answer?: LeftAnswer) => Promise<void>;
  /** Somebody answers without a network: nothing moves under them until they come to the door (`enter`). */
  readonly hold: () => void;
  /** What was offered at the door last. */
  readonly lastChoice: () => PadEntrance | undefined;
  /** The page is looked at again, or another tab came into another room; `isLeft`: it left, so nobody holds the place here either. */
  readonly lookAgain: (isLeft?: boolean) => void;
  readonly close: () => void;
}

type OutOf = Pick<PadEntrance, "roomName" | "isSurvey">;

const RETRY_MS = 3_000;
const LOOK_EVERY_MS = 5_000;

/**
 * A pupil's way into a room: by the link, the spoken code, or once more by what this device remembers. A device that
 * held a place opens its room before the server has answered, also without a network.
 */
export function createPadVisit(options: PadVisitOptions): PadVisit {
  const { requests, memory, openRoom, listen, setTimer } = options;
  const listeners = createTellers();
  let visit: Visit = { type: "asking" };
  let lastChoice: PadEntrance | undefined;
  let held: HeldEntrance | undefined;
  let opening: Promise<void> | undefined;
  let stopOpen: (() => void) | undefined;
  let stopListening: (() => void) | undefined;
  const timer = createTimer(setTimer);
  const wasHere = memory.readHeld();
  let isClosed = false;
  let isHeld = false;
  /** Who waits pressed a wrong tile: what the server says of the old one is no news. */
  let choosesAgain = false;

  const show = (next: Visit): void => {
    if (isClosed || isHeld) return;
    visit = next;
    timer.stop();
    const isAtDoor = next.type === "choosing" || next.type === "waiting";
    // A survey that has ended may go on: nobody tells a device that is out.
    if (isAtDoor || "isSurvey" in next)
      timer.start(() => void look(), isAtDoor ? LOOK_EVERY_MS : RETRY_MS * 10);
    if (next.type === "waiting") stopListening ??= listen(take);
    else {
      stopListening?.();
      stopListening = undefined;
    }
    listeners.tell();
  };
  const closeRoom = (): void => {
    stopOpen?.();
    stopOpen = undefined;
    held = undefined;
  };
  const retry = (work: () => void): void => {
    // In the room the rounds try again by themselves, and say when the device is out.
    if (held || isClosed) return;
    show("unsent" in visit ? visit : { type: "away" });
    timer.start(work, RETRY_MS);
  };

  function enterRoom(entrance: HeldEntrance): void {
    if (held?.roomId === entrance.roomId && held.me.memberId === entrance.me.memberId) return;
    closeRoom();
    held = entrance;
    const work = open(entrance);
    opening = work;
    void work.finally(() => {
      if (opening === work) opening = undefined;
    });
  }

  async function open(entrance: HeldEntrance): Promise<void> {
    const data = await openRoom(entrance, { isNew: !wasHere });
    if (isClosed || held !== entrance) return data.close();
    stopOpen = hearRoom(data, { take, look, keepLeft: options.keepLeft });
    show({ type: "in", data });
    void memory.wipeOthers(entrance);
  }

  function take(entrance: PadEntrance): void {
    if (isClosed) return;
    const { me, state } = entrance;
    if (state === "removed" || state === "closed") return goOut(state, entrance);
    memory.remember(entrance);
    if (state === "in" && me) {
      if (visit.type === "in" && isSignedOut(visit.data)) visit.data.rounds.retryNow();
      return enterRoom({ ...entrance, me });
    }
    closeRoom();
    const door = toDoor(visit, entrance, { lastChoice, choosesAgain });
    if (state === "choosing" || !lastChoice) lastChoice = entrance;
    show(door);
  }

  function goOut(type: "removed" | "closed", of: OutOf | undefined = held): void {
    // Told so twice, or looked at again: words stay where they can be copied.
    if (isClosed || "unsent" in visit) return;
    // What this device still has is known only when its room has opened.
    const again = (): void => goOut(type, of);
    if (opening) return void opening.then(again, again);
    const left = visit.type === "in" ? options.listLeft(visit.data) : undefined;
    // A room that could not be opened may hold words.
    const gone = held;
    closeRoom();
    if (type === "removed" || !left?.unsent.length) memory.forget();
    // Words that never arrived stay on the disk until this device comes into another room; they go if this one opens again.
    if (gone && left?.unsent.length === 0) void memory.wipe(gone);
    const { roomName = "", isSurvey } = of ?? {};
    show({ type, roomName, ...(isSurvey && { isSurvey }), unsent: [], ...left });
  }

  function takeFailure(failure: ServerTrouble, again: () => void): void {
    if ("unsent" in visit && !(failure.type === "SignedOut" && memory.readToken())) return;
    if (isPassing(failure)) return retry(again);
    if (failure.type === "SignedOut") return void comeBack();
    if (failure.code === "PadRemoved") return goOut("removed");
    if (failure.code === "PadClosed") return goOut("closed");
    closeRoom();
    return show({ type: "door", message: failure.sentence ?? "" });
  }

  async function comeBack(): Promise<void> {
    const token = memory.readToken();
    if (token !== undefined) return enter({ token });
    closeRoom();
    show({ type: "door" });
  }

  async function settle(
    asking: ServerAnswer<PadEntrance>,
    again: () => void,
    key?: PadKey,
  ): Promise<void> {
    const answer = await asking;
    if (isClosed || isHeld) return;
    if (answer.ok) take(answer.value);
    else {
      // A token that opens nothing any more would be tried for ever.
      if (key && "token" in key && !isPassing(answer.refusal)) memory.forget();
      takeFailure(answer.refusal, again);
    }
    if ("unsent" in visit) show(visit);
  }

  /** Who left goes first: until the server has heard of it, this device would come in as them again. */
  async function tellLeft(again: () => void): Promise<boolean> {
    const isTold = await memory.tellLeft().catch(() => false);
    if (!isTold) retry(again);
    return isTold && !isHeld;
  }

  async function look(): Promise<void> {
    const again = (): void => void look();
    if (await tellLeft(again)) await settle(requests.look(), again);
  }

  async function enter(key: PadKey): Promise<void> {
    const again = (): void => void enter(key);
    if (await tellLeft(again)) await settle(requests.enter(key), again, key);
  }

  async function start(): Promise<void> {
    if (options.key) return enter(options.key);
    if (wasHere) enterRoom(wasHere);
    await look();
  }
  void start();

  return {
    state: () => visit,
    subscribe: (listener) => listeners.add(listener),
    enter(key) {
      isHeld = false;
      return enter(key);
    },
    hold() {
      isHeld = true;
      timer.stop();
    },
    lastChoice: () => lastChoice,
    async claim(wish) {
      const answer = await requests.claim(wish);
      if (isClosed) return;
      if (answer.ok) {
        choosesAgain = false;
        return take(answer.value);
      }
      const { refusal } = answer;
      if (refusal.type === "SignedOut") {
        await comeBack();
        return isAtDoor(visit) ? show({ ...visit, message: refusal.type }) : undefined;
      }
      if (!lastChoice || refusal.code === "PadRemoved") {
        return takeFailure(refusal, () => void look());
      }
      show({ type: "choosing", entrance: lastChoice, message: refusal.sentence ?? "Away" });
    },
    chooseAgain() {
      if (!lastChoice) return;
      choosesAgain = true;
      show({ type: "choosing", entrance: lastChoice });
    },
    async leave(answer) {
      const gone = held;
      memory.noteLeft({ token: memory.readToken(), answer });
      closeRoom();
      memory.forget();
      show({ type: "asking" });
      if (gone) await memory.wipe(gone);
      if (await tellLeft(() => void look())) show({ type: "door" });
    },
    lookAgain(isLeft) {
      if (isHeld) return;
      if (isLeft && held) {
        closeRoom();
        show({ type: "asking" });
      }
      if (visit.type !== "door" || memory.readToken() !== undefined) void look();
    },
    close() {
      isClosed = true;
      timer.stop();
      stopListening?.();
      closeRoom();
    },
  };
}

/** Hears that its device is out, and asks once when it is signed out. Returns the way to close it. */
function hearRoom(
  data: PadData,
  {
    take,
    look,
    keepLeft,
  }: Pick<PadVisitOptions, "keepLeft"> & {
    take: (entrance: PadEntrance) => void;
    look: () => Promise<void>;
  },
): () => void {
  let wasSignedOut = false;
  const stopHearing = data.subscribe(() => {
    const { entrance } = data;
    if (entrance?.state === "choosing") void keepLeft(data);
    if (entrance && entrance.state !== "in") take(entrance);
    const asks = isSignedOut(data) && !wasSignedOut;
    wasSignedOut = isSignedOut(data);
    if (asks) void look();
  });
  return () => {
    stopHearing();
    data.close();
  };
}

const isSignedOut = ({ rounds }: PadData): boolean => rounds.state() === "signed-out";

/** At the door: who asks for a number that another device held before them is in conflict with it. */
function toDoor(
  before: Visit,
  entrance: PadEntrance,
  { lastChoice, choosesAgain }: { lastChoice: PadEntrance | undefined; choosesAgain: boolean },
): Visit {
  if (entrance.state === "choosing") {
    return { ...(before.type === "choosing" && before), type: "choosing", entrance };
  }
  if (choosesAgain && lastChoice) return { type: "choosing", entrance: lastChoice };
  const isConflict =
    before.type === "waiting" ? before.isConflict : isTakenTile(lastChoice, entrance);
  return { type: "waiting", entrance, isConflict };
}

/** One at a time. */
function createTimer(setTimer: PadVisitOptions["setTimer"]) {
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    stop,
    start(work: () => void, delayMs: number): void {
      stop();
      cancel = setTimer(work, delayMs);
    },
  };
}

/** Told at once: the next step may hang on it. */
function createTellers() {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    add(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isAtDoor(visit: Visit): visit is Extract<Visit, { readonly message?: string }> {
  return visit.type === "choosing" || visit.type === "door";
}

function isTakenTile(choice: PadEntrance | undefined, { me }: PadEntrance): boolean {
  return choice?.tiles.some(({ number, isTaken }) => isTaken && number === me?.number) ?? false;
}
