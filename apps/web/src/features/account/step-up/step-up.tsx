import { useState, type ReactNode } from "react";
import {
  StepUpContext,
  type AskWho,
  type StepUpQuestion,
} from "../../../data/server/use-step-up.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { SignInWays } from "../fetch-sign-in-ways.ts";

const StepUpDialog = lazyOverlay(() => import("./step-up-dialog.tsx"), "StepUpDialog");

/** The question 「본인 확인」 for everything below it, by whatever this account can show. */
export function StepUpProvider(props: {
  /** Where the page knows them already; else they are asked for with the question. */
  readonly ways?: SignInWays | undefined;
  readonly children: ReactNode;
}) {
  const { ways, children } = props;
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask: AskWho = (question) =>
    new Promise((resolve) => {
      setAsked({ question, answer: resolve });
      setOpen(true);
    });
  const end = (isTeacher: boolean): void => {
    setOpen(false);
    asked?.answer(isTeacher);
  };
  return (
    <StepUpContext value={ask}>
      {children}
      <StepUpDialog
        isOpen={isOpen}
        onClose={() => end(false)}
        question={asked?.question}
        knownWays={ways}
        onConfirmed={() => end(true)}
      />
    </StepUpContext>
  );
}

interface Asked {
  readonly question: StepUpQuestion;
  readonly answer: (isTeacher: boolean) => void;
}
