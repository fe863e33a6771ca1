import { useId, type ReactNode } from "react";

/** A label at the left and its controls; on a phone above them. */
export function FieldRow(props: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-3 gap-y-1 sm:grid-cols-[3.75rem_minmax(0,1fr)]"
    >
      <div id={id} className="text-14 font-semibold text-fg-2 sm:pt-3">
        {props.label}
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-1.5">{props.children}</div>
    </fieldset>
  );
}
