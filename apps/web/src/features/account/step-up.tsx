import { createContext, use, useState, type ReactNode } from "react";
import { lazyOverlay } from "../../ui/lazy-overlay.ts";
import type { SignInWays } from "./fetch-sign-in-ways.ts";
import type { WayAnswer } from "./way-requests.ts";

const StepUpDialog = lazyOverlay(() =>
  import("./step-up-dialog.tsx").then((file) => file.StepUpDialog),
);

/** Asks the server for something; where it wants to know first who sits here, the teacher is asked. */
type RunSteppedUp = <T>(
  ask: () => WayAnswer<T>,
  onAnswer: (answer: Awaited<WayAnswer<T>>) => void,
) => Promise<void>;

const StepUpContext = createContext<RunSteppedUp | undefined>(undefined);

/** The question 「본인 확인」 for everything below it. */
export function StepUpProvider(props: { readonly ways: SignInWays; readonly children: ReactNode }) {
  const { ways, children } = props;
  const [waiting, setWaiting] = useState<() => void>();
  const [isOpen, setOpen] = useState(false);
  const run: RunSteppedUp = async (ask, onAnswer) => {
    const answer = await ask();
    if (answer.ok || answer.refusal.type !== "StepUpNeeded") {
      onAnswer(answer);
      return;
    }
    setWaiting(() => () => void ask().then(onAnswer));
    setOpen(true);
  };
  return (
    <StepUpContext value={run}>
      {children}
      <StepUpDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        ways={ways}
        onConfirmed={() => {
          setOpen(false);
          waiting?.();
        }}
      />
    </StepUpContext>
  );
}

export function useStepUp(): RunSteppedUp {
  const run = use(StepUpContext);
  if (!run) throw new Error("no StepUpProvider above");
  return run;
}
