import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { useProvenAsk } from "../../../data/server/use-step-up.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { askAdmin, type AdminWish } from "./admin-requests.ts";

interface AdminAct extends AdminWish {
  /** Names it in the question 「본인 확인」. */
  readonly actLabel: string;
  /** What is said when it is done. */
  readonly sentence: string;
}

/** Does what an admin decided; asks who sits here where the server wants to know, and says what came of it. */
export function useAdminAct(): <T>(act: AdminAct) => Promise<T | undefined> {
  const ask = useProvenAsk();
  return async <T>({ actLabel, sentence, ...wish }: AdminAct) => {
    const why = "모든 선생님께 영향을 주는 일이라 본인인지 확인해요.";
    const answer = await ask(() => askAdmin<T>(wish), { why, actLabel });
    if (!answer) return undefined;
    if (answer.ok) {
      showToast.success(sentence);
      return answer.value;
    }
    const away = "인터넷이 끊겨 처리하지 못했어요. 바뀐 것은 없어요. 연결된 뒤에 다시 눌러 주세요.";
    showToast.error(sayTrouble(answer.refusal, away));
    return undefined;
  };
}
