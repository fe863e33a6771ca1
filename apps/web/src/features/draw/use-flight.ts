import { useEffect, useEffectEvent, useState } from "react";

/** 900 ms. */
const STEPS = 15;
const STEP_MS = 60;
/** Neighbours of the roster do not follow each other. */
const STRIDE = 7;

/** Names that fly by before a result that is fixed already; for show alone, and never another's than a member's. */
export function useFlight(names: readonly string[], onLanding: () => void) {
  const [step, setStep] = useState(0);
  const land = useEffectEvent(onLanding);
  useEffect(() => {
    if (step === 0) return;
    const timer = setTimeout(() => {
      setStep(step < STEPS ? step + 1 : 0);
      if (step === STEPS) land();
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return {
    name: step === 0 ? undefined : names[(step * STRIDE) % names.length],
    begin: (): void => {
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches && names.length > 1) setStep(1);
      else onLanding();
    },
    end: (): void => {
      setStep(0);
      onLanding();
    },
  };
}
