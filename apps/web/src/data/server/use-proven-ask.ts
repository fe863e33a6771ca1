import type { ServerAnswer } from "./ask-server.ts";
import { useStepUp, type StepUpQuestion } from "./use-step-up.ts";

/** Asks the server, and who sits here first where the server wants to know; undefined where that was not the teacher. */
export function useProvenAsk(): <T>(
  send: () => ServerAnswer<T>,
  question: Omit<StepUpQuestion, "isNeeded">,
) => Promise<Awaited<ServerAnswer<T>> | undefined> {
  const askWho = useStepUp();
  return async (send, question) => {
    const answer = await send();
    const isProofLacking =
      !answer.ok && answer.refusal.type === "ServerSaid" && answer.refusal.code === "StepUpNeeded";
    if (!isProofLacking) return answer;
    return (await askWho({ ...question, isNeeded: true })) ? send() : undefined;
  };
}
