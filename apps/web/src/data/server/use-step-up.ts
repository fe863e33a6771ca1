import { createContext, use } from "react";
import type { ServerAnswer } from "./ask-wordless.ts";

/** What a teacher is about to do, as the question 「본인 확인」 tells it. */
export interface StepUpQuestion {
  /** Why it is asked: 「학생 정보가 한꺼번에 나가는 일이라 …」. */
  readonly why: string;
  /** What it is about, on a line of its own: a file's name and size. */
  readonly about?: string | undefined;
  /** Names the act that follows: 「내려받기」. */
  readonly actLabel: string;
  /** The server has refused the act already, so a fresh sign-in does not do. */
  readonly isNeeded: boolean;
  /** What may not be the account's password, and what is said where it is. */
  readonly refused?: { readonly password: string; readonly sentence: string };
}

/** Asks who sits here, so that a screen that was left open is not enough; whether it was the teacher. */
export type AskWho = (question: StepUpQuestion) => Promise<boolean>;

export const StepUpContext = createContext<AskWho | undefined>(undefined);

/** The question 「본인 확인」. Throws where the page was not given one: that is a bug. */
export function useStepUp(): AskWho {
  const ask = use(StepUpContext);
  if (!ask) throw new Error("useStepUp needs StepUpContext above it");
  return ask;
}

/** Asks the server, and who sits here first where the server wants to know; undefined where that was not the teacher. */
export function useProvenAsk(): <T>(
  send: () => ServerAnswer<T>,
  question: Omit<StepUpQuestion, "isNeeded">,
) => Promise<Awaited<ServerAnswer<T>> | undefined> {
  const askWho = useStepUp();
  return async (send, question) => {
    const answer = await send();
    if (answer.ok || answer.refusal.code !== "StepUpNeeded") return answer;
    return (await askWho({ ...question, isNeeded: true })) ? send() : undefined;
  };
}
