import { toSentence } from "@damim/domain/result.ts";
import type { Teacher } from "../data/session.ts";
import {
  accountRequests,
  type AccountRefusal,
  type AccountRequests,
} from "../features/account/account-requests.ts";
import { accountRefusalMessages } from "../features/account/messages.ts";
import type { AccountAnswer } from "../features/lock/account-unlock-form.tsx";

/**
 * Whether this is the password of the teacher whose screen is locked. A session that ended meanwhile is
 * begun anew by it, so that waiting words go out again.
 */
export async function askAccount(
  teacher: Teacher,
  password: string,
  requests: AccountRequests = accountRequests,
): Promise<AccountAnswer> {
  const confirmed = await requests.confirmPassword(password);
  if (confirmed.ok) return confirmed;
  if (confirmed.refusal.type !== "SessionEnded") return toNo(confirmed.refusal);
  const signedIn = await requests.signIn(teacher.email, password);
  // The password was right, and that is what is asked here. The session waits for its code elsewhere.
  if (!signedIn.ok && signedIn.refusal.type === "SecondFactorNeeded") return { ok: true };
  if (!signedIn.ok) return toNo(signedIn.refusal);
  if (teacher.deviceUse) await requests.saveDeviceUse(teacher.deviceUse);
  return { ok: true };
}

function toNo(refusal: AccountRefusal): AccountAnswer {
  switch (refusal.type) {
    case "WrongSignIn":
      return no("계정 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
    case "ServerAway":
      return no(
        "계정으로 풀려면 인터넷이 필요해요. 적은 내용은 이 기기에 그대로 있으니, 연결되면 다시 눌러 주세요.",
        true,
      );
    default:
      return no(toSentence(accountRefusalMessages, refusal));
  }
}

function no(sentence: string, isAway = false): AccountAnswer {
  return { ok: false, sentence, isAway };
}
