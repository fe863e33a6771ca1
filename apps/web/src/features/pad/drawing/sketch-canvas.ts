import { paintStroke, type InkStroke } from "./ink-stroke.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The finished strokes of a paper on one canvas, what is under the pens on another above it. */
export interface SketchCanvas {
  /** What lies below all strokes, filling the paper. */
  setGround(ground: ImageBitmap | undefined): void;
  /** Paints only what is new where strokes were only added, all anew where one went. */
  show(strokes: readonly InkStroke[]): void;
  /** Strokes that grow; painted with the next frame. */
  showLive(strokes: Iterable<InkStroke>): void;
  toBlob(): Promise<Blob | undefined>;
  close(): void;
}

export function openSketchCanvas(
  paper: Size,
  base: HTMLCanvasElement,
  live: HTMLCanvasElement,
): SketchCanvas {
  const [basePen, livePen] = [openPen(base, paper), openPen(live, paper)];
  let ground: ImageBitmap | undefined;
  let painted: readonly InkStroke[] = [];
  let growing: Iterable<InkStroke> = [];
  let frame: number | undefined;

  const paintGround = (): void => {
    basePen.fillStyle = "#fff";
    basePen.fillRect(0, 0, paper.width, paper.height);
    if (ground) basePen.drawImage(ground, 0, 0, paper.width, paper.height);
  };
  const paintLive = (): void => {
    frame = undefined;
    livePen.clearRect(0, 0, paper.width, paper.height);
    for (const stroke of growing) paintStroke(livePen, stroke, false);
  };
  paintGround();

  return {
    setGround(next) {
      ground = next;
      const all = painted;
      painted = [];
      paintGround();
      this.show(all);
    },
    show(strokes) {
      const isLonger = painted.every((stroke, index) => strokes[index] === stroke);
      if (!isLonger) paintGround();
      for (const stroke of isLonger ? strokes.slice(painted.length) : strokes) {
        paintStroke(basePen, stroke, true);
      }
      painted = strokes;
    },
    showLive(strokes) {
      growing = strokes;
      frame ??= requestAnimationFrame(paintLive);
    },
    toBlob: () =>
      new Promise((resolve) => {
        base.toBlob((blob) => resolve(blob ?? undefined), "image/png");
      }),
    close() {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

function openPen(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser has no canvas");
  return pen;
}
