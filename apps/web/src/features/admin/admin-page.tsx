import { useState, type ComponentType } from "react";
import { useLive } from "../../data/use-teacher-data.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { AuditTab } from "./audit-tab.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { NoticesTab } from "./notices/notices-tab.tsx";
import { ServerTab } from "./server-tab.tsx";
import { SwitchesTab } from "./switches-tab.tsx";
import { TeachersTab } from "./teachers/teachers-tab.tsx";
import { UsageTab } from "./usage-tab.tsx";

type Tab = "teachers" | "notices" | "usage" | "server" | "switches" | "audit";

const tabs: readonly {
  readonly value: Tab;
  readonly label: string;
  readonly View: ComponentType;
}[] = [
  { value: "teachers", label: "선생님", View: TeachersTab },
  { value: "notices", label: "공지", View: NoticesTab },
  { value: "usage", label: "쓰임", View: UsageTab },
  { value: "server", label: "서버", View: ServerTab },
  { value: "switches", label: "기능", View: SwitchesTab },
  { value: "audit", label: "기록", View: AuditTab },
];

/** 관리: everybody may open the address; what it shows comes from the server, to admins alone. */
export function Component() {
  const role = useLive((data) => data.account.role);
  const [open, setOpen] = useState<Tab>("teachers");
  const View = tabs.find(({ value }) => value === open)?.View ?? TeachersTab;
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">관리</h1>
        {role === "admin" && (
          <div className="max-w-full overflow-x-auto">
            <Segments
              as="tabs"
              label="관리"
              value={open}
              segments={tabs.map(({ value, label }) => ({ value, label, panelId: "admin-panel" }))}
              onValueChange={setOpen}
            />
          </div>
        )}
      </div>
      {role === "admin" ? (
        <PrivatePart>
          <div
            id="admin-panel"
            role="tabpanel"
            aria-label={tabs.find(({ value }) => value === open)?.label}
          >
            <View />
          </div>
        </PrivatePart>
      ) : (
        <ClaimCard />
      )}
    </div>
  );
}
