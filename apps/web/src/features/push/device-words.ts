import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { PushDevice } from "./push-device.ts";

const CONTACT = "운영자에게 연락 메일(DAMIM_SUPPORT_EMAIL)을 적어 달라고 해 주세요";

/** What became of what was sent to a device: 「오늘 08:41 화면에 떴어요」, 「3일째 닿지 않아요」. Times in epoch ms. */
export function toDeviceWords(device: PushDevice, now: number): string {
  const { failure, lacksContact, savedAt, takenAt, shownAt } = device;
  if (lacksContact) return CONTACT;
  if (failure !== null) {
    // Until it was reached, it counts from when it asked for news.
    const days = countDaysBetween(toSeoulDay(takenAt ?? savedAt), toSeoulDay(now));
    return days > 0 ? `${days}일째 닿지 않아요` : toFailureWords(failure);
  }
  if (shownAt !== null) return `${toMoment(shownAt, now)} 화면에 떴어요`;
  return takenAt === null ? "아직 보낸 것이 없어요" : "보냈지만 뜬 적이 없어요";
}

function toMoment(at: number, now: number): string {
  const isToday = toSeoulDay(at) === toSeoulDay(now);
  return isToday ? `오늘 ${toSeoulTimeText(at)}` : toKoreanInstant(at, now);
}

/** What became of the message that was sent to try it out, epoch ms. */
export function toTestWords(device: PushDevice, testedAt: number): string {
  if (device.lacksContact) return CONTACT;
  if ((device.shownAt ?? 0) >= testedAt) return "화면에 떴어요";
  if (device.failure !== null) return toFailureWords(device.failure);
  return (device.takenAt ?? 0) >= testedAt ? "보냈어요. 아직 뜨지 않았어요" : "보내고 있어요";
}

function toFailureWords(failure: string): string {
  return /^\d+$/.test(failure)
    ? `알림 서비스가 받지 않았어요 (${failure})`
    : "이 서버는 밖으로 나갈 수 없어요. 열려 있는 화면에는 바로 떠요.";
}
