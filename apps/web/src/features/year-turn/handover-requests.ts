import type { HandoversReply } from "@damim/domain/handover/handover.ts";
import { useState } from "react";
import { askServer, sayTrouble, type ServerAnswer } from "../../data/server/ask-server.ts";

/** What this teacher gave and may take, as only the server knows. */
export const askHandovers = () => askServer<HandoversReply>("GET", "handovers");

const AWAY =
  "서버에 연결하지 못했어요. 바뀐 것은 없고, 적은 글은 이 기기에 있어요. 인터넷이 연결되면 다시 눌러 주세요.";

/** One act at a time, with the sentence of why it was not done. */
export function useAsking() {
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return {
    trouble,
    setTrouble,
    isBusy,
    run: async <T>(ask: () => ServerAnswer<T>): Promise<T | undefined> => {
      setBusy(true);
      setTrouble(undefined);
      const answer = await ask();
      setBusy(false);
      if (answer.ok) return answer.value;
      setTrouble(sayTrouble(answer.refusal, AWAY));
      return undefined;
    },
  };
}
