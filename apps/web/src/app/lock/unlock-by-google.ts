import { apiUrl } from "../../platform/server/api-url.ts";
import { fetchSignIn, type SignIn } from "../../data/server/fetch-sign-in.ts";
import { isGoogleOffered } from "../../data/server/session.ts";
import { fetchSignInWays } from "../../features/account/fetch-sign-in-ways.ts";
import type { AccountAnswer, UnlockWays } from "../../features/lock/account-unlock-form.tsx";
import { readLockText, saveLockText } from "../../platform/kept/lock-preferences.ts";

export interface GoogleWayPorts {
  readonly fetchSignIn: () => Promise<SignIn | undefined>;
  /** Leaves this page. */
  readonly goTo: (address: string) => void;
}

const browserPorts: GoogleWayPorts = { fetchSignIn, goTo: (address) => location.assign(address) };

/** By what this account can unlock; undefined while the server cannot be asked. */
export async function findUnlockWays(): Promise<UnlockWays | undefined> {
  const ways = await fetchSignInWays();
  if (!ways.ok) return undefined;
  const { hasPassword, hasGoogle } = ways.value;
  return { hasPassword, hasGoogle: hasGoogle && isGoogleOffered() };
}

/**
 * Leads to Google to show who is here: a sign-in that began after this moment unlocks the screen (`hearGoogle`).
 * The answer is the reason why it does not go there.
 */
export async function goToGoogle(
  ports: GoogleWayPorts = browserPorts,
): Promise<AccountAnswer & { readonly ok: false }> {
  try {
    const signIn = await ports.fetchSignIn();
    saveLockText("lockProofAfter", String(signIn?.startedAt ?? 0));
    ports.goTo(apiUrl("auth/google"));
    return { ok: false, isAway: true, sentence: "Google로 가고 있어요." };
  } catch {
    return {
      ok: false,
      isAway: true,
      sentence:
        "Google로 풀려면 인터넷이 필요해요. 적은 내용은 이 기기에 그대로 있으니, 연결되면 다시 눌러 주세요.",
    };
  }
}

/** What came back from Google; undefined when nobody went there, or the server cannot be asked now. */
export async function hearGoogle(
  uid: string,
  ports: Pick<GoogleWayPorts, "fetchSignIn"> = browserPorts,
): Promise<AccountAnswer | undefined> {
  const after = readLockText("lockProofAfter");
  if (after === undefined) return undefined;
  try {
    const signIn = await ports.fetchSignIn();
    saveLockText("lockProofAfter", undefined);
    if (signIn?.uid === uid && signIn.startedAt > Number(after)) return { ok: true };
    return {
      ok: false,
      isAway: false,
      sentence: "Google에서 확인하지 못했어요. 다시 누르면 한 번 더 물어볼게요.",
    };
  } catch {
    return undefined;
  }
}
