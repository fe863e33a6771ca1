import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner, toDraftPrefix } from "../../data/drafts/use-draft.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { openOutbox } from "../../kit/desk/open-outbox.ts";
import { LINE_HEAD, toLineKey } from "./capture-line.ts";

/**
 * One quiet line of what was typed on another day, or for another class, and never recorded. Nothing resolves it any more;
 * it is read, copied and thrown away in 보낼 목록.
 */
export function LeftLineNotice() {
  const words = sayLeftLine(useTeacherData());
  if (!words) return null;
  return (
    <button
      type="button"
      className="flex min-h-11 w-full min-w-0 items-center px-4 text-left text-14 text-fg-2"
      onClick={openOutbox}
    >
      <span className="min-w-0 truncate">{words}</span>
    </button>
  );
}

/** 「11월 30일에 쓰다 만 줄: 7-9 우유 x」 */
function sayLeftLine(data: TeacherData): string | undefined {
  const now = toLineKey(data, toSeoulDay(data.now()));
  const left = listDrafts(toDraftOwner(data))
    .filter(({ key, club }) => !club && key !== now && key.split(":")[0] === LINE_HEAD)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const latest = left.at(-1);
  if (!latest) return undefined;
  const [, day] = latest.key.split(":");
  const place = toDraftPrefix(data) + latest.key;
  const box = data.vault?.now?.findDraftBox(place);
  const text = box ? box.read(place, () => false) : latest.text;
  return [
    isCalendarDay(day) ? `${toKoreanMonthDay(day)}에` : "전에",
    text ? `쓰다 만 줄: ${text}` : "쓰다 만 줄이 있어요",
    left.length > 1 && `외 ${left.length - 1}줄`,
  ]
    .filter(Boolean)
    .join(" ");
}
