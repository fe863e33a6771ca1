import type { ReactNode } from "react";

/** A label over a control that names itself: several buttons side by side. */
export function Choice(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`flex flex-col ${props.className ?? ""}`}>
      <span aria-hidden="true" className="mb-1.5 text-14 font-semibold text-fg-2">
        {props.label}
      </span>
      {props.children}
    </div>
  );
}
