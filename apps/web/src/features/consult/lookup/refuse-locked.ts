import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** Whether some of these are locked, which is said then: nothing leaves without its words. */
export function refuseLocked(
  consults: readonly KeptConsult[],
  act: "복사하지" | "내려받지" | "인쇄하지",
): boolean {
  const locked = consults.filter(({ isLocked }) => isLocked).length;
  if (locked > 0)
    showToast.error(
      `잠긴 기록이 ${locked}건 있어 ${act} 않았어요. 「기록 열기」를 한 뒤에 다시 눌러 주세요.`,
    );
  return locked > 0;
}
