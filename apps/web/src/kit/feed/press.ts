import { sayTrouble, type ServerAnswer } from "../../data/server/ask-wordless.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/** A press that did not reach the server. */
export const NOT_SENT = "인터넷이 연결되지 않아 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.";

/** A press that the server answers: says what came of it. Whether it was done. */
export async function press(answer: ServerAnswer<unknown>, done?: string): Promise<boolean> {
  const sent = await answer;
  if (!sent.ok) showToast.error(sayTrouble(sent.refusal, NOT_SENT));
  else if (done !== undefined) showToast.success(done);
  return sent.ok;
}
