import type { NoticeReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Plus } from "lucide-react";
import { askServer } from "../../../data/server/ask-server.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";

const NoticeDialog = lazyOverlay(() => import("./notice-dialog.tsx"), "NoticeDialog");

export interface NoticeList {
  readonly notices: readonly NoticeReply[];
}

const askNotices = () => askServer<NoticeList>("GET", "admin/notices");

/** 공지 of 관리: what is shown to everybody and what waits for its minute. */
export function NoticesTab() {
  const { now } = useTeacherData();
  const list = useServerList(askNotices);
  const dialog = useOpened<string>();
  const show = (notice?: NoticeReply): void => dialog.open(notice?.id ?? newId(now()));
  const columns: readonly TableColumn<NoticeReply>[] = [
    { head: "제목", width: 40, text: ({ title }) => title },
    {
      head: "언제",
      width: 20,
      text: ({ from, isPlanned }) => `${toKoreanInstant(from, now())}${isPlanned ? " 예약" : ""}`,
    },
    {
      head: "끝",
      width: 16,
      text: ({ until }) => (until === null ? "" : toKoreanInstant(until, now())),
    },
    { head: "붙임", width: 8, text: ({ pinned }) => (pinned ? "위" : "") },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Button className="self-end" icon={<Plus size={18} aria-hidden />} onClick={() => show()}>
        공지 쓰기
      </Button>
      <ServerView list={list} away="공지는 서버에 있어요.">
        {({ notices }) =>
          notices.length === 0 ? (
            <Card>
              <EmptyState picture={<Dami />} title="아직 공지가 없어요">
                점검이나 새 기능을 모든 선생님께 알려 보세요.
              </EmptyState>
            </Card>
          ) : (
            <RecordTable label="공지" columns={columns} rows={notices} onOpen={show} />
          )
        }
      </ServerView>
      {dialog.about && (
        <NoticeDialog
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          id={dialog.about}
          notice={list.value?.notices.find(({ id }) => id === dialog.about)}
          onDone={(all) => list.take(() => all)}
          onRefused={list.reload}
        />
      )}
    </div>
  );
}
