import { useStepUp } from "../../../data/server/use-step-up.ts";
import type { WayAnswer } from "../way-requests.ts";

/** Asks the server for something; where it wants to know first who sits here, the teacher is asked. */
type RunSteppedUp = <T>(
  ask: () => WayAnswer<T>,
  onAnswer: (answer: Awaited<WayAnswer<T>>) => void,
) => Promise<void>;

/** Not answered at all when the teacher closes the question: then nothing was done. */
export function useSteppedUp(): RunSteppedUp {
  const askWho = useStepUp();
  return async (ask, onAnswer) => {
    const answer = await ask();
    if (answer.ok || answer.refusal.type !== "StepUpNeeded") return onAnswer(answer);
    const question = {
      why: "로그인 방법을 바꾸기 전에 선생님이 맞는지 확인할게요.",
      actLabel: "확인",
      isNeeded: true,
    };
    // Not waited for: whoever began the act may be pressed again while the question stands.
    void askWho(question).then(async (isTeacher) => isTeacher && onAnswer(await ask()));
  };
}
