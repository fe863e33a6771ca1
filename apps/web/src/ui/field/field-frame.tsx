import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface FieldTexts {
  /** The name of the field, above it. */
  readonly label: string;
  /** Keeps the label for screen readers only, where the place already says what it is. */
  readonly isLabelHidden?: boolean;
  /** One quiet line below: what is expected. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do, in place of the hint. */
  readonly error?: string | undefined;
}

export type FieldSize = "large" | "normal" | "dense";

/** Height, padding and radius by size: 52 on a page, 48 in dialogs, 44 in dense rows. */
export const fieldHeight: Record<FieldSize, string> = {
  large: "h-13 rounded-ctl px-4",
  normal: "h-12 rounded-ctl px-4",
  dense: "h-11 rounded-chip px-3",
};

/** The box of every field. The inner shadow thickens the border to 2 px without moving the text. */
export const fieldBox =
  "w-full min-w-0 border border-field bg-surface text-16 text-fg outline-2 outline-transparent transition-[border-color,box-shadow] duration-quick focus-within:border-brand focus-within:shadow-[inset_0_0_0_1px_var(--brand)] disabled:opacity-40 has-disabled:opacity-40 aria-invalid:border-danger has-aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] has-aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]";

export interface FieldIds {
  readonly fieldId: string;
  readonly describedBy: string | undefined;
  readonly messageId: string;
}

/** The ids that tie a control to its label and its line below. */
export function useFieldIds({ hint, error }: Pick<FieldTexts, "hint" | "error">): FieldIds {
  const id = useId();
  const messageId = `${id}-message`;
  return { fieldId: `${id}-field`, messageId, describedBy: hint || error ? messageId : undefined };
}

export interface FieldFrameProps extends FieldTexts {
  readonly ids: FieldIds;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, control, hint or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden = false, hint, error, ids, className, children } = props;
  return (
    <div className={`flex min-w-0 flex-col ${className ?? ""}`}>
      <label
        htmlFor={ids.fieldId}
        className={isLabelHidden ? "sr-only" : "mb-1.5 text-14 font-semibold text-fg-2"}
      >
        {label}
      </label>
      {children}
      {error ? (
        <p
          id={ids.messageId}
          className="mt-1.5 flex items-start gap-1.5 text-14 font-semibold text-danger"
        >
          <CircleAlert size={16} className="mt-[0.2em] shrink-0" aria-hidden />
          {error}
        </p>
      ) : (
        hint && (
          <p id={ids.messageId} className="mt-1.5 text-14 text-fg-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
