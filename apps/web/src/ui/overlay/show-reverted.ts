import { showToast, type ToastUndo } from "./toast.ts";

/** Says that 되돌리기 of 변경 이력 happened, with the way back. */
export function showReverted(sentence: string, reverting: ToastUndo): void {
  showToast.success(sentence, {
    id: "undo",
    undo: reverting,
    undoLabel: "다시 바꾸기",
  });
}
