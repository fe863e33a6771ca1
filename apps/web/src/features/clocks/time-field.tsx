import { toSentence } from "@damim/domain/base/result.ts";
import { readTimer, timeMessages, type TimeOfDay } from "@damim/domain/clocks/read-time.ts";
import { useState } from "react";

/** 「1:30」, 「90초」, 「3교시 끝까지」, 「모둠 토의 10분」 and Enter, or whatever is pressed next. */
export function TimeField(props: {
  readonly onTime: (ms: number, label: string) => void;
  /** Its bells, as of now. */
  readonly readToday: () => TimeOfDay;
}) {
  const { onTime, readToday } = props;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const take = (): void => {
    const time = readTimer(typed, readToday());
    setProblem(time.ok ? undefined : toSentence(timeMessages, time.refusal));
    if (!time.ok) return;
    onTime(time.value.total, time.value.label);
    setTyped("");
  };
  return (
    <form
      className="flex items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        take();
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
        onBlur={() => typed.trim() && take()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="h-20 w-64 rounded-[--spacing(7)] border border-field bg-surface px-6 text-[length:--spacing(7.5)] font-bold"
      />
    </form>
  );
}
