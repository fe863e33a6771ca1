import type { AuditReply } from "@damim/domain/admin/admin-reply.ts";
import { auditWords } from "@damim/domain/admin/audit.ts";
import { roleWords, type Role } from "@damim/domain/admin/role.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { switchWords, type SwitchName } from "@damim/domain/site/site-switch.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import { askServer } from "../../data/server/ask-server.ts";
import type { TableColumn } from "../../kit/table/table-column.ts";

const askLines = () => askServer<{ readonly lines: readonly AuditReply[] }>("GET", "admin/audit");

/** 기록: what was done by a role. The database itself refuses to change it. */
export function AuditTab() {
  const { now } = useTeacherData();
  const list = useServerList(askLines);
  const columns: readonly TableColumn<AuditReply>[] = [
    { head: "언제", width: 18, text: ({ at }) => toKoreanInstant(at, now()) },
    { head: "누가", width: 12, text: ({ actor }) => actor || "떠난 선생님" },
    { head: "한 일", width: 20, text: ({ act }) => auditWords[act] },
    { head: "누구에게", width: 16, text: ({ target }) => sayWord(target) },
    { head: "바뀐 것", width: 20, text: (line) => sayChange(line) },
    { head: "사유", width: 30, text: ({ reason }) => reason },
  ];
  return (
    <ServerView list={list} away="기록은 서버에 있어요.">
      {({ lines }) => <RecordTable label="관리 기록" columns={columns} rows={lines} />}
    </ServerView>
  );
}

function sayChange({ act, before, after }: AuditReply): string {
  const [from, to] = [sayWord(before), sayWord(after)];
  // Only who may do what is something that one has none of; the others name what was done.
  if (from === "" && act !== "role") return to;
  return from === "" && to === "" ? "" : `${from || "없음"} → ${to || "없음"}`;
}

const words: Readonly<Record<string, string>> = {
  ...roleWords,
  ...switchWords,
  on: "켬",
  off: "끔",
  shown: "보임",
  hidePicture: "사진 가리기",
} satisfies Record<Role | SwitchName | "on" | "off" | "shown" | "hidePicture", string>;

function sayWord(word: string): string {
  return words[word] ?? word;
}
