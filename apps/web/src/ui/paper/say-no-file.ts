import { OutputLeft } from "../../platform/output-gate.ts";
import { showToast } from "../overlay/toast.ts";

/** For what went wrong while a file was made: what makes it comes with the first file. Nothing where somebody left it. */
export function sayNoFile(error: unknown): void {
  if (error instanceof OutputLeft) return;
  showToast.error("파일을 만들지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.");
}
