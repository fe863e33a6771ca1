import { useState, type ComponentType } from "react";
import { useLive } from "../../data/use-teacher-data.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { AuditTab } from "./audit-tab.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { ErrorsTab } from "./errors-tab.tsx";
import { ModerationQueue } from "./moderation/moderation-queue.tsx";
import { NoticesTab } from "./notices/notices-tab.tsx";
import { ServerTab } from "./server-tab.tsx";
import { ServicesTab } from "./services-tab.tsx";
import { SwitchesTab } from "./switches-tab.tsx";
import { TeachersTab } from "./teachers/teachers-tab.tsx";
import { UsageTab } from "./usage-tab.tsx";

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
    <div className="flex flex-col gap-4 py-2">
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
      {role === null ? (
        <ClaimCard />
      ) : (
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
