import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext, usePadCards } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { PadCard } from "../board/pad-card.tsx";
import { CanvasBoard } from "./canvas-board.tsx";

function Board() {
  const cards = usePadCards();
  return (
    <CanvasBoard
      cards={cards}
      mayMove={({ by }) => by === TEST_MEMBER}
      renderCard={(card) => <PadCard card={card} author="" isOwn={card.by === TEST_MEMBER} />}
    />
  );
}

async function open(): Promise<PadData> {
  const data = await buildPadData({
    room: { board: "canvas" },
    cards: [
      { id: "c1", text: "아래", by: "m7", x: 24, y: 300 },
      { id: "c2", text: "내 것", by: TEST_MEMBER, x: 300, y: 24 },
      { id: "c3", text: "왼쪽 위", by: "m7", x: 24, y: 40 },
    ],
  });
  await page.viewport(900, 700);
  await render(
    <PadDataContext value={data}>
      <Board />
    </PadDataContext>,
  );
  return data;
}

const handle = () => page.getByRole("button", { name: "카드 옮기기" });
const spotOf = ({ store }: PadData) => {
  const { x, y } = store.rows(padCardKind).get("c2") ?? {};
  return [x, y];
};
const readTexts = () =>
  page
    .getByRole("article")
    .getByRole("paragraph")
    .elements()
    .map(({ textContent }) => textContent);

function drag(byX: number, byY: number, end = "pointerup"): void {
  const element = handle().element();
  const { x, y } = element.getBoundingClientRect();
  const tell = (type: string, clientX: number, clientY: number): void => {
    const pointer = { pointerId: 4, pointerType: "touch", bubbles: true };
    element.dispatchEvent(new PointerEvent(type, { ...pointer, clientX, clientY }));
  };
  tell("pointerdown", x + 10, y + 10);
  for (let part = 1; part <= 5; part += 1) {
    tell("pointermove", x + 10 + (byX * part) / 5, y + 10 + (byY * part) / 5);
  }
  tell(end, x + 10 + byX, y + 10 + byY);
}

describe("the free canvas", () => {
  it("is read from the upper left, and only own cards have a handle", async () => {
    await open();

    expect(readTexts()).toEqual(["왼쪽 위", "내 것", "아래"]);
    expect(handle().elements()).toHaveLength(1);
  });

  it("moves a card by its handle, and writes its place once when it is put down", async () => {
    const data = await open();
    const before = data.store.pending().length;

    drag(100, 260);

    await expect.poll(() => spotOf(data)).toEqual([400, 284]);
    expect(data.store.pending().length).toBe(before + 1);
    await expect.poll(readTexts).toEqual(["왼쪽 위", "아래", "내 것"]);
  });

  it("leaves the card where it was when the browser takes the finger away", async () => {
    const data = await open();

    drag(100, 260, "pointercancel");

    expect(spotOf(data)).toEqual([300, 24]);
    await expect.element(handle()).toHaveAttribute("aria-pressed", "false");
  });

  it("takes a card up by a tap, and puts it where the next tap is", async () => {
    const data = await open();

    await handle().click();
    await expect.element(page.getByText("놓을 곳을 눌러 주세요")).toBeVisible();
    const sheet = document.querySelector(".pad-canvas-sheet");
    const box = sheet?.getBoundingClientRect() ?? new DOMRect();
    sheet?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, clientX: box.left + 500, clientY: box.top + 400 }),
    );

    // Its handle lies below the finger.
    await expect.poll(() => spotOf(data)).toEqual([500 - 240 + 22, 400 - 22]);
    await expect.element(page.getByText("놓을 곳을 눌러 주세요")).not.toBeInTheDocument();
  });

  it("moves by the arrow keys and keeps the focus, whoever it passes", async () => {
    const data = await open();
    const element = handle().element();
    if (element instanceof HTMLElement) element.focus();

    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    await expect.poll(() => spotOf(data)).toEqual([308, 64]);
    await userEvent.keyboard(
      "{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}",
    );

    await expect.poll(() => spotOf(data)).toEqual([308, 264]);
    await expect.element(handle()).toHaveFocus();
  });

  it("shows all cards at once, and comes nearer again", async () => {
    await open();
    const cards = document.querySelector<HTMLElement>(".pad-canvas-cards");

    await page.getByRole("button", { name: "작게 보기" }).click();
    expect(cards?.style.transform).toBe("scale(0.8)");
    await page.getByRole("button", { name: "크게 보기" }).click();
    expect(cards?.style.transform).toBe("scale(1)");
    await page.viewport(390, 600);
    await page.getByRole("button", { name: "한눈에 보기" }).click();

    const place = document.querySelector(".pad-canvas-place");
    await expect.poll(() => (place?.scrollWidth ?? 1) <= (place?.clientWidth ?? 0)).toBe(true);
  });

  it("comes nearer with two fingers, and what lies between them stays there", async () => {
    await open();
    const place = document.querySelector(".pad-canvas-place");
    const cards = document.querySelector<HTMLElement>(".pad-canvas-cards");
    const card = () => page.getByRole("article").nth(1).element().getBoundingClientRect();
    if (!place) throw new Error("no canvas");
    const middle = { x: card().left, y: card().top };
    const tell = (type: string, apart: number): void => {
      const touches = [-1, 1].map(
        (side, identifier) =>
          new Touch({
            identifier,
            target: place,
            clientX: middle.x + (side * apart) / 2,
            clientY: middle.y,
          }),
      );
      place.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    tell("touchstart", 100);
    tell("touchmove", 140);

    await expect.poll(() => cards?.style.transform).toBe("scale(1.4)");
    expect(Math.abs(card().left - middle.x)).toBeLessThan(2);
    expect(Math.abs(card().top - middle.y)).toBeLessThan(2);
    tell("touchmove", 10);
    await expect.poll(() => cards?.style.transform).toBe("scale(0.25)");
  });
});
