import { useState, type ReactNode } from "react";

/** 자리 바꾸기 on the stage: two seats one after the other change who sits there. */
export function useSwapping(swap: (one: string, other: string) => void) {
  const [isOn, setOn] = useState(false);
  const [held, setHeld] = useState<string>();
  return {
    isOn,
    held,
    toggle: (): void => {
      setOn(!isOn);
      setHeld(undefined);
    },
    press: (seat: string): void => {
      if (held !== undefined && held !== seat) swap(held, seat);
      setHeld(held === undefined ? seat : undefined);
    },
  };
}

export type Swapping = ReturnType<typeof useSwapping>;

/** A seat of the stage, to be pressed while seats are swapped. */
export function SwapPress(props: {
  readonly swapping: Swapping;
  readonly seat: string;
  readonly children: ReactNode;
}) {
  const { swapping, seat, children } = props;
  if (!swapping.isOn) return children;
  return (
    <button
      type="button"
      aria-pressed={swapping.held === seat}
      onClick={() => swapping.press(seat)}
      className="press grid min-h-0 min-w-0 rounded-[--spacing(7)] aria-pressed:outline-8 aria-pressed:-outline-offset-6 aria-pressed:outline-warm"
    >
      {children}
    </button>
  );
}
