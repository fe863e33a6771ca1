import { toSentence } from "@damim/domain/base/result.ts";
import {
  MOST_CLUB_MEMBERS,
  MOST_CLUBS,
  MOST_INVITES_A_DAY,
} from "@damim/domain/club/club-limits.ts";
import { clubActMessages, type ClubActRefusal } from "@damim/domain/club/decide-club-act.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";

const statuses: Readonly<Record<ClubActRefusal, 403 | 404 | 409>> = {
  "club-missing": 404,
  "role-missing": 403,
  "on-oneself": 409,
  "member-missing": 404,
  "owner-stays": 409,
};

export function toActFailure(type: ClubActRefusal): HttpFailure {
  return new HttpFailure(statuses[type], type, toSentence(clubActMessages, { type }));
}

export const tooManyClubs = failure(
  409,
  "TooManyClubs",
  `클럽은 ${MOST_CLUBS}개까지 함께할 수 있어요. 끝난 클럽에서 나가면 다시 만들 수 있어요.`,
);

export const clubFull = failure(
  409,
  "ClubFull",
  `한 클럽에는 선생님이 ${MOST_CLUB_MEMBERS}명까지 함께할 수 있어요.`,
);

export const tooManyInvites = failure(
  429,
  "TooManyInvites",
  `초대는 하루에 ${MOST_INVITES_A_DAY}번까지 할 수 있어요. 내일 다시 해 주세요.`,
);

/** One sentence for every code that opens nothing: used, over, withdrawn, somebody else's, never there. */
export const inviteMissing = failure(
  404,
  "InviteMissing",
  "쓸 수 없는 초대예요. 이미 썼거나 기한이 지났어요. 초대한 선생님께 새 링크를 받아 주세요.",
);

export const alreadyMember = failure(
  409,
  "AlreadyMember",
  "이미 함께하는 클럽이에요. 프로필 메뉴에서 열 수 있어요.",
);

export const tooManyTries = tooOften(
  "TooManyRequests",
  "너무 자주 눌렀어요. 잠시 뒤에 다시 해 주세요.",
);
