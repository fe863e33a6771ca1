import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { endSession, fetchTeacher, type Teacher } from "../../data/server/session.ts";
import { accountRequests, type AccountRequests } from "../../features/account/account-requests.ts";
import { sayAccountTrouble } from "../../features/account/messages.ts";
import { signByPasskey } from "../../features/account/way-requests.ts";
import type { AccountAnswer } from "../../features/lock/account-unlock-form.tsx";

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
  if (confirmed.refusal.type !== "SignedOut") return toNo(confirmed.refusal);
  const signedIn = await requests.signIn(teacher.email, password);
  // The password was right, and that is what is asked here. The session waits for its code elsewhere.
  if (!signedIn.ok && signedIn.refusal.code === "SecondFactorNeeded") return { ok: true };
  if (!signedIn.ok) return toNo(signedIn.refusal);
  if (teacher.deviceUse) await requests.saveDeviceUse(teacher.deviceUse);
  return { ok: true };
}

/** As `askAccount`, by a passkey of the teacher: the way for who has no password. */
export async function askAccountByPasskey(
  teacher: Teacher,
  requests: AccountRequests = accountRequests,
): Promise<AccountAnswer> {
  const shown = await signByPasskey("step-up/passkey");
  if (shown.ok) return { ok: true };
  if (shown.refusal.type !== "SignedOut") return toNo(shown.refusal);
  const signedIn = await signByPasskey("auth/passkey");
  if (!signedIn.ok) return no(sayAccountTrouble(signedIn.refusal));
  const now = await fetchTeacher().catch(() => undefined);
  if (now?.uid !== teacher.uid) {
    await endSession();
    return no("다른 선생님의 패스키예요. 이 화면의 선생님 패스키로 풀어 주세요.");
  }
  if (teacher.deviceUse) await requests.saveDeviceUse(teacher.deviceUse);
  return { ok: true };
}

function toNo(trouble: ServerTrouble): AccountAnswer {
  if (trouble.code === "WrongSignIn") return no("계정 비밀번호가 맞지 않아요. 다시 확인해 주세요.");
  if (trouble.type !== "Away") return no(sayAccountTrouble(trouble));
  return no(
    "계정으로 풀려면 인터넷이 필요해요. 적은 내용은 이 기기에 그대로 있으니, 연결되면 다시 눌러 주세요.",
    true,
  );
}

function no(sentence: string, isAway = false): AccountAnswer {
  return { ok: false, sentence, isAway };
}
