import { useEffect, useState } from "react";

export type Step = 1 | 2 | 3;

/**
 * One step of the page at a time; the browser's own way back goes a step back. A page that was loaded anew begins with
 * 번호·이름, and so does every step from before: it may be another family's by now.
 */
export function useStep() {
  const [step, setStep] = useState<Step>(1);
  useEffect(() => {
    const back = ({ state }: PopStateEvent): void => {
      const { step: asked, opened } = (state ?? {}) as Readonly<Record<string, unknown>>;
      const isOfThisLoad = opened === performance.timeOrigin;
      setStep(isOfThisLoad && (asked === 2 || asked === 3) ? asked : 1);
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  return {
    step,
    setStep,
    goToStep: (next: Step): void => {
      setStep(next);
      history.pushState({ step: next, opened: performance.timeOrigin }, "");
    },
  };
}
