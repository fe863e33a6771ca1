import { sayTrouble, type ServerTrouble } from "../../data/server/ask-wordless.ts";

const AWAY =
  "서버에 연결하지 못했어요. 적은 내용은 그대로 있어요. 인터넷을 확인하고 다시 눌러 주세요.";

/** What a person reads where a request about the account did not go through. */
export function sayAccountTrouble(trouble: ServerTrouble): string {
  if (trouble.type === "Later" && trouble.code === "TooManyAttempts")
    return `짧은 시간에 여러 번 시도했어요. ${toWait(trouble.seconds)} 다시 해 주세요. 계정이 잠긴 것은 아니에요.`;
  return sayTrouble(trouble, AWAY);
}

/** 「4초 뒤」, 「3분 뒤」. */
export function toWait(seconds = 0): string {
  if (seconds === 0) return "잠시 뒤";
  return seconds < 60 ? `${Math.ceil(seconds)}초 뒤` : `${Math.ceil(seconds / 60)}분 뒤`;
}

/** Asked of who sits there before a way to sign in is changed. */
export const BEFORE_CHANGE = {
  why: "로그인 방법을 바꾸기 전에 선생님이 맞는지 확인할게요.",
  actLabel: "확인",
};
