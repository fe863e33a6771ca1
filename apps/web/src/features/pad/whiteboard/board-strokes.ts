import { createRow, removeRow } from "@damim/sync/change.ts";
import {
  MOST_POINTS_IN_STROKE,
  padStrokeKind,
  type PadStroke,
} from "@damim/domain/pad/card/pad-stroke.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import {
  decodeStrokePoints,
  encodeStrokePoints,
  type StrokePoint,
} from "@damim/domain/pad/card/stroke-points.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { chance, newId } from "../../../platform/random.ts";
import { addPoint, touchesStroke, type InkStroke } from "../drawing/ink-stroke.ts";
import type { Pen } from "../drawing/inks.ts";

type StrokeRow = PadStroke & { readonly id: string };

/** The strokes that stand on the whiteboard, and those that this device's own pen makes. */
export interface BoardStrokes {
  /** In the order in which they lie; the same objects until a stroke goes. */
  list(): readonly InkStroke[];
  /** The one under the own pen. */
  readonly current: InkStroke | undefined;
  /** Whether there is a stroke of this page to take back. */
  readonly canUndo: boolean;
  down(pen: Pen, point: StrokePoint): void;
  move(points: readonly StrokePoint[]): void;
  up(): void;
  cancel(): void;
  undo(): void;
}

/** Reach of the eraser beside the line, px of the board. */
const ERASER_REACH = 12;

/**
 * Opens the whiteboard of a room. A stroke is a row the moment the pen is lifted, with or without a network. Pupils
 * rub out what is theirs, the teacher anything.
 */
export function openBoardStrokes(data: PadData): BoardStrokes {
  const { store, me, role, now } = data;
  const decoded = new WeakMap<object, InkStroke>();
  const mine: string[] = [];
  let isErasing = false;
  let points: StrokePoint[] = [];
  let current: InkStroke | undefined;
  let pen: Pen | undefined;

  const rows = (): readonly StrokeRow[] =>
    [...store.rows(padStrokeKind).values()].toSorted(byOrder);
  const decode = (row: StrokeRow): InkStroke => {
    const known = decoded.get(row);
    if (known) return known;
    const { id, ink, width } = row;
    const stroke = { id, ink, width, points: decodeStrokePoints(row.points) };
    decoded.set(row, stroke);
    return stroke;
  };
  // A row that the server has not answered yet does not say whose it is: it is of this device.
  const isMine = ({ by }: Partial<StrokeRow>): boolean => by === undefined || by === me;
  const erase = (at: StrokePoint): void => {
    const gone = rows().filter(
      (row) => (role === "teacher" || isMine(row)) && touchesStroke(decode(row), at, ERASER_REACH),
    );
    if (gone.length === 0) return;
    void store.write(gone.map(({ id }) => removeRow(padStrokeKind.name, id)));
  };
  const begin = ({ ink, width }: Pen, point: StrokePoint): void => {
    points = [point];
    current = { id: newId(now()), ink, width, points };
  };
  const finish = (): void => {
    if (!current) return;
    const { id, ink, width } = current;
    current = undefined;
    mine.push(id);
    const order = placeBetween(rows().at(-1)?.order, undefined, chance);
    void store.write([
      createRow(padStrokeKind.name, id, {
        ink,
        width,
        points: encodeStrokePoints(points),
        order,
      }),
    ]);
  };
  const lastMine = (): string | undefined => {
    const strokes = store.rows(padStrokeKind);
    return mine.findLast((id) => strokes.has(id));
  };

  return {
    list: () => rows().map(decode),
    get current() {
      return current;
    },
    get canUndo() {
      return lastMine() !== undefined;
    },
    down(chosen, point) {
      pen = chosen;
      isErasing = chosen.tool === "eraser";
      if (isErasing) erase(point);
      else begin(chosen, point);
    },
    move(more) {
      if (isErasing) more.forEach(erase);
      if (!current) return;
      for (const point of more) {
        addPoint(points, point);
        if (points.length < MOST_POINTS_IN_STROKE || !pen) continue;
        // As long as a row may be: the line goes on in the next one.
        finish();
        begin(pen, point);
      }
    },
    up() {
      isErasing = false;
      finish();
    },
    cancel() {
      isErasing = false;
      current = undefined;
    },
    undo() {
      const id = lastMine();
      if (id !== undefined) void store.write([removeRow(padStrokeKind.name, id)]);
    },
  };
}

/** 모두 지우기, of the teacher. */
export function clearStrokes({ store }: Pick<PadData, "store">): void {
  const ids = [...store.rows(padStrokeKind).keys()];
  void store.write(ids.map((id) => removeRow(padStrokeKind.name, id)));
}

/** By plain comparison, as order keys want it. */
function byOrder(a: StrokeRow, b: StrokeRow): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
