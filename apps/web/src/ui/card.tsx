import { useId, type ReactNode } from "react";

export interface CardProps {
  readonly title?: string;
  /** At the right of the title: a count or a small action. */
  readonly titleEnd?: ReactNode;
  /** Without padding, for a table or a grid that reaches the edges. */
  readonly isFlush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A quiet surface with a hairline and no shadow. With a title it is a region of that name. */
export function Card({ title, titleEnd, isFlush = false, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={`rounded-card border border-line-2 bg-surface ${isFlush ? "overflow-hidden" : "p-5 max-sm:p-4"} ${className ?? ""}`}
    >
      {title !== undefined && (
        <div
          className={`flex items-center justify-between gap-3 ${isFlush ? "px-5 pt-5 pb-3" : "mb-3"}`}
        >
          <h2 id={id} className="text-17 font-bold">
            {title}
          </h2>
          <div className="text-14 font-semibold text-fg-2">{titleEnd}</div>
        </div>
      )}
      {children}
    </section>
  );
}
