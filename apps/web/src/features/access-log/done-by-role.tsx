import type { AuditReply } from "@damim/domain/admin/admin-reply.ts";
import { auditWords } from "@damim/domain/admin/audit.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Card } from "../../ui/card.tsx";

const askAboutMe = () => askServer<{ readonly lines: readonly AuditReply[] }>("GET", "about-me");

/** What an admin did to this account, with the reason; nothing for nearly everybody. */
export function DoneByRole({ now }: { readonly now: number }) {
  const lines = useServerList(askAboutMe).value?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <Card title="관리자가 한 일">
      <ul aria-label="관리자가 한 일" className="divide-y divide-line-2">
        {lines.map(({ id, at, act, actor, reason }) => (
          <li key={id} className="py-3 text-15 first:pt-0 last:pb-0">
            <p className="font-semibold">{auditWords[act]}</p>
            <p className="text-14 text-fg-2">
              {toKoreanInstant(at, now)} · {actor || "떠난 선생님"}
              {reason && ` · ${reason}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
