import { DrawStage } from "./draw-stage.tsx";

/** One name by one button, from the phone in the hand. */
export function Component() {
  return <DrawStage title="간단 뽑기" isSimple />;
}
