import {
  HANDOVER_DAYS,
  MOST_HANDED_PUPILS,
  MOST_LIVING_HANDOVERS,
} from "@damim/domain/handover/handover.ts";
import { failure, tooOften } from "../http/http-failure.ts";

export const handoverUnknown = failure(
  404,
  "HandoverUnknown",
  `인계를 찾을 수 없어요. ${HANDOVER_DAYS}일이 지났거나 넘긴 선생님이 거뒀어요. 명단은 그대로 있어요.`,
);
export const handoverMoved = failure(
  409,
  "HandoverMoved",
  "그사이에 다른 화면에서 바뀌었어요. 새로 불러온 뒤 다시 확인해 주세요. 명단은 그대로 있어요.",
);
export const handoverTaken = failure(
  409,
  "HandoverTaken",
  "받은 선생님이 이미 명단에 넣어서 거둘 수 없어요. 받은 선생님께 빼 달라고 해 주세요.",
);
export const ownEmail = failure(
  422,
  "OwnEmail",
  "선생님의 이메일이에요. 받는 선생님의 이메일을 적어 주세요.",
);
export const consentMissing = failure(
  422,
  "ConsentMissing",
  "건강·알레르기와 보호자 연락처는 「동의 확인함」에 체크해야 넘길 수 있어요.",
);
export const nobodyToHand = failure(
  422,
  "NobodyToHand",
  "넘길 수 있는 학생이 없어요. 명단이 다 보내졌는지 확인하고 학생을 다시 골라 주세요.",
);
export const tooManyPupils = failure(
  422,
  "TooManyPupils",
  `한 번에 ${MOST_HANDED_PUPILS}명까지 넘길 수 있어요. 나눠서 넘겨 주세요.`,
);
export const tooManyHandovers = failure(
  409,
  "TooManyHandovers",
  `받기를 기다리는 인계가 ${MOST_LIVING_HANDOVERS}개 있어요. 하나를 거둔 뒤 다시 넘겨 주세요.`,
);
/** Names would go where none may stand. */
export const giverHasNumbers = failure(
  409,
  "NumbersOnly",
  "번호만 쓰는 학년도라 서버에 이름이 없어요. 넘긴 것은 없어요. 프로필에서 「번호만 쓰기」를 끄면 넘길 수 있어요.",
);
export const receiverHasNumbers = failure(
  409,
  "NumbersOnly",
  "번호만 쓰는 학년도라 이름을 명단에 넣지 않았어요. 넘겨받을 것은 서버에 그대로 있어요. 프로필에서 「번호만 쓰기」를 끄면 넣을 수 있어요.",
);
export const notHandable = failure(
  409,
  "NotHandable",
  "새 학년도가 시작되는 2월 15일부터, 바로 지난 학년도의 학생만 넘길 수 있어요. 넘긴 것은 없어요.",
);
export const tooManyTries = tooOften(
  "TooManyRequests",
  "너무 자주 눌렀어요. 명단은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.",
);
