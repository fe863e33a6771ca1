import { padStrokeKind, WHITEBOARD } from "@damim/domain/pad/card/pad-stroke.ts";
import { decodeStrokePoints } from "@damim/domain/pad/card/stroke-points.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { paintStroke } from "../drawing/ink-stroke.ts";

/** Sharp on the classroom's screen and in print. */
const SCALE = 2;

/** All of the whiteboard as a PNG on white paper; nothing where the browser has no canvas to spare. */
export function toPicture({ store }: Pick<PadData, "store">): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = WHITEBOARD.width * SCALE;
  canvas.height = WHITEBOARD.height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(undefined);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, WHITEBOARD.width, WHITEBOARD.height);
  const rows = [...store.rows(padStrokeKind).values()];
  for (const row of rows.toSorted((a, b) => (a.order < b.order ? -1 : 1))) {
    paintStroke(pen, { ...row, points: decodeStrokePoints(row.points) }, true);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
  });
}
