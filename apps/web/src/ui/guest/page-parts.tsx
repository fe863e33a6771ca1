import { useEffect, useRef, type ReactNode } from "react";

/** Takes the focus when its step comes, so that a screen reader begins there. */
export function Heading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [children]);
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="px-0 text-28 font-extrabold tracking-display outline-none"
    >
      {children}
    </h1>
  );
}

/** What went wrong, in the place where it can be mended. */
export function Problem({
  title,
  children,
}: {
  readonly title?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div role="alert" className="mt-4 rounded-ctl bg-danger-weak px-4 py-3 text-14 text-danger">
      {title && <b className="block text-15">{title}</b>}
      {children}
    </div>
  );
}

/** Stays at the lower edge: what is chosen, and the one thing to press. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="다음으로"
      className="sticky bottom-0 mt-auto border-t border-line bg-surface px-5 pt-3.5 pb-[max(1.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </section>
  );
}
