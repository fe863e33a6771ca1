import type { BoardReply } from "@damim/domain/lesson-board/board-reply.ts";
import { currentTime, steadyTime } from "../../platform/clock.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import { watchWaking } from "../../platform/waking.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import { findText, parseJson } from "../server/json-fields.ts";
import type { ServerClock } from "../server/server-clock.ts";

/**
 * `reading`: nothing is known yet · `here` · `away`: the server could not be asked · `busy`: it was asked too often, and is
 * again · `ended`: the code opens nothing any more · `unknown`: here it never opened anything.
 */
export type BoardState = "reading" | "here" | "away" | "busy" | "ended" | "unknown";

export interface BoardFeed {
  readonly state: () => BoardState;
  /** The last answer, this one's or of an earlier start. */
  readonly reply: () => BoardReply | undefined;
  /** Told of every answer, and of every one that did not come. */
  readonly watch: (listener: () => void) => void;
  readonly ask: () => void;
  readonly start: () => void;
}

const TICK_MS = 15_000;
/** Three beats that did not come. */
const DEAF_MS = 61_000;
/** The 14 days go on, whether or not anything changed. */
const AGAIN_MS = 600_000;
const SOONEST_MS = 2_000;

/**
 * What a board shows: from this device at once, from the server, and from its live stream whenever it changes; where no
 * stream comes through, asked again. Once a code is ended nothing is asked any more, and nothing is kept.
 */
export function openBoardFeed(code: string, serverClock: Pick<ServerClock, "hear">): BoardFeed {
  const key = `board:${code}`;
  const path = `board/${encodeURIComponent(code)}`;
  let state: BoardState = code === "" ? "unknown" : "reading";
  let reply = readKept();
  let stream: EventSource | undefined;
  const listeners: (() => void)[] = [];
  const tell = (): void => listeners.forEach((listener) => listener());
  let askedAt = -Infinity;
  let heardAt = -Infinity;
  let again: ReturnType<typeof setTimeout> | undefined;
  const isOver = (): boolean => state === "ended" || state === "unknown";

  function readKept(): BoardReply | undefined {
    // Written by this page alone.
    return parseJson(readText(key) ?? "") as BoardReply | undefined;
  }

  function take(text: string): void {
    if (isOver()) return;
    reply = JSON.parse(text) as BoardReply;
    state = "here";
    writeText(key, text);
    tell();
  }

  function end(): void {
    state = reply ? "ended" : "unknown";
    reply = undefined;
    removeText(key);
    stream?.close();
    tell();
  }

  function lose(to: "away" | "busy"): void {
    if (!isOver()) state = to;
    tell();
  }

  /** It goes on with what it has, and asks as soon as the server takes it. */
  function wait(seconds: number): void {
    lose("busy");
    clearTimeout(again);
    again = setTimeout(ask, Math.max(SOONEST_MS, seconds * 1_000));
  }

  async function read(): Promise<void> {
    const since = currentTime();
    try {
      const answer = await sendRequest(path);
      const text = await answer.text();
      if (answer.ok) {
        take(text);
        if (reply) serverClock.hear(reply.now, since);
      } else if (isEnd(answer.status, text)) end();
      else if (answer.status === 429) wait(Number(answer.headers.get("Retry-After")));
      else lose("away");
    } catch {
      lose("away");
    }
  }

  function ask(): void {
    if (isOver() || steadyTime() - askedAt < SOONEST_MS) return;
    askedAt = steadyTime();
    void read();
  }

  function listen(): void {
    stream?.close();
    const opened = new EventSource(apiUrl(`${path}/live`));
    stream = opened;
    heardAt = steadyTime();
    const on = (name: string, act: (data: string) => void): void =>
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        heardAt = steadyTime();
        act(event.data);
      });
    on("hello", () => undefined);
    on("beat", () => undefined);
    on("board", take);
    on("ended", end);
    // It comes back by itself; one that was refused is opened anew by the next tick.
    opened.addEventListener("error", ask);
  }

  function tick(): void {
    if (isOver()) return;
    const isDeaf = stream?.readyState !== 1 || steadyTime() - heardAt > DEAF_MS;
    if (isDeaf) listen();
    if (isDeaf || steadyTime() - askedAt > AGAIN_MS) ask();
  }

  return {
    state: () => state,
    reply: () => reply,
    watch: (listener) => void listeners.push(listener),
    ask,
    start() {
      if (isOver()) return;
      ask();
      listen();
      setInterval(tick, TICK_MS);
      watchWaking(tick);
    },
  };
}

/** A school's filter has 404s of its own. */
function isEnd(status: number, text: string): boolean {
  return status === 404 && findText(parseJson(text), "error", "type") === "LinkEnded";
}
