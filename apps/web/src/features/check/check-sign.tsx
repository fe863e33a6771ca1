import type { CheckState } from "@damim/domain/check/check.ts";

const lines: Readonly<Record<CheckState, string>> = {
  O: "M19.5 12a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0z",
  X: "m5.5 5.5 13 13m0-13-13 13",
  late: "M12 4.5 20 19H4z",
  exempt: "M6 12h12",
};

/** O, X, △ and – drawn, because fonts draw them differently. Its place says the state in words. */
export function CheckSign({ state, size }: { readonly state: CheckState; readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="icon shrink-0"
      aria-hidden
    >
      <path d={lines[state]} />
    </svg>
  );
}
