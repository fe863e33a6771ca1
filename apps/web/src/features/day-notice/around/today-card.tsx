import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import { Presentation } from "lucide-react";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { toNoticePlace, toNoticeStage } from "../notice-place.ts";

const MOST = 5;

/** 알림장 on 오늘, from the last lesson on. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return <PrivatePart>{store && <NoticeOfToday store={store} />}</PrivatePart>;
}

function NoticeOfToday({ store }: { readonly store: Store }) {
  const day = toSeoulDay(useTeacherData().now());
  const lines = toNoticeLines(useRow(store, dayNoticeKind, day));
  return (
    <div className="flex flex-col gap-3">
      {lines.length > 0 ? (
        <ol aria-label="오늘 알림장" className="flex flex-col gap-1.5 text-15">
          {lines.slice(0, MOST).map((line, at) => (
            <li key={at} className="flex gap-2.5">
              <span className="w-4 shrink-0 text-right font-bold text-fg-2">{at + 1}</span>
              <span className="min-w-0 flex-1 truncate">{line}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-15 text-fg-2">오늘 알림장을 아직 안 썼어요.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={toNoticePlace(day)} className={buttonLook({ look: "weak" })}>
          {lines.length === 0
            ? "알림장 쓰기"
            : lines.length > MOST
              ? `${lines.length}줄 모두 보기`
              : "알림장 열기"}
        </Link>
        {lines.length > 0 && (
          <Link to={toNoticeStage(day)} className={buttonLook({ look: "line" })}>
            <Presentation size={18} aria-hidden /> 칠판에 띄우기
          </Link>
        )}
      </div>
    </div>
  );
}
