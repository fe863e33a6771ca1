import { toSentence } from "@damim/domain/base/result.ts";
import { readTime, timeMessages } from "@damim/domain/clocks/read-time.ts";
import { useState } from "react";

/** 「1:30」, 「90초」 and Enter. */
export function TimeField({ onTime }: { readonly onTime: (ms: number) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="flex items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const time = readTime(typed);
        if (time.ok) {
          onTime(time.value);
          setTyped("");
          setProblem(undefined);
        } else
          setProblem(
            // Of a lesson's end it is asked with the day's bells alone.
            toSentence(
              timeMessages,
              time.refusal.type === "TimeTooLong" ? time.refusal : { type: "TimeUnclear" },
            ),
          );
      }}
    >
      {problem && (
        <span role="alert" className="text-[length:--spacing(7)] font-semibold">
          {problem}
        </span>
      )}
      <input
        aria-label="시간"
        aria-invalid={problem !== undefined || undefined}
        placeholder="1:30, 90초"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="h-20 w-60 rounded-[--spacing(7)] border border-field bg-surface px-6 text-[length:--spacing(7.5)] font-bold"
      />
    </form>
  );
}
