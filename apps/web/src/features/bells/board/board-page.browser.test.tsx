import { bellSettingKind, bellsKind } from "@damim/domain/bells/bells.ts";
import { presetBells } from "@damim/domain/bells/preset-bells.ts";
import { schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { Route, Routes } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { HeardTime } from "../../../data/server/server-clock.ts";
import type { TeacherData } from "../../../data/teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as BoardPage } from "./board-page.tsx";

const DAY = 86_400_000;
const bells = createRow(bellsKind.name, "b1", {
  name: "평소",
  days: "12345",
  rows: presetBells[0]?.rows ?? [],
});
const lessons: readonly Change[] = [
  createRow("subject", "s1", { name: "국어", short: "국어", colour: "sky", order: "a1" }),
  createRow("subject", "s2", {
    name: "체육",
    short: "체육",
    colour: "mint",
    room: "강당",
    order: "a2",
  }),
  createRow("baseTable", "2026-03-01", { from: "2026-03-01" }),
  ...["s1", "s2", "s1"].map((subjectId, index) =>
    createRow("baseCell", `2026-03-01~5~${index + 1}`, {
      from: "2026-03-01",
      weekday: 5,
      period: index + 1,
      subjectId,
    }),
  ),
  createRow("lessonChange", "2026-11-20~c", {
    type: "swap",
    a: "2026-11-20~2",
    b: "2026-11-20~3",
    reason: "출장",
    with: "김가온 선생님",
    at: 1,
  }),
];

async function showBoard(
  clock: string,
  changes: readonly Change[] = [bells],
  part: Partial<TeacherData> = {},
) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.setSystemTime(Date.parse(`2026-11-20T${clock}+09:00`));
  const data = await buildTeacherData({ students: [{ number: 3, name: "김가온" }] });
  await data.year.write(changes);
  await renderAt(
    "/classTimeTable/board",
    { ...data, ...part },
    <Routes>
      <Route path="/classTimeTable/board" element={<BoardPage />} />
      <Route path="/classgame" element={<p>수업놀이 화면</p>} />
    </Routes>,
  );
  const words = (): string => panel().element().textContent ?? "";
  await waitInTurns(() => document.querySelector("[role=timer], [role=alert]"));
  return { data, words };
}

/** Real turns: what is fetched and kept does not go by the clock of this test, and waiting does not move it. */
async function waitInTurns(find: () => unknown): Promise<void> {
  for (let turn = 0; turn < 500 && !find(); turn++) await fetch("/").catch(() => undefined);
}

const panel = () => page.getByRole("timer", { name: "지금" });
/** Second by second; React draws in between. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    vi.advanceTimersByTime(Math.min(left, 1_000));
    await Promise.resolve();
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe("칠판 화면", () => {
  it("says what is now, what is left, and what comes next", async () => {
    const { words } = await showBoard("09:22:30", [bells, ...lessons]);
    expect(words()).toBe("1교시 · 지금국어18분 남았어요9:00 – 9:40");
    expect(document.body.textContent).toContain("2교시와 3교시를 바꿨어요");
    expect(document.body.textContent).not.toMatch(/김가온|출장/);

    await pass(17 * 60_000);
    expect(words()).toContain("30초 남았어요");
    await pass(30_000);
    expect(words()).toBe("다음 수업· 2교시 · 9:50국어10분 뒤에 시작해요쉬는 시간 9:40 – 9:50");
    await expect.element(page.getByRole("heading", { name: "다음 수업" })).toBeVisible();

    await pass(10 * 60_000);
    expect(words()).toContain("2교시 · 지금국어");
    await pass(45 * 60_000);
    expect(words()).toContain("체육강당으로 가요");
    await pass(5 * 60_000);
    expect(words()).toContain("3교시 · 지금체육");
    // The third lesson is the last one today.
    await pass(40 * 60_000);
    expect(words()).toBe("오늘 수업이 끝났어요월요일에 만나요");
  });

  it("names in the break before a dropped lesson the one that takes place", async () => {
    const drop = { type: "drop", a: "2026-11-20~2", at: 2 };
    const changes = [
      bells,
      ...lessons.slice(0, -1),
      createRow("lessonChange", "2026-11-20~d", drop),
    ];
    const { words } = await showBoard("09:45:00", changes);

    expect(words()).toContain("다음 수업· 3교시 · 10:40국어");
  });

  it("rings as the day plan has it", async () => {
    const plan = { day: "2026-11-20", shortenBy: 5, lessons: 2 };
    const { words } = await showBoard("09:30:00", [bells, createRow("dayPlan", plan.day, plan)]);
    expect(words()).toContain("5분 남았어요9:00 – 9:35");

    await pass(50 * 60_000);
    expect(words()).toContain("오늘 수업이 끝났어요");
  });

  it("counts the school days of the term, and says why there is no school", async () => {
    const terms = createRow(schoolTermsKind.name, "terms", { winterStart: "2026-12-31" });
    const { words, data } = await showBoard("09:00:00", [bells, terms]);
    expect(document.body.textContent).toContain("겨울방학까지 학교 오는 날 28일");

    await data.year.write([
      createRow("ownDay", "2026-11-20", { day: "2026-11-20", type: "closed", label: "재량휴업일" }),
    ]);
    await expect.poll(words).toContain("재량휴업일");
  });

  it("moves the edges where the bell is heard, and never the clock", async () => {
    // As the server told it: half of a round trip.
    let heard: HeardTime | undefined;
    const lastHeard = () =>
      (heard ??= { server: Date.now() + 0.4, date: Date.now(), mono: performance.now() });
    const { words, data } = await showBoard("09:40:37", [bells], {
      serverClock: { lastHeard, notBefore: () => undefined },
    });
    expect(words()).toContain("다음 수업");
    // Its rule is fetched by the first press; here it lies at hand.
    await import("@damim/domain/bells/align-bells.ts");
    const findHeard = () => data.year.rows(bellSettingKind).get("one");

    page
      .getByRole("button", { name: "지금 종이 쳐요" })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await waitInTurns(findHeard);
    await pass(5_000);

    expect(findHeard()).toEqual({
      id: "one",
      shift: 37,
      heardAt: Date.parse("2026-11-20T09:40:37+09:00"),
    });
    expect(document.querySelector("time")?.textContent).toBe("9:40");
    await pass(10 * 60_000 - 6_000);
    expect(words()).toContain("1초 뒤에 시작해요");
    expect(document.querySelector("time")?.textContent).toBe("9:50");
  });

  it("shows no lesson by a clock that is behind, and says so", async () => {
    // The server has told the time before, on another day.
    const told = Date.parse("2026-11-20T10:00:00+09:00");
    await showBoard("09:22:00", [bells], {
      serverClock: { lastHeard: () => undefined, notBefore: () => told },
    });

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "이 컴퓨터의 시계가 9:22에 맞춰져 있어요. 시계를 맞추거나 인터넷에 이어 주세요.",
      );
    expect(document.querySelector("[role=timer]")).toBeNull();
  });

  it("keeps its nodes and listeners over 24 hours of ticks, and comes to each part of the day once", async () => {
    const counted = countListeners();
    const { words } = await showBoard("00:00:30", [
      bells,
      createRow(bellSettingKind.name, "one", { shift: 37 }),
    ]);
    await pass(6_000);
    const first = { nodes: document.querySelectorAll("*").length, listeners: counted.open() };
    const heroes: string[] = [];
    for (let minute = 0; minute < DAY / 60_000; minute += 1) {
      await pass(60_000);
      const hero = document.querySelector("[role=timer] > p")?.textContent ?? "";
      const part = `${words().startsWith("다음") ? "다음 " : ""}${hero}`;
      if (heroes.at(-1) !== part) heroes.push(part);
    }

    expect(heroes).toEqual([
      "다음 1교시",
      "1교시",
      "다음 2교시",
      "2교시",
      "다음 3교시",
      "3교시",
      "다음 4교시",
      "4교시",
      "다음 5교시",
      "5교시",
      "다음 6교시",
      "6교시",
      "월요일에 만나요",
    ]);
    // The weekend is slept over.
    vi.setSystemTime(Date.now() + 2 * DAY);
    await pass(2_000);
    expect(document.querySelectorAll("*").length).toBe(first.nodes);
    expect(counted.open()).toBe(first.listeners);
  });

  it("goes by Esc", async () => {
    await showBoard("09:22:00");
    await userEvent.keyboard("{Escape}");

    await expect.element(page.getByText("수업놀이 화면")).toBeVisible();
  });
});

/** Listeners of window and document that are there now. */
function countListeners(): { readonly open: () => number } {
  const open = new Set<string>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const toKey = (type: string, listener: unknown, options: unknown): string => {
    const of = Object(listener);
    if (!ids.has(of)) ids.set(of, (lastId += 1));
    const isCapture = options === true || Object(options).capture === true;
    return `${type} ${ids.get(of)} ${isCapture}`;
  };
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: unknown, options: unknown) => {
        const key = toKey(type, listener, options);
        open.add(key);
        Object(options).signal?.addEventListener("abort", () => open.delete(key));
        return add(type, listener as EventListener, options as AddEventListenerOptions);
      },
    );
    vi.spyOn(target, "removeEventListener").mockImplementation(
      (type: string, listener: unknown, options: unknown) => {
        open.delete(toKey(type, listener, options));
        return remove(type, listener as EventListener, options as EventListenerOptions);
      },
    );
  }
  return { open: () => open.size };
}
