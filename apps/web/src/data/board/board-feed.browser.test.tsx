import { beforeEach, expect, it, vi } from "vitest";
import { openBoardFeed, type BoardFeed } from "./board-feed.ts";

const days = JSON.stringify({ now: 1, place: "3학년 2반", days: [] });
const ended = JSON.stringify({
  error: { type: "LinkEnded", message: "링크가 끝났거나 잘못 적었어요." },
});
const busy = () => new Response("{}", { status: 429, headers: { "Retry-After": "3" } });
const gone = () => new Response(ended, { status: 404 });
const here = () => new Response(days);

let live: EventTarget | undefined;
let asked = 0;
const open = (stream: EventTarget): void => void (live = stream);

/** Time, and then real turns: an answer is read by the browser, not by the clock of this test. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn++) await new Response("turn").text();
}

/** A board whose server answers so, one after the other; the last again and again. */
async function openBoard(
  code: string,
  ...answers: readonly (() => Response)[]
): Promise<BoardFeed> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "performance"] });
  asked = 0;
  live = undefined;
  vi.stubGlobal("fetch", () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]?.()));
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      readonly readyState = 1;
      constructor() {
        super();
        open(this);
      }
      close(): void {
        live = undefined;
      }
    },
  );
  const feed = openBoardFeed(code, { hear: () => false });
  feed.start();
  await pass(0);
  return feed;
}

beforeEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("goes on with what it kept while it is asked too often, and asks when it was told to", async () => {
  await openBoard("AAAA-BBBB", here);
  const feed = await openBoard("AAAA-BBBB", busy, here);
  expect([feed.state(), feed.reply()?.place]).toEqual(["busy", "3학년 2반"]);
  await pass(2_900);
  expect(asked).toBe(1);
  await pass(100);
  expect([asked, feed.state()]).toEqual([2, "here"]);
});

it("takes what the stream tells while its asking is refused", async () => {
  const feed = await openBoard("AAAA-BBBB", busy);
  live?.dispatchEvent(new MessageEvent("board", { data: days }));
  expect([feed.state(), feed.reply()?.place]).toEqual(["here", "3학년 2반"]);
});

it("tells a code that ended here from one that never opened anything", async () => {
  expect((await openBoard("ZZZZ-ZZZZ", gone)).state()).toBe("unknown");
  await openBoard("AAAA-BBBB", here);
  const feed = await openBoard("AAAA-BBBB", gone);
  expect([feed.state(), feed.reply(), live]).toEqual(["ended", undefined, undefined]);
});

it("asks nobody without a code", async () => {
  expect((await openBoard("", here)).state()).toBe("unknown");
  expect([asked, live]).toEqual([0, undefined]);
});
