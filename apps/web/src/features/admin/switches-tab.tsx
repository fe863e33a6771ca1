import type { SwitchReply } from "@damim/domain/admin/admin-reply.ts";
import { switchWords } from "@damim/domain/site/site-switch.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { BoardsCard } from "./boards-card.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";

interface Switches {
  readonly switches: readonly SwitchReply[];
}

const askSwitches = () => askServer<Switches>("GET", "admin/switches");

/** 기능: what of the product is there for the teachers of this server. What was written stays. */
export function SwitchesTab() {
  const list = useServerList(askSwitches);
  const act = useAdminAct();
  const change = async (name: SwitchReply["name"], isOff: boolean): Promise<void> => {
    const words = switchWords[name];
    const changed = await act<Switches>({
      method: "POST",
      path: "switches",
      body: { name, isOff },
      actLabel: isOff ? `${words} 끄기` : `${words} 켜기`,
      sentence: isOff ? `${words} 끔. 적힌 것은 그대로 있어요.` : `${words} 켬.`,
    });
    if (changed) list.take(() => changed);
  };
  return (
    <div className="flex flex-col gap-4">
      <ServerView list={list} away="켜고 끈 것은 서버에 있어요.">
        {({ switches }) => (
          <Card title="켜고 끄기">
            <p className="mb-2 text-15 text-fg-2">
              끄면 모든 선생님의 메뉴에서 사라져요. 자료는 지워지지 않아요.
            </p>
            {switches.map(({ name, isOff }) => (
              <Checkbox
                key={name}
                label={switchWords[name]}
                isSwitch
                isChecked={!isOff}
                onCheckedChange={(isOn) => void change(name, !isOn)}
              />
            ))}
          </Card>
        )}
      </ServerView>
      <BoardsCard />
    </div>
  );
}
