import { Notice } from "./notice.tsx";

/** Why something was not done, read out at once. Nothing while there is nothing to say. */
export function Problem(props: {
  readonly children: string | undefined;
  /** Nothing is wrong with what was typed: it goes by itself. */
  readonly isMild?: boolean;
}) {
  const { children, isMild = false } = props;
  if (children === undefined) return null;
  return (
    <Notice tone={isMild ? "warm" : "danger"} isAlert>
      {children}
    </Notice>
  );
}
