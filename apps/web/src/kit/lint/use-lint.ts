import { useEffect, useState } from "react";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";

type Lint = typeof import("@damim/domain/individual-record/lint/lint-record.ts").lintRecord;

/** What looks at texts of the school's record. It comes behind the page; nothing until then. */
export function useLint(): Lint | undefined {
  const [lint, setLint] = useState<{ readonly of: Lint }>();
  useEffect(
    () =>
      keepTrying(async () => {
        const { lintRecord } = await import("@damim/domain/individual-record/lint/lint-record.ts");
        setLint({ of: lintRecord });
      }),
    [],
  );
  return lint?.of;
}
