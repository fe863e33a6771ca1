import { failure, tooOften } from "../http/http-failure.ts";

// Families read these on a phone: what happened, is what they typed safe, what to do now.

export const tooManyRequests = tooOften(
  "too-many-requests",
  "지금 알리는 분이 많아요. 적은 글은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.",
);
export const tooManyReports = tooOften(
  "too-many-reports",
  "오늘은 여기에서 더 알릴 수 없어요. 선생님께 전화해 주세요.",
);
export const reportsOff = failure(
  409,
  "reports-off",
  "지금은 여기에서 결석과 지각을 받지 않아요. 선생님께 전화해 주세요.",
);
export const cardsOnly = failure(
  422,
  "cards-only",
  "이 반은 카드로만 알릴 수 있어요. 받은 카드의 QR을 찍어 주세요.",
);
export const cardUnknown = failure(
  422,
  "who",
  "쓸 수 없는 카드예요. 새로 받은 카드가 있는지 보거나 선생님께 말씀해 주세요.",
);
export const tooManyCards = tooOften(
  "too-many-misses",
  "쓸 수 없는 카드가 여러 번 들어왔어요. 10분쯤 뒤에 다시 하거나 선생님께 말씀해 주세요.",
);
export const dayClosed = failure(
  422,
  "day",
  "알릴 수 있는 날이 아니에요. 오늘이나 앞으로 닷새 안의 등교일을 골라 주세요.",
);
export const keyOfOther = failure(
  409,
  "other-pupil",
  "이 열쇠로는 다른 학생의 결석을 알렸어요. 화면을 새로 열어 다시 해 주세요.",
);
export const seenAlready = failure(
  409,
  "seen",
  "선생님이 이미 확인해서 거둘 수 없어요. 달라졌으면 다시 알리거나 전화해 주세요.",
);
