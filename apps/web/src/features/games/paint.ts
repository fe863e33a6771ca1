import { UNIT } from "@damim/domain/games/jump-world.ts";

/** A canvas in points: (0, 0) is at the left of the floor, y goes up. */
export interface Paint {
  readonly context: CanvasRenderingContext2D;
  /** Points that can be seen to the right of 0, and above and below the floor. */
  readonly width: number;
  readonly above: number;
  readonly below: number;
  readonly colours: Readonly<Record<Colour, string>>;
}

const COLOURS = ["sky", "mint", "yolk", "rose", "lilac", "fg", "brand", "surface"] as const;
export type Colour = (typeof COLOURS)[number];
const tokens: Readonly<Record<Colour, string>> = {
  sky: "--chalk-sky",
  mint: "--chalk-mint",
  yolk: "--chalk-yolk",
  rose: "--chalk-rose",
  lilac: "--chalk-lilac",
  fg: "--board-fg",
  brand: "--board-brand",
  surface: "--surface",
};

const HEIGHT = 640;
const FLOOR = 150;
/** Who sees less to the right has no time to jump. */
const LEAST_WIDTH = 900;
const MOST_PIXELS = 2;

/** Fits the canvas to its box; nothing while it has no size. */
export function openPaint(canvas: HTMLCanvasElement): Paint | undefined {
  const { clientWidth, clientHeight } = canvas;
  const context = canvas.getContext("2d");
  if (!context || clientWidth === 0 || clientHeight === 0) return undefined;
  const ratio = Math.min(MOST_PIXELS, devicePixelRatio);
  const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const scale = Math.min(height / HEIGHT, width / LEAST_WIDTH);
  context.setTransform(scale, 0, 0, -scale, 0, height - FLOOR * scale);
  const style = getComputedStyle(canvas);
  return {
    context,
    width: width / scale,
    above: height / scale - FLOOR,
    below: FLOOR,
    colours: Object.fromEntries(
      COLOURS.map((colour) => [colour, style.getPropertyValue(tokens[colour])]),
    ) as Paint["colours"],
  };
}

/** Sky, hills that pass slowly, and the ground. `moved`: points the eye went to the right. */
export function paintLand({ context, width, above, below, colours }: Paint, moved: number): void {
  context.fillStyle = colours.sky;
  context.fillRect(0, 0, width, above);
  const hill = (far: number, every: number, radius: number, colour: Colour): void => {
    context.fillStyle = colours[colour];
    const offset = (moved * far) % every;
    for (let x = -offset - every; x < width + every; x += every) {
      context.beginPath();
      context.ellipse(x, 0, radius, radius * 0.6, 0, 0, Math.PI);
      context.fill();
    }
  };
  hill(0.1, 520, 300, "lilac");
  hill(0.25, 430, 210, "mint");
  context.fillStyle = colours.surface;
  context.fillRect(0, -below, width, below);
}

export function paintBox(
  { context, colours }: Paint,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: Colour,
  radius = 12,
): void {
  context.fillStyle = colours[colour];
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

/** A round friend on two feet; `x` is the left of the body, `y` its feet. */
export function paintFriend(
  { context }: Paint,
  {
    x,
    y,
    size,
    pace,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly pace: number },
): void {
  const radius = size / 2;
  // The colours of our face are the same by day and night.
  context.fillStyle = "#3b2506";
  for (const [foot, side] of [0.3, 0.7].entries()) {
    const lift = Math.max(0, Math.sin(pace + foot * Math.PI)) * 7;
    context.beginPath();
    context.ellipse(x + size * side, y + 4 + lift, 9, 5, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = "#ffb02e";
  context.beginPath();
  context.arc(x + radius, y + radius + 4, radius - 2, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = "#3b2506";
  for (const side of [0.48, 0.76]) {
    context.beginPath();
    context.ellipse(x + size * side, y + size * 0.66, 3.5, 5.5, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = "#3b2506";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  context.arc(x + size * 0.62, y + size * 0.5, size * 0.12, Math.PI * 1.15, Math.PI * 1.85);
  context.stroke();
}

/** Between two steps, in points. */
export function between(before: number, after: number, part: number): number {
  return (before + (after - before) * part) / UNIT;
}
