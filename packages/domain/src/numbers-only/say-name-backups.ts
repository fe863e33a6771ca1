import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";

/** Backups of a server that still hold names which it has forgotten, as it sees them now. */
export interface NameBackups {
  readonly left: number;
  /** The day on which the last of them should go. */
  readonly until: CalendarDay | null;
  /** Its operator keeps others, which it does not know. */
  readonly isOthers: boolean;
}

/** What of a server's backups holds the names still. */
export function sayNameBackups({ left, until, isOthers }: NameBackups): string {
  const others = isOthers ? " 서버를 운영하는 분이 따로 둔 백업은 그분이 지워야 해요." : "";
  if (left === 0) return `이름이 든 백업은 이제 없어요.${others}`;
  const day = until ? ` 마지막 것은 ${toKoreanDate(until)}쯤 사라져요.` : "";
  return `이름이 든 백업이 ${left}개 남아 있어요.${day}${others}`;
}
