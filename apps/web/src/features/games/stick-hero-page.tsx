import { UNIT } from "@damim/domain/games/jump-world.ts";
import {
  DROP_STEPS,
  FALL_STEPS,
  findEdge,
  stickRules,
  type StickWorld,
} from "@damim/domain/games/stick-world.ts";
import { GameStage } from "./game-stage.tsx";
import { between, paintBox, paintFriend, paintLand, type Paint } from "./paint.ts";

const SIZE = 56;
/** Where the pillar stands that the eye rests on. */
const LEFT = 60;

/** 스틱히어로. */
export function Component() {
  return (
    <GameStage
      game="stick"
      rules={stickRules}
      paint={paintStick}
      how="누르고 있으면 막대가 길어져요. 놓으면 다음 기둥으로 건너가요"
    />
  );
}

function paintStick(paint: Paint, before: StickWorld, after: StickWorld, part: number): void {
  const { context, colours, below } = paint;
  const { pillars, on, phase, since } = after;
  const walker = between(before.walker, after.walker, part);
  const length = between(before.length, after.length, part);
  const edge = findEdge(pillars, on) / UNIT;
  const base = (pillars[on]?.at ?? 0) / UNIT;
  // The eye follows the walker to the next pillar.
  const ahead = phase === "walk" || phase === "fall" ? Math.max(0, walker - edge) : 0;
  const eye = base + ahead - LEFT;
  paintLand(paint, eye);
  for (const { at, width } of pillars) {
    const x = at / UNIT - eye;
    if (x > paint.width || x + width / UNIT < 0) continue;
    paintBox(paint, { x, y: -below, width: width / UNIT, height: below }, "brand", 6);
    paintBox(paint, { x: x + width / UNIT / 2 - 7, y: -8, width: 14, height: 8 }, "yolk", 2);
  }
  if (length > 0) {
    const isDown = phase === "walk" || phase === "fall";
    const turned = phase === "drop" ? Math.min(1, (since + part) / DROP_STEPS) : isDown ? 1 : 0;
    context.save();
    context.translate(edge - eye, 0);
    context.rotate((-turned * Math.PI) / 2);
    context.fillStyle = colours.fg;
    context.fillRect(-3, 0, 6, length);
    context.restore();
  }
  const fallen = phase === "fall" ? ((since + part) / FALL_STEPS) ** 2 * (below + SIZE) : 0;
  const pace = phase === "walk" ? walker / 18 : 0.6;
  paintFriend(paint, { x: walker - SIZE - eye, y: -fallen, size: SIZE, pace });
}
