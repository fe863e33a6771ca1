import type { HandoversReply } from "@damim/domain/handover/handover.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useAsking } from "../../kit/server/use-asking.ts";

/** What this teacher gave and may take, as only the server knows. */
export const askHandovers = () => askServer<HandoversReply>("GET", "handovers");

/** One act at a time, with the sentence of why it was not done. */
export const useHandoverAsking = () =>
  useAsking(
    "서버에 연결하지 못했어요. 바뀐 것은 없고, 적은 글은 이 기기에 있어요. 인터넷이 연결되면 다시 눌러 주세요.",
  );
