import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import type { CardDraft } from "../card/card-draft.ts";
import { DrawingEditor } from "./drawing-editor.tsx";

afterEach(() => localStorage.clear());

const paper = () => page.getByRole("application", { name: "그림판" });
const button = (name: string) => page.getByRole("button", { name });

/** As a finger does it, from one place of the paper (0–1) to another. */
function drawLine(from: readonly [number, number], to: readonly [number, number]): void {
  const element = paper().element();
  const box = element.getBoundingClientRect();
  const tell = (type: string, [x, y]: readonly [number, number]): void => {
    const at = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
    const pointer = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true };
    element.dispatchEvent(new PointerEvent(type, { ...at, ...pointer }));
  };
  tell("pointerdown", from);
  for (let part = 1; part <= 10; part += 1) {
    const at = (axis: 0 | 1): number => from[axis] + ((to[axis] - from[axis]) * part) / 10;
    tell("pointermove", [at(0), at(1)]);
  }
  tell("pointerup", to);
}

async function colorAt({ newFile }: CardDraft, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(newFile?.blob ?? new Blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const at = [Math.round(x * bitmap.width), Math.round(y * bitmap.height)] as const;
  return [...(pen?.getImageData(...at, 1, 1).data ?? [])].slice(0, 3).join(",");
}

async function open(initial?: CardDraft) {
  const onDone = vi.fn<(draft: CardDraft) => void>();
  const onCancel = vi.fn();
  const data = await buildPadData();
  const { unmount } = await render(
    <PadDataContext value={data}>
      <DrawingEditor {...(initial ? { initial } : {})} onDone={onDone} onCancel={onCancel} />
    </PadDataContext>,
  );
  const finish = async (): Promise<CardDraft> => {
    const before = onDone.mock.calls.length;
    await button("그림 넣기").click();
    await expect.poll(() => onDone.mock.calls.length).toBe(before + 1);
    const [draft] = onDone.mock.lastCall ?? [];
    if (!draft) throw new Error("no drawing came");
    return draft;
  };
  return { onDone, onCancel, finish, unmount };
}

const BLACK = "25,31,40";
const RED = "217,45,32";
const WHITE = "255,255,255";

describe("the drawing editor", () => {
  it("makes a picture of what a finger drew, with its description and the words beside it", async () => {
    const { finish } = await open({ type: "text", text: "우리 집" });

    drawLine([0.1, 0.5], [0.9, 0.5]);
    await page.getByRole("radio", { name: "빨강" }).click();
    drawLine([0.1, 0.2], [0.9, 0.2]);
    await page.getByRole("textbox", { name: "그림 설명" }).fill("빨간 지붕");
    const draft = await finish();

    expect(draft).toMatchObject({ type: "drawing", text: "우리 집", alt: "빨간 지붕" });
    expect(draft.newFile?.blob.type).toBe("image/png");
    expect(await colorAt(draft, 0.5, 0.5)).toBe(BLACK);
    expect(await colorAt(draft, 0.5, 0.2)).toBe(RED);
    expect(await colorAt(draft, 0.5, 0.8)).toBe(WHITE);
  });

  it("takes back, does again, rubs out and clears", async () => {
    const { finish } = await open();
    drawLine([0.1, 0.5], [0.9, 0.5]);
    drawLine([0.1, 0.2], [0.9, 0.2]);

    await button("되돌리기").click();
    expect(await colorAt(await finish(), 0.5, 0.2)).toBe(WHITE);
    await button("다시 하기").click();
    expect(await colorAt(await finish(), 0.5, 0.2)).toBe(BLACK);

    await button("지우개").click();
    drawLine([0.5, 0.45], [0.5, 0.55]);
    const rubbed = await finish();
    expect(await colorAt(rubbed, 0.3, 0.5)).toBe(WHITE);
    expect(await colorAt(rubbed, 0.3, 0.2)).toBe(BLACK);

    await button("모두 지우기").click();
    await expect.element(button("모두 지우기")).toBeDisabled();
    await button("되돌리기").click();
    expect(await colorAt(await finish(), 0.3, 0.2)).toBe(BLACK);
  });

  it("draws with the arrow keys", async () => {
    const { finish } = await open();
    const element = paper().element();
    if (element instanceof HTMLElement) element.focus();

    await userEvent.keyboard(" {Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift} ");
    const draft = await finish();

    expect(await colorAt(draft, 0.54, 0.5)).toBe(BLACK);
    expect(await colorAt(draft, 0.4, 0.5)).toBe(WHITE);
  });

  it("goes on with a drawing that is in the card already", async () => {
    const first = await open();
    drawLine([0.1, 0.5], [0.9, 0.5]);
    const before = await first.finish();
    await first.unmount();

    const again = await open(before);
    drawLine([0.1, 0.2], [0.9, 0.2]);
    await expect
      .poll(async () => colorAt(await again.finish(), 0.5, 0.5), { timeout: 20_000 })
      .toBe(BLACK);
    expect(await colorAt(await again.finish(), 0.5, 0.2)).toBe(BLACK);
  });

  it("keeps what was drawn over a reload, until it is in the card", async () => {
    const first = await open();
    drawLine([0.1, 0.5], [0.9, 0.5]);
    drawLine([0.1, 0.2], [0.9, 0.2]);
    await button("되돌리기").click();
    await first.unmount();

    const again = await open();
    const draft = await again.finish();
    await again.unmount();

    expect(await colorAt(draft, 0.5, 0.5)).toBe(BLACK);
    expect(await colorAt(draft, 0.5, 0.2)).toBe(WHITE);
    await open();
    await expect.element(button("모두 지우기")).toBeDisabled();
  });

  it("begins with white paper after a drawing was given up, or for another picture to draw on", async () => {
    const first = await open();
    drawLine([0.1, 0.5], [0.9, 0.5]);
    const ground = await first.finish();
    drawLine([0.1, 0.3], [0.9, 0.3]);
    await first.unmount();
    const other = await open(ground);
    await expect.element(button("모두 지우기")).toBeDisabled();
    await other.unmount();

    const same = await open();
    await expect.element(button("모두 지우기")).toBeEnabled();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "그만두기" }).click();
    await same.unmount();

    await open();
    await expect.element(button("모두 지우기")).toBeDisabled();
  });

  it("asks before Escape takes a drawing, and says when there is none yet", async () => {
    const { onCancel, onDone } = await open();
    await button("그림 넣기").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("아직 아무것도 그리지 않았어요.");
    expect(onDone).not.toHaveBeenCalled();

    drawLine([0.1, 0.5], [0.9, 0.5]);
    await userEvent.keyboard("{Escape}");
    expect(onCancel).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "그만두기" }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
