import { showToast } from "./toast.ts";

/** Says that 되돌리기 of 변경 이력 happened, with the way back. */
export function showReverted(sentence: string, onRedo: () => void): void {
  showToast.success(sentence, {
    id: "undo",
    action: { label: "다시 바꾸기", onAct: onRedo },
  });
}
