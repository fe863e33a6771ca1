import { DrawStage } from "./draw-stage.tsx";

/** 랜덤뽑기. */
export function Component() {
  return <DrawStage title="랜덤뽑기" />;
}
