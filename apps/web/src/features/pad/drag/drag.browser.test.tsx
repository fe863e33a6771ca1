import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext, usePadCards } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { Columns } from "../board/columns.tsx";
import { PadCard } from "../board/pad-card.tsx";
import { Students } from "../board/students.tsx";
import { Wall } from "../board/wall.tsx";
import { DragCards } from "./drag-cards.tsx";
import "../../../ui/pad.css";

beforeEach(async () => {
  await page.viewport(1200, 800);
});

const opened: string[] = [];
const BOARDS = { wall: Wall, columns: Columns, students: Students } as const;

function Cards({ board }: { readonly board: keyof typeof BOARDS }) {
  const cards = usePadCards();
  const Board = BOARDS[board];
  return (
    <main style={{ height: 700, overflow: "auto" }}>
      <Board
        cards={cards}
        renderCard={(card) => (
          <PadCard
            card={card}
            author=""
            isOwn={card.by === TEST_MEMBER}
            onOpen={({ id }) => opened.push(id)}
          />
        )}
      />
      <DragCards />
    </main>
  );
}

async function open(
  board: keyof typeof BOARDS,
  options: Parameters<typeof buildPadData>[0],
): Promise<PadData> {
  opened.length = 0;
  const data = await buildPadData({ role: "teacher", ...options });
  await render(
    <PadDataContext value={data}>
      <Cards board={board} />
    </PadDataContext>,
  );
  const count = options?.cards?.length ?? 0;
  await expect.poll(() => page.getByRole("article").elements().length).toBe(count);
  return data;
}

const column = (id: string, order: string) => ({
  kind: padColumnKind.name,
  id,
  set: { title: id, order },
});
const SPRING = column("봄", "a1");
const AUTUMN = column("가을", "a2");
const three = ["c1", "c2", "c3"].map((id) => ({ id, text: id, by: "m7" }));

const cardOf = (id: string) => page.getByRole("button", { name: `카드 열기: ${id}` });
const laneOf = (name: string) => page.getByRole("region", { name });
const isLifted = () => document.querySelector(".pad-lifted") !== null;
const readOrder = ({ store }: PadData) =>
  [...store.rows(padCardKind).values()]
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ id, column: lane }) => (lane ? `${id} ${lane}` : id));

/** A finger: `hold` waits until it has the card. */
function touch(id: string) {
  const element = cardOf(id).element();
  const { left, top } = element.getBoundingClientRect();
  const from = { clientX: left + 20, clientY: top + 20 };
  const tell = (type: string, at: { readonly clientX: number; readonly clientY: number }): void => {
    const pointer = { pointerId: 4, pointerType: "touch", bubbles: true, cancelable: true };
    element.dispatchEvent(new PointerEvent(type, { ...pointer, ...at }));
  };
  tell("pointerdown", from);
  return {
    hold: () => expect.poll(isLifted).toBe(true),
    moveTo: (x: number, y: number) => tell("pointermove", { clientX: x, clientY: y }),
    end: (x: number, y: number, type = "pointerup") => tell(type, { clientX: x, clientY: y }),
  };
}

describe("a card that is dragged", () => {
  it("lands in another column where the line was, by one write, and is not opened", async () => {
    const data = await open("columns", {
      cards: [
        { id: "c1", text: "c1", by: "m7", column: "봄" },
        { id: "c2", text: "c2", by: "m7", column: "가을" },
      ],
      rows: [SPRING, AUTUMN],
    });
    const before = data.store.pending().length;

    await userEvent.dragAndDrop(cardOf("c1"), laneOf("가을").getByRole("heading"));

    await expect.poll(() => readOrder(data)).toEqual(["c1 가을", "c2 가을"]);
    expect(data.store.pending().length).toBe(before + 1);
    await expect.element(page.getByText("가을, 2장 가운데 1번째로 옮겼어요.")).toBeInTheDocument();
    expect(opened).toEqual([]);
    expect(isLifted()).toBe(false);
  });

  it("lands in a column that is empty, and in the one for cards of none", async () => {
    const data = await open("columns", {
      cards: [
        { id: "c1", text: "c1", by: "m7" },
        { id: "c2", text: "c2", by: "m7" },
      ],
      rows: [SPRING],
    });
    await userEvent.dragAndDrop(cardOf("c1"), laneOf("봄").getByRole("heading"));
    await expect.poll(() => readOrder(data)).toEqual(["c1 봄", "c2"]);
    await userEvent.dragAndDrop(cardOf("c1"), laneOf("아직 칸이 없는 카드").getByRole("heading"));

    await expect.poll(() => readOrder(data)).toEqual(["c1", "c2"]);
  });

  it("stands on the wall before the card whose left half it was put on", async () => {
    const data = await open("wall", { cards: three });
    await userEvent.dragAndDrop(cardOf("c3"), cardOf("c1"), { targetPosition: { x: 10, y: 20 } });

    await expect.poll(() => readOrder(data)).toEqual(["c3", "c1", "c2"]);
  });

  it("stays among the cards of its author on the board of pupils", async () => {
    const data = await open("students", {
      members: { m7: { shownName: "이도현" }, m8: { shownName: "서예준" } },
      cards: [
        { id: "c1", text: "c1", by: "m7" },
        { id: "c2", text: "c2", by: "m7" },
        { id: "c3", text: "c3", by: "m8" },
      ],
    });
    await userEvent.dragAndDrop(cardOf("c1"), laneOf("서예준").getByRole("heading"));
    expect(readOrder(data)).toEqual(["c1", "c2", "c3"]);
    await userEvent.dragAndDrop(cardOf("c2"), laneOf("이도현").getByRole("heading"));

    await expect.poll(() => readOrder(data)).toEqual(["c2", "c1", "c3"]);
  });

  it("goes back with Escape, and the button that is let go of then opens nothing", async () => {
    const data = await open("wall", { cards: three });
    const held = touch("c1");
    await held.hold();
    held.moveTo(600, 40);
    await userEvent.keyboard("{Escape}");
    expect(isLifted()).toBe(false);
    held.end(600, 40);

    expect(readOrder(data)).toEqual(["c1", "c2", "c3"]);
    await cardOf("c1").click();
    expect(opened).toEqual(["c1"]);
  });

  it("is opened by a press that does not move", async () => {
    await open("wall", { cards: three });
    await cardOf("c2").click();

    expect(opened).toEqual(["c2"]);
  });

  it("does not pass a card that is pinned, and one that is pinned is not taken", async () => {
    const data = await open("wall", {
      cards: [{ id: "c0", text: "c0", by: "teacher", isPinned: true }, ...three],
    });
    await userEvent.dragAndDrop(cardOf("c0"), cardOf("c3"));
    await userEvent.dragAndDrop(cardOf("c3"), cardOf("c0"), { targetPosition: { x: 10, y: 20 } });

    await expect.poll(() => readOrder(data)).toEqual(["c0", "c1", "c2", "c3"]);
  });
});

describe("a finger", () => {
  it("that holds still takes the card along; one that moves at once scrolls the page", async () => {
    const data = await open("wall", { cards: three });
    const quick = touch("c1");
    quick.moveTo(500, 400);
    quick.end(500, 400);
    expect(readOrder(data)).toEqual(["c1", "c2", "c3"]);

    const held = touch("c1");
    await held.hold();
    const { right, top } = cardOf("c2").element().getBoundingClientRect();
    held.moveTo(right - 5, top + 20);
    held.end(right - 5, top + 20);

    await expect.poll(() => readOrder(data)).toEqual(["c2", "c1", "c3"]);
  });

  it("sees by a line where the card would land", async () => {
    await open("wall", { cards: three });
    const held = touch("c3");
    await held.hold();
    const { left, top, bottom } = cardOf("c1").element().getBoundingClientRect();
    held.moveTo(left + 5, top + 20);

    const line = document.querySelector<HTMLElement>(".pad-drop-line");
    const boxOf = () => line?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => line?.checkVisibility()).toBe(true);
    await expect.poll(() => Math.abs(boxOf().right - left)).toBeLessThan(10);
    expect([boxOf().top, boxOf().bottom]).toEqual([top, bottom]);
    // Nothing of the card in the hand lies above it.
    expect(line?.matches(":last-child")).toBe(true);
    await userEvent.keyboard("{Escape}");
  });

  it("that the browser takes away leaves the card where it was", async () => {
    const data = await open("wall", { cards: three });
    const held = touch("c1");
    await held.hold();
    held.moveTo(700, 60);
    held.end(700, 60, "pointercancel");

    expect(isLifted()).toBe(false);
    expect(readOrder(data)).toEqual(["c1", "c2", "c3"]);
  });

  it("near an edge moves the board", async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `c${index}`, text: `c${index}` }));
    await open("wall", { cards: many });
    const board = document.querySelector("main");
    const held = touch("c0");
    await held.hold();
    held.moveTo(100, 695);

    await expect.poll(() => board?.scrollTop ?? 0).toBeGreaterThan(100);
    await userEvent.keyboard("{Escape}");
  });
});

describe("a pupil", () => {
  const cards = [...three, { id: "own", text: "own", by: TEST_MEMBER }];

  it("moves an own card, and no other", async () => {
    const data = await open("wall", { role: "pupil", cards });
    await userEvent.dragAndDrop(cardOf("c3"), cardOf("c1"), { targetPosition: { x: 10, y: 20 } });
    expect(readOrder(data)).toEqual(["c1", "c2", "c3", "own"]);
    await userEvent.dragAndDrop(cardOf("own"), cardOf("c1"), { targetPosition: { x: 10, y: 20 } });

    await expect.poll(() => readOrder(data)).toEqual(["own", "c1", "c2", "c3"]);
  });

  it("moves none while the room is frozen", async () => {
    const data = await open("wall", { role: "pupil", room: { isFrozen: true }, cards });
    await userEvent.dragAndDrop(cardOf("own"), cardOf("c1"), { targetPosition: { x: 10, y: 20 } });

    expect(readOrder(data)).toEqual(["c1", "c2", "c3", "own"]);
  });
});
