import { useState, type ComponentType } from "react";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { AuditTab } from "./audit-tab.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { ModerationQueue } from "./moderation/moderation-queue.tsx";
import { NoticesTab } from "./notices/notices-tab.tsx";
import { ServerTab } from "./server-tab.tsx";
import { ServicesTab } from "./services-tab.tsx";
import { SwitchesTab } from "./switches-tab.tsx";
import { TeachersTab } from "./teachers/teachers-tab.tsx";
import { UsageTab } from "./usage-tab.tsx";
import type { ErrorGroupReply, ErrorsReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Card } from "../../ui/card.tsx";

const askSession = () => askServer<object>("GET", "session");

const askErrors = () => askServer<ErrorsReply>("GET", "admin/errors");

type Tab =
  | "moderation"
  | "teachers"
  | "notices"
  | "usage"
  | "server"
  | "services"
  | "switches"
  | "audit"
  | "errors";

interface AdminTab {
  readonly value: Tab;
  readonly label: string;
  readonly View: ComponentType;
}

/** A moderator has the first alone. */
const tabs: readonly [AdminTab, ...AdminTab[]] = [
  { value: "moderation", label: "살펴볼 것", View: ModerationQueue },
  { value: "teachers", label: "선생님", View: TeachersTab },
  { value: "notices", label: "공지", View: NoticesTab },
  { value: "usage", label: "쓰임", View: UsageTab },
  { value: "server", label: "서버", View: ServerTab },
  { value: "services", label: "서비스", View: ServicesTab },
  { value: "switches", label: "기능", View: SwitchesTab },
  { value: "audit", label: "기록", View: AuditTab },
  { value: "errors", label: "오류", View: ErrorsTab },
];

/** 관리: everybody may open the address; what it shows comes from the server, to admins and moderators alone. */
export function Component() {
  const role = useLive((data) => data.account.role);
  const [chosen, setChosen] = useState<Tab>("moderation");
  const [first] = tabs;
  const open = tabs.find(({ value }) => value === chosen && role === "admin") ?? first;
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">관리</h1>
        {role === "admin" && (
          <div className="max-w-full overflow-x-auto">
            <Segments
              as="tabs"
              label="관리"
              value={open.value}
              segments={tabs.map(({ value, label }) => ({ value, label, panelId: "admin-panel" }))}
              onValueChange={setChosen}
            />
          </div>
        )}
      </div>
      {role === undefined && <RoleUnheard />}
      {role === null && <ClaimCard />}
      {role && (
        <PrivatePart>
          <div
            id="admin-panel"
            role={role === "admin" ? "tabpanel" : "region"}
            aria-label={open.label}
          >
            <open.View />
          </div>
        </PrivatePart>
      )}
    </div>
  );
}

/** Who did not hear yet whether this is an admin says neither yes nor no; the live stream opens the page by itself. */
function RoleUnheard() {
  const session = useServerList(askSession);
  return (
    <ServerView list={session} away="관리자인지는 서버가 알고 있어요. 연결되면 저절로 열려요.">
      {() => <LoadingView />}
    </ServerView>
  );
}

/** 오류: bugs that this server keeps itself, by error, place and version; no name, number or text of anybody. */
function ErrorsTab() {
  const { now } = useTeacherData();
  const list = useServerList(askErrors);
  const columns: readonly TableColumn<ErrorGroupReply>[] = [
    { head: "마지막", width: 18, text: ({ lastAt }) => toKoreanInstant(lastAt, now()) },
    { head: "횟수", width: 8, isNumber: true, text: ({ count }) => count },
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
