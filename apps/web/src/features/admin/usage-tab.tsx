import type { PageCountReply, UsageReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import type { ReactNode } from "react";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Card } from "../../ui/card.tsx";

const askUsage = () => askServer<UsageReply>("GET", "admin/usage");

const deviceWords = { phone: "휴대폰", desktop: "컴퓨터" } as const;
const pageColumns: readonly TableColumn<PageCountReply & { readonly id: string }>[] = [
  {
    head: "날짜",
    width: 14,
    text: ({ day }) => (isCalendarDay(day) ? toKoreanMonthDay(day) : day),
  },
  { head: "화면", width: 30, text: ({ screen }) => screen },
  { head: "기기", width: 10, text: ({ device }) => deviceWords[device] },
  { head: "횟수", width: 10, isNumber: true, text: ({ count }) => count ?? "5 미만" },
];

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
              <Fact label="7일 안에 들어온 선생님">{told.seenThisWeek}명</Fact>
              <Fact label="기록">{told.rowCount.toLocaleString("ko-KR")}건</Fact>
              <Fact label="쌤카페 글">{told.posts.all.toLocaleString("ko-KR")}개</Fact>
              <Fact label="7일 안에 올라온 글">
                {told.posts.thisWeek.toLocaleString("ko-KR")}개
              </Fact>
              <Fact label="30일 동안 AI를 쓴 선생님">{told.ai.teachers}명</Fact>
              <Fact label="30일 동안 AI가 쓴 토큰">{told.ai.tokens.toLocaleString("ko-KR")}개</Fact>
              <Fact label="파일">{toSizeWords(told.fileBytes)}</Fact>
            </dl>
          </Card>
          <Card title="주마다 새로 가입한 선생님">
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
          <div className="min-w-0 md:col-span-2">
            {told.pages ? (
              <RecordTable
                label="연 화면"
                columns={pageColumns}
                rows={told.pages.map((page) => ({
                  ...page,
                  id: `${page.day}~${page.screen}~${page.device}`,
                }))}
              />
            ) : (
              <p className="text-15 text-fg-2">
                이 서버는 연 화면을 세지 않아요. 서버를 맡은 분이 ANALYTICS_URL=self로 켤 수 있어요.
              </p>
            )}
          </div>
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
