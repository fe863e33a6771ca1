import { useEffect, useState } from "react";
import { reloadNewest } from "./reload-newest.ts";
import { handOnTrouble, reportTrouble } from "./report-trouble.ts";
import { supportEmail } from "../../data/server/support-email.ts";

/** What every error page offers, for the error that brought it; the error itself is reported. */
export function useErrorActions(error: unknown) {
  const [code, say] = useState<string>();
  useEffect(() => reportTrouble(error), [error]);
  return {
    supportEmail,
    onReload: () => void reloadNewest(),
    onCopyError: () => void handOnTrouble(error, "copy").then(say),
    onReport: () => void handOnTrouble(error, "mail").then(say),
    ...(code === undefined ? {} : { code }),
  };
}
