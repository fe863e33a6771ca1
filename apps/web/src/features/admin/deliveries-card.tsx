import type { DeliveryCountsReply } from "@damim/domain/admin/delivery-counts.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Card } from "../../ui/card.tsx";

const askDeliveries = () => askServer<DeliveryCountsReply>("GET", "admin/deliveries");

/** 알림 of 서비스: how messages to devices do, in counts alone. */
export function DeliveriesCard() {
  const list = useServerList(askDeliveries);
  return (
    <ServerView list={list} away="알림 수는 서버에 있어요.">
      {({ waiting, settledToday, devices, failingDevices, failures }) => (
        <Card title="알림">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-15 tabular-nums">
            <dt className="text-fg-2">보낼 알림</dt>
            <dd>{waiting}개</dd>
            <dt className="text-fg-2">하루 동안 끝난 알림</dt>
            <dd>{settledToday}개</dd>
            <dt className="text-fg-2">알림 받는 기기</dt>
            <dd>
              {devices}대{failingDevices > 0 && ` · 닿지 않는 기기 ${failingDevices}대`}
            </dd>
          </dl>
          <ul aria-label="닿지 않는 까닭" className="mt-2 text-14 break-all text-fg-2 empty:hidden">
            {failures.map(({ why, count }) => (
              <li key={why}>
                {why} · {count}대
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ServerView>
  );
}
