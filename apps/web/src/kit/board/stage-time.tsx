import type { ComponentPropsWithRef } from "react";

/** How wide a digit is, with its part of the colon, in its own height. */
const DIGIT = 0.58;

/**
 * The time that a stage is about, never on two lines: as large as its place is wide, at most as `className` says.
 *
 * ```tsx
 * <StageTime role="timer" className="text-[length:--spacing(108)]">{shows}</StageTime>
 * ```
 */
export function StageTime(props: ComponentPropsWithRef<"p"> & { readonly children: string }) {
  const { children, className = "", ...rest } = props;
  return (
    <div className={`@container w-full min-w-0 ${className}`}>
      <p
        {...rest}
        className="leading-none font-extrabold tracking-display whitespace-nowrap tabular-nums"
        style={{
          fontSize: `min(1em, ${100 / (DIGIT * children.length)}cqi)`,
        }}
      >
        {children}
      </p>
    </div>
  );
}
