import type { MessagesFor } from "@damim/domain/base/result.ts";
import type { AccountRefusal } from "./account-requests.ts";

/** One sentence or two for each refusal: what happened, and what to do now. */
export const accountRefusalMessages: MessagesFor<AccountRefusal> = {
  WrongSignIn: () => "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
  EmailNotVerified: () =>
    "메일 주소를 아직 확인하지 않았어요. 방금 보낸 확인 메일의 버튼을 눌러 주세요.",
  SecondFactorNeeded: () => "2단계 인증 코드도 필요해요. 로그인 화면에서 로그인해 주세요.",
  InvalidEmail: () => "메일 주소 형식이 아니에요. 다시 적어 주세요.",
  PasswordTooShort: () => "비밀번호는 10자 이상으로 정해 주세요.",
  PasswordTooLong: () => "비밀번호는 128자까지 쓸 수 있어요.",
  PasswordTooCommon: () => "많이 쓰이는 비밀번호라 쉽게 뚫려요. 다른 것으로 정해 주세요.",
  LinkEnded: () => "이미 쓴 링크이거나 시간이 지났어요. 메일을 다시 받아 주세요.",
  SignUpClosed: () => "이 서버는 지금 새로 가입을 받지 않아요. 서버를 맡은 분께 말씀해 주세요.",
  SignUpCodeNeeded: () => "가입하려면 가입 코드가 필요해요. 서버를 맡은 분께 받아 적어 주세요.",
  SignUpCodeWrong: () => "가입 코드가 맞지 않아요. 받은 코드를 다시 적어 주세요.",
  TooManyAttempts: ({ retryAfterSeconds }) =>
    `짧은 시간에 여러 번 시도했어요. ${toWait(retryAfterSeconds)} 다시 해 주세요. 계정이 잠긴 것은 아니에요.`,
  SessionEnded: () => "로그인이 풀렸어요. 다시 로그인해 주세요.",
  AddressRefused: () => "이 주소로는 로그인할 수 없어요. 서버를 켤 때 나온 주소로 열어 주세요.",
  ServerAway: () =>
    "서버에 연결하지 못했어요. 적은 내용은 그대로 있어요. 인터넷을 확인하고 다시 눌러 주세요.",
  ServerTroubled: ({ status }) =>
    `서버에 문제가 생겼어요. 적은 내용은 그대로 있으니 잠시 뒤 다시 눌러 주세요. (코드 ${status})`,
  RequestRefused: ({ status }) =>
    `요청을 받아들이지 못했어요. 적은 내용을 확인하고 다시 눌러 주세요. (코드 ${status})`,
};

/** 「4초 뒤」, 「3분 뒤」. */
export function toWait(seconds: number | undefined): string {
  if (seconds === undefined) return "잠시 뒤";
  return seconds < 60 ? `${Math.ceil(seconds)}초 뒤` : `${Math.ceil(seconds / 60)}분 뒤`;
}
