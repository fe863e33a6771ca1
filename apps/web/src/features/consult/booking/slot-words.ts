import type { PlanSlot } from "@damim/domain/booking/list-slots.ts";

const stateWords = {
  blocked: "막음",
  asked: "확정 기다림",
  confirmed: "확정",
  done: "상담함",
} as const;
const whyWords = { lesson: "수업", event: "일정", closed: "쉬는 날", booked: "다른 예약" } as const;

/** 「비었음」, 「막음」, 「확정 기다림」, 「확정」; of a time that nobody can have why not. */
export function toStateWords({ row, why, isOutside }: PlanSlot): string {
  if (row?.state) return isOutside ? `${stateWords[row.state]}, 시간 밖` : stateWords[row.state];
  return why ? whyWords[why] : "비었음";
}

/** Of a booking that is opened while nothing goes out. */
export const opensLater = { here: "이 기기에서 열었어요", there: "보호자에게 열려요" } as const;
