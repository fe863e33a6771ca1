import type { ErrorGroupReply, ErrorsReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Card } from "../../ui/card.tsx";

const askErrors = () => askServer<ErrorsReply>("GET", "admin/errors");

/** 오류: bugs that this server keeps itself, by error, place and version; no name, number or text of anybody. */
export function ErrorsTab() {
  const { now } = useTeacherData();
  const list = useServerList(askErrors);
  const columns: readonly TableColumn<ErrorGroupReply>[] = [
    { head: "마지막", width: 18, text: ({ lastAt }) => toKoreanInstant(lastAt, now()) },
    { head: "몇 번", width: 8, isNumber: true, text: ({ count }) => count },
    { head: "오류", width: 40, text: ({ name, message }) => `${name}: ${message}` },
    {
      head: "어디",
      width: 40,
      text: ({ side, route, place }) =>
        [side === "server" ? "서버" : "화면", route, place].filter(Boolean).join(" · "),
    },
    { head: "버전", width: 12, text: ({ version }) => version },
  ];
  return (
    <ServerView list={list} away="오류 목록은 서버에 있어요.">
      {({ isOn, groups }) =>
        isOn && groups.length > 0 ? (
          <RecordTable label="오류" columns={columns} rows={groups} />
        ) : (
          <Card title="오류">
            <p className="text-15 text-fg-2">
              {isOn
                ? "아직 모인 오류가 없어요."
                : "이 서버는 오류를 모으지 않아요. 서버를 맡은 분이 SENTRY_DSN=self로 켤 수 있어요."}
            </p>
          </Card>
        )
      }
    </ServerView>
  );
}
