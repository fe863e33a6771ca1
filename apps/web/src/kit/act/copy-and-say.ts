import { copyText } from "../../platform/clipboard.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/**
 * Copies a text and says that it did, or what to do where the browser refuses. True when it is copied.
 *
 * ```ts
 * void copyAndSay(link.address, "주소를 복사했어요");
 * ```
 */
export async function copyAndSay(
  text: string,
  done: string,
  instead = "글을 끌어서 고른 다음 복사해 주세요.",
): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) showToast.success(done);
  else showToast.error(`복사하지 못했어요. ${instead}`);
  return isCopied;
}
