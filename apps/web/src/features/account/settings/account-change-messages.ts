import type { MessagesFor } from "@damim/domain/base/result.ts";
import { toWait } from "../messages.ts";

/** Why a change of the account itself did not go through. */
export type AccountChangeRefusal =
  | { readonly type: "WrongPassword" }
  | { readonly type: "StepUpNeeded" }
  | { readonly type: "InvalidEmail" }
  | { readonly type: "SameEmail" }
  | { readonly type: "PasswordTooShort" }
  | { readonly type: "PasswordTooLong" }
  | { readonly type: "PasswordTooCommon" }
  | { readonly type: "LinkEnded" }
  | { readonly type: "TooManyAttempts"; readonly retryAfterSeconds: number | undefined }
  | { readonly type: "SignedOut" }
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerTroubled"; readonly status: number };

const same = "계정은 그대로예요.";

export const accountChangeMessages: MessagesFor<AccountChangeRefusal> = {
  WrongPassword: () => "비밀번호가 맞지 않아요. 다시 확인해 주세요.",
  StepUpNeeded: () => `본인 확인이 필요해요. ${same} 비밀번호를 다시 적어 주세요.`,
  InvalidEmail: () => "메일 주소 형식이 아니에요. 다시 적어 주세요.",
  SameEmail: () => "지금 쓰는 주소예요. 새 주소를 적어 주세요.",
  PasswordTooShort: () => "비밀번호는 10자 이상으로 정해 주세요.",
  PasswordTooLong: () => "비밀번호는 128자까지 쓸 수 있어요.",
  PasswordTooCommon: () => "많이 쓰이는 비밀번호라 쉽게 뚫려요. 다른 것으로 정해 주세요.",
  LinkEnded: () =>
    `이미 쓴 링크이거나, 시간이 지났거나, 다른 계정의 링크예요. ${same} 설정에서 다시 바꿔 주세요.`,
  TooManyAttempts: ({ retryAfterSeconds }) =>
    `짧은 시간에 여러 번 시도했어요. ${toWait(retryAfterSeconds)} 다시 해 주세요. 계정이 잠긴 것은 아니에요.`,
  SignedOut: () => `로그인이 풀렸어요. ${same} 다시 로그인한 뒤 해 주세요.`,
  ServerAway: () => `서버에 연결하지 못했어요. ${same} 인터넷을 확인하고 다시 눌러 주세요.`,
  ServerTroubled: ({ status }) =>
    `서버에 문제가 생겼어요. 잠시 뒤 다시 눌러 주세요. (코드 ${status})`,
};
