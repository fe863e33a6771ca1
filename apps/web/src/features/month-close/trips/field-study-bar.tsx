import type { FieldStudyAccount } from "@damim/domain/field-study/field-study-ledger.ts";

/** Used, running and planned days of the year's allowance; the words below say the same. */
export function FieldStudyBar(props: {
  readonly account: Pick<FieldStudyAccount, "used" | "running" | "planned" | "allowed">;
}) {
  const { used, running, planned, allowed } = props.account;
  const total = Math.max(allowed, used + running + planned, 1);
  const share = (days: number): string => `${(days / total) * 100}`;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-pill bg-sunken"
    >
      <rect width={share(used)} height="4" className="fill-fg-3" />
      <rect x={share(used)} width={share(running)} height="4" className="fill-brand" />
      <rect
        x={share(used + running)}
        width={share(planned)}
        height="4"
        className="fill-brand-line"
      />
    </svg>
  );
}
