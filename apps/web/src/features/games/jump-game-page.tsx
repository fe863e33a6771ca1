import { jumpRules, RUNNER, UNIT, type JumpWorld } from "@damim/domain/games/jump-world.ts";
import { GameStage } from "./game-stage.tsx";
import { between, paintBox, paintFriend, paintLand, type Colour, type Paint } from "./paint.ts";

const blockColours: readonly Colour[] = ["brand", "rose", "yolk", "lilac"];

/** 점프게임. */
export function Component() {
  return (
    <GameStage
      game="jump"
      rules={jumpRules}
      paint={paintJump}
      how="칠판을 누르거나 스페이스 키로 뛰어요"
    />
  );
}

function paintJump(paint: Paint, before: JumpWorld, after: JumpWorld, part: number): void {
  const moved = between(before.distance, after.distance, part);
  const y = between(before.y, after.y, part);
  const left = RUNNER.at / UNIT;
  paintLand(paint, moved);
  for (const [index, { at, width, height }] of after.blocks.entries()) {
    const x = at / UNIT - moved + left;
    if (x > paint.width || x + width / UNIT < 0) continue;
    const colour = blockColours[index % blockColours.length] ?? "brand";
    paintBox(paint, { x, y: 0, width: width / UNIT, height: height / UNIT }, colour);
  }
  const size = RUNNER.width / UNIT;
  paintFriend(paint, { x: left, y, size, pace: y > 0 ? 0.6 : moved / 24 });
}
