import type { AiEnd } from "@damim/domain/ai-writing/ai-wire.ts";
import { countTokensAbout } from "@damim/domain/ai-writing/build-prompt.ts";
import type { AiMessage } from "../../data/server/ai-requests.ts";

export const AI_AWAY = "인터넷에 연결하지 못했어요. 쓰던 글은 그대로 있어요. 프롬프트 복사는 돼요.";

/** How a question ended; counted by letters where the connection broke before the server said so. */
export function toAiEnd(
  told: AiEnd | undefined,
  asked: {
    readonly messages: readonly AiMessage[];
    readonly whole: string;
    readonly startedAt: number;
  },
): AiEnd {
  const { messages, whole, startedAt } = asked;
  return (
    told ?? {
      state: "cut",
      tokensIn: countTokensAbout(messages.map(({ content }) => content).join("\n\n")),
      tokensOut: countTokensAbout(whole),
      isAbout: true,
      ms: Math.round(performance.now() - startedAt),
    }
  );
}
