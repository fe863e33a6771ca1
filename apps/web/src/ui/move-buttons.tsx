import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "./button.tsx";

/** One of a list a step up or down, by keys and by touch; the end of the list says so and keeps the focus. */
export function MoveButtons(props: {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
}) {
  const { title, isFirst, isLast, onMove } = props;
  const steps = [
    { step: -1, label: `${title} 위로`, isEnd: isFirst, Icon: ArrowUp },
    { step: 1, label: `${title} 아래로`, isEnd: isLast, Icon: ArrowDown },
  ] as const;
  return steps.map(({ step, label, isEnd, Icon }) => (
    <IconButton
      key={step}
      label={label}
      icon={<Icon size={20} aria-hidden />}
      aria-disabled={isEnd}
      className="aria-disabled:opacity-40"
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        onMove(step);
        // A line that moved in the document has lost its focus.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    />
  ));
}
