import { nextClock, type ClockState } from "@damim/domain/bells/next-clock.ts";
import { presetBells } from "@damim/domain/bells/preset-bells.ts";
import { buildClassTable } from "@damim/domain/class-table/class-table.ts";
import { toBoardReply, type BoardReply } from "@damim/domain/lesson-board/board-reply.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { beforeEach, expect, it } from "vitest";
import page from "../../../../board.html?raw";
import type { BoardState } from "../../../data/board/board-feed.ts";
import { showPlacedBoard } from "./placed-board.ts";

const day = "2026-11-20";
const at = (time: string, on = day) => Date.parse(`${on}T${time}+09:00`);
const none = { tables: new Map(), cells: new Map(), plans: new Map(), lessons: new Map() };
const reply = (more: Partial<BoardReply> = {}): BoardReply => ({
  ...toBoardReply(
    {
      table: buildClassTable({ ...none, changes: new Map() }, plainCalendar),
      bells: new Map([
        ["b", { id: "b", name: "평소", days: "12345", rows: presetBells[3]?.rows ?? [] }],
      ]),
      subjects: new Map(),
      hide: (text) => text,
      shift: 0,
      place: "3학년 2반",
      message: undefined,
    },
    2026,
    at("08:00:00"),
  ),
  ...more,
});

/** A board under a clock and a feed that this test moves. */
function openBoard(first: BoardReply | undefined, begin = at("09:20:00"), floor?: number) {
  const listeners = new Set<() => void>();
  let told = (): void => undefined;
  let known = first;
  let state: BoardState = first ? "here" : "reading";
  const read = (date: number): ClockState =>
    nextClock(undefined, { date, mono: 0, ...(floor !== undefined && { floor }) });
  let clock = read(begin);
  showPlacedBoard(
    {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      state: () => clock,
      look: () => clock,
    },
    {
      state: () => state,
      reply: () => known,
      watch: (listener) => (told = listener),
      ask: () => undefined,
      start: () => undefined,
    },
  );
  return {
    move(instant: number) {
      clock = read(instant);
      for (const listener of listeners) listener();
    },
    tell(next: BoardReply | undefined, now: BoardState) {
      [known, state] = [next, now];
      told();
    },
  };
}

const textOf = (id: string): string => document.getElementById(id)?.innerText.trim() ?? "";

beforeEach(() => {
  const html = new DOMParser().parseFromString(page, "text/html");
  html.querySelectorAll("script, link").forEach((each) => each.remove());
  document.body.replaceChildren(...html.body.children);
});

it("is drawn at bells alone over a whole day, and grows by nothing", () => {
  const board = openBoard(reply());
  expect(textOf("now")).toContain("1교시");
  expect(textOf("place")).toBe("3학년 2반 · 11월 20일 금요일");
  let drawn = 0;
  const watch = new MutationObserver((all) => (drawn += all.length));
  const tile = document.getElementById("now");
  if (!tile) throw new Error("no tile");
  watch.observe(tile, { childList: true });
  const counts = new Set<number>();
  for (let second = 0; second < 86_400; second += 30) {
    board.move(at("00:00:00") + second * 1_000);
    if (second % 3_600 === 0) counts.add(document.querySelectorAll("*").length);
  }
  drawn += watch.takeRecords().length;
  expect(drawn).toBeLessThan(30);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(30);
  board.move(at("09:20:00"));
  expect(textOf("now")).toContain("20분 남았어요");
});

it("says a wrong date in place of lessons, that nothing is left, and that it is ended", () => {
  const board = openBoard(reply(), at("09:00:00", "2013-01-01"), at("08:00:00"));
  expect(textOf("says")).toMatch(/^이 컴퓨터의 날짜가 2013년이에요/);
  expect(document.getElementById("stage")?.hidden).toBe(true);
  board.move(at("09:20:00"));
  expect(textOf("now")).toContain("1교시");
  board.tell(reply({ now: at("08:00:00") }), "away");
  expect(textOf("news")).toBe("인터넷이 끊겼어요 · 11월 20일 8:00에 받은 시간표");
  board.move(at("09:20:00", "2026-12-20"));
  expect(textOf("says")).toBe("12월 3일까지 받아 둔 칠판이에요. 인터넷에 이어 주세요.");
  board.tell(undefined, "ended");
  expect(textOf("says")).toMatch(/^칠판에 두기가 끝났어요/);
  board.tell(undefined, "unknown");
  expect(textOf("says")).toMatch(/^링크가 끝났거나 잘못 적었어요/);
  board.move(at("09:20:00"));
  board.tell(reply({ now: at("08:00:00") }), "busy");
  expect(textOf("news")).toBe("곧 다시 받아요 · 11월 20일 8:00에 받은 시간표");
  expect(textOf("now")).toContain("1교시");
});

it("shows a word until its end, and what changed at once", () => {
  const board = openBoard(reply());
  board.tell(reply({ message: { text: "운동장으로", until: at("09:40:00") } }), "here");
  expect(textOf("message")).toBe("운동장으로");
  board.move(at("09:40:00"));
  expect(document.getElementById("message")?.hidden).toBe(true);
});
