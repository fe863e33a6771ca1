import {
  contactOutcomes,
  type ContactOutcome,
} from "@damim/domain/morning/guardian-contact-record.ts";
import { Check } from "lucide-react";
import { useId } from "react";

const outcomes = Object.entries(contactOutcomes) as readonly [ContactOutcome, string][];

/** What came of a call: three equal parts, one tap and saved. */
export function OutcomeRadios(props: {
  readonly label: string;
  readonly value: ContactOutcome | undefined;
  readonly onChoose: (outcome: ContactOutcome) => void;
}) {
  const { label, value, onChoose } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="@container">
      <div className="grid grid-cols-3 gap-2">
        {outcomes.map(([outcome, words]) => (
          <label
            key={outcome}
            className="press relative flex h-12 items-center justify-center gap-1.5 rounded-ctl border border-line bg-surface text-15 font-semibold text-fg has-checked:border-fg has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={value === outcome}
              onChange={() => onChoose(outcome)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {value === outcome && <Check size={18} aria-hidden className="@max-[18rem]:hidden" />}
            {words}
          </label>
        ))}
      </div>
    </div>
  );
}
