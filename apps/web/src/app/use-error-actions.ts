import { useEffect, useState } from "react";
import { copyText } from "../platform/clipboard.ts";
import { reloadNewest } from "./reload-newest.ts";
import { reportTrouble, toTroubleText } from "./report-trouble.ts";
import { supportEmail } from "./support-email.ts";

/** What every error page offers, for the error that brought it; the error itself is reported. */
export function useErrorActions(error: unknown) {
  const [said, say] = useState<string>();
  useEffect(() => reportTrouble(error), [error]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(await toTroubleText(error));
    say(isCopied ? "오류 글을 복사했어요." : "복사하지 못했어요. 메일로 알려 주세요.");
  };
  const mail = async (): Promise<void> => {
    const body = encodeURIComponent(await toTroubleText(error));
    location.href = `mailto:${supportEmail}?subject=${encodeURIComponent("담임 오류")}&body=${body}`;
  };
  return {
    supportEmail,
    onReload: () => void reloadNewest(),
    onCopyError: () => void copy(),
    onReport: () => void mail(),
    ...(said === undefined ? {} : { code: said }),
  };
}
