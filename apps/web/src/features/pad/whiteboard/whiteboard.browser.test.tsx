import { createRow } from "@damim/sync/change.ts";
import { padStrokeKind } from "@damim/domain/pad/card/pad-stroke.ts";
import { decodeStrokePoints, encodeStrokePoints } from "@damim/domain/pad/card/stroke-points.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { HeardStrokePart, PadData, PadStrokePart } from "../../../data/pad/pad-data.ts";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { toPicture } from "./to-picture.ts";
import { Whiteboard } from "./whiteboard.tsx";

const board = () => page.getByRole("application", { name: "칠판" });
const button = (name: string) => page.getByRole("button", { name });
const strokesOf = ({ store }: PadData) => [...store.rows(padStrokeKind).values()];

/** A room where strokes are told: what goes out is kept, what comes in is said by `hear`. */
async function open(options: Parameters<typeof buildPadData>[0] = {}, mayDraw = true) {
  const told: PadStrokePart[] = [];
  const listeners = new Set<(part: HeardStrokePart) => void>();
  const built = await buildPadData({ room: { board: "whiteboard" }, ...options });
  const data: PadData = {
    ...built,
    now: () => performance.timeOrigin + performance.now(),
    tellStroke: (part) => void told.push(part),
    watchStrokes(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  await render(
    <PadDataContext value={data}>
      <Whiteboard mayDraw={mayDraw} />
    </PadDataContext>,
  );
  const hear = (part: HeardStrokePart) => listeners.forEach((listener) => listener(part));
  return { data, told, hear };
}

/** In px of the board. */
function point(type: string, x: number, y: number): void {
  const element = board().element();
  const box = element.getBoundingClientRect();
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 5,
      pointerType: "touch",
      bubbles: true,
      clientX: box.left + (x / 1_600) * box.width,
      clientY: box.top + (y / 900) * box.height,
    }),
  );
}

function drawLine(fromX: number, toX: number, y: number): void {
  point("pointerdown", fromX, y);
  for (let part = 1; part <= 20; part += 1)
    point("pointermove", fromX + ((toX - fromX) * part) / 20, y);
  point("pointerup", toX, y);
}

/** Whether there is ink at a place, on the sheet or under a pen. */
function hasInk(x: number, y: number): boolean {
  return [...document.querySelectorAll("canvas")].some((canvas) => {
    const [red = 255, , , alpha = 0] = canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [];
    return alpha > 0 && red < 128;
  });
}

const stroke = (id: string, y: number, by: string) =>
  createRow(padStrokeKind.name, id, {
    by,
    ink: "blue",
    width: 20,
    points: encodeStrokePoints([
      [100, y, 0],
      [800, y, 0],
      [1_500, y, 0],
    ]),
    order: `a${y}1`,
  });

describe("the whiteboard", () => {
  it("keeps a stroke as one row when the pen is lifted, and shows it before that", async () => {
    const { data } = await open();

    point("pointerdown", 200, 300);
    for (let x = 220; x <= 1_000; x += 20) point("pointermove", x, 300);
    await expect.poll(() => hasInk(600, 300)).toBe(true);
    expect(strokesOf(data)).toEqual([]);
    point("pointerup", 1_000, 300);

    const [row] = strokesOf(data);
    expect(row).toMatchObject({ ink: "black", width: 12 });
    const points = decodeStrokePoints(row?.points ?? "");
    expect(points[0]?.map((number) => Math.round(number / 10) * 10)).toEqual([200, 300, 0]);
    expect(points.length).toBeGreaterThan(30);
    await expect.poll(() => hasInk(600, 300)).toBe(true);
  });

  it("tells the others in parts that make the same line", async () => {
    const { data, told } = await open();

    point("pointerdown", 200, 300);
    for (let x = 220; x <= 600; x += 20) point("pointermove", x, 300);
    await expect.poll(() => told.length).toBeGreaterThan(1);
    point("pointerup", 600, 300);

    const parts = told.flatMap(({ points }) => decodeStrokePoints(points));
    const whole = decodeStrokePoints(strokesOf(data)[0]?.points ?? "");
    expect(parts).toEqual(whole.slice(0, parts.length));
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set([strokesOf(data)[0]?.id]));
    let next = 0;
    for (const { from, points } of told) {
      expect(from).toBe(next);
      next += decodeStrokePoints(points).length;
    }
  });

  it("shows a line of somebody else while it grows, and as their row once", async () => {
    const { data, hear } = await open();
    const part = { id: "s1", by: "m7", ink: "blue", width: 20 } as const;

    hear({
      ...part,
      from: 0,
      points: encodeStrokePoints([
        [100, 500, 0],
        [400, 500, 0],
      ]),
    });
    await expect.poll(() => hasInk(250, 500)).toBe(true);
    hear({
      ...part,
      from: 2,
      points: encodeStrokePoints([
        [800, 500, 0],
        [1_500, 500, 0],
      ]),
    });
    await expect.poll(() => hasInk(1_200, 500)).toBe(true);
    await data.store.write([stroke("s1", 500, "m7")]);
    await expect.poll(() => hasInk(1_400, 500)).toBe(true);

    await data.store.write([{ kind: padStrokeKind.name, id: "s1", set: { "~dead": true } }]);
    await expect.poll(() => hasInk(250, 500)).toBe(false);
  });

  it("lets pupils rub out what is theirs, and the teacher anything", async () => {
    const pupil = await open();
    await pupil.data.store.write([stroke("s1", 200, TEST_MEMBER), stroke("s2", 600, "m7")]);
    await button("지우개").click();
    for (const y of [200, 600]) drawLine(300, 320, y);
    expect(strokesOf(pupil.data).map(({ id }) => id)).toEqual(["s2"]);
  });

  it("lets the teacher rub out any line, or all after a question", async () => {
    const { data } = await open({ role: "teacher" });
    await data.store.write([200, 400, 600].map((y) => stroke(`s${y}`, y, "m7")));
    await button("지우개").click();
    drawLine(300, 320, 200);
    expect(strokesOf(data)).toHaveLength(2);

    await button("모두 지우기").click();
    expect(strokesOf(data)).toHaveLength(2);
    await page.getByRole("alertdialog").getByRole("button", { name: "모두 지우기" }).click();
    expect(strokesOf(data)).toEqual([]);
  });

  it("takes back own lines one by one, and never those of others", async () => {
    const { data } = await open();
    await data.store.write([stroke("s1", 600, "m7")]);
    drawLine(100, 900, 200);
    drawLine(100, 900, 300);

    await button("내 선 되돌리기").click();
    await expect.poll(() => strokesOf(data)).toHaveLength(2);
    await button("내 선 되돌리기").click();

    await expect.element(button("내 선 되돌리기")).toBeDisabled();
    expect(strokesOf(data).map(({ id }) => id)).toEqual(["s1"]);
  });

  it("only shows while the room is frozen", async () => {
    const { data } = await open({}, false);
    await data.store.write([stroke("s1", 200, "m7")]);
    drawLine(100, 900, 500);

    await expect.poll(() => hasInk(800, 200)).toBe(true);
    expect(strokesOf(data)).toHaveLength(1);
    await expect.element(page.getByRole("radio", { name: "빨강" })).not.toBeInTheDocument();
  });

  it("draws with the arrow keys", async () => {
    const { data } = await open();
    const element = board().element();
    if (element instanceof HTMLElement) element.focus();

    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift} ");

    const [row] = strokesOf(data);
    expect(decodeStrokePoints(row?.points ?? "")).toEqual([
      [800, 450, 0],
      [808, 450, 0],
      [816, 450, 0],
      [816, 490, 0],
    ]);
  });
});

describe("the whiteboard as a picture", () => {
  it("has every line in its ink on white paper, twice as sharp as the board", async () => {
    const { data } = await open();
    drawLine(200, 1_400, 450);
    await expect.poll(() => strokesOf(data).length).toBe(1);

    const bitmap = await createImageBitmap((await toPicture(data)) ?? new Blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const colorAt = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])];

    expect([bitmap.width, bitmap.height]).toEqual([3_200, 1_800]);
    expect(colorAt(1_600, 100)).toEqual([255, 255, 255, 255]);
    expect(colorAt(1_600, 900)).not.toEqual([255, 255, 255, 255]);
  });
});
