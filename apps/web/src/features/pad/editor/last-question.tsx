import { useId, type ReactNode } from "react";

/** Before something goes that does not come back. */
export function LastQuestion(props: {
  /** Its name, where the question is not. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly stay: string;
  readonly act: string;
  readonly onStay: () => void;
  readonly onAct: () => void;
}) {
  const { label, children, stay, act, onStay, onAct } = props;
  const textId = useId();
  return (
    <div
      role="alertdialog"
      aria-label={label}
      aria-labelledby={label === undefined ? textId : undefined}
      className="flex flex-wrap items-center gap-2"
    >
      <p id={textId} className="flex-none basis-full font-semibold">
        {children}
      </p>
      <button
        type="button"
        className="pad-line-button flex-1"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was just asked, and this answer loses nothing
        autoFocus
        onClick={onStay}
      >
        {stay}
      </button>
      <button type="button" className="pad-line-button flex-1" data-tone="danger" onClick={onAct}>
        {act}
      </button>
    </div>
  );
}
