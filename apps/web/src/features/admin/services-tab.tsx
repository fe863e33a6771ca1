import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import {
  serviceStateLabels,
  type ServiceReply,
  type ServicesReply,
} from "@damim/domain/outside/services-reply.ts";
import { useState } from "react";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";
import type { DeliveryCountsReply } from "@damim/domain/admin/delivery-counts.ts";

const askDeliveries = () => askServer<DeliveryCountsReply>("GET", "admin/deliveries");

const askServices = () => askServer<ServicesReply>("GET", "admin/services");

/** 서비스: what is on, off or away, when it last answered, and how often it was asked today. */
export function ServicesTab() {
  const list = useServerList(askServices);
  const act = useAdminAct();
  const [isBusy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    const reply = await act<ServicesReply>({
      method: "POST",
      path: "services/check",
      body: {},
      actLabel: "지금 확인",
      sentence: "서비스를 확인했어요.",
    });
    setBusy(false);
    if (reply) list.take(() => reply);
  };
  return (
    <div className="flex flex-col gap-4">
      <ServerView list={list} away="서비스 상태는 서버에 있어요.">
        {({ services }) => (
          <Card
            title="서비스"
            titleEnd={
              <Button variant="line" isDisabled={isBusy} onClick={() => void check()}>
                지금 확인
              </Button>
            }
          >
            <ul aria-label="서비스" className="flex flex-col">
              {services.map((service) => (
                <Service key={service.name} service={service} />
              ))}
            </ul>
          </Card>
        )}
      </ServerView>
      <DeliveriesCard />
    </div>
  );
}

const tones = { on: "good", off: "neutral", away: "warm" } as const;

function Service({ service }: { readonly service: ServiceReply }) {
  const { name, state, note, lastGoodAt, lastFailedAt, lastFailure, calls } = service;
  const { now } = useTeacherData();
  const label = serviceStateLabels[state];
  const facts = [
    lastGoodAt !== null && `마지막으로 받음 ${toKoreanInstant(lastGoodAt, now())}`,
    calls &&
      `오늘 ${calls.today.toLocaleString("ko-KR")}번 물어봄 (하루 ${calls.perDay.toLocaleString("ko-KR")}번까지)`,
  ].filter(Boolean);
  return (
    <li
      aria-label={`${name} ${label}`}
      className="flex flex-col gap-1 border-b border-line-2 py-3 last:border-b-0"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-16">{name}</b>
        <Chip tone={tones[state]}>{label}</Chip>
        <span className="text-14 text-fg-2">{note}</span>
      </p>
      {facts.length > 0 && <p className="text-14 text-fg-2 tabular-nums">{facts.join(" · ")}</p>}
      {lastFailedAt !== null && (
        <p className="text-14 break-keep">
          {toKoreanInstant(lastFailedAt, now())} 실패: {lastFailure}
        </p>
      )}
    </li>
  );
}

/** 알림 of 서비스: how messages to devices do, in counts alone. */
function DeliveriesCard() {
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
          <ul aria-label="닿지 않는 이유" className="mt-2 text-14 break-all text-fg-2 empty:hidden">
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
