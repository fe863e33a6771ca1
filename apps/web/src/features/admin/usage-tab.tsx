import type { UsageReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

const askUsage = () => askServer<UsageReply>("GET", "admin/usage");

/** 쓰임: how much of the server is used, in counts alone. */
export function UsageTab() {
  const usage = useServerList(askUsage);
  return (
    <ServerView list={usage} away="쓰임은 서버에 있어요.">
      {(told) => (
        <div className="grid gap-4 md:grid-cols-2">
          <Card title="지금">
            <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-16">
              <Fact label="선생님">{told.teacherCount}명</Fact>
              <Fact label="이레 안에 들른 선생님">{told.seenThisWeek}명</Fact>
              <Fact label="기록">{told.rowCount.toLocaleString("ko-KR")}건</Fact>
              <Fact label="파일">{toSizeWords(told.fileBytes)}</Fact>
            </dl>
          </Card>
          <Card title="새로 온 선생님, 주마다">
            <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-16">
              {told.joinedByWeek.map(({ week, count }) => (
                <Fact
                  key={week}
                  label={isCalendarDay(week) ? `${toKoreanMonthDay(week)}부터` : week}
                >
                  {count}명
                </Fact>
              ))}
            </dl>
          </Card>
        </div>
      )}
    </ServerView>
  );
}

function Fact(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-2">{props.label}</dt>
      <dd className="text-right font-semibold tabular-nums">{props.children}</dd>
    </>
  );
}
