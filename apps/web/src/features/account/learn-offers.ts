import { fetchTeacher, isGoogleOffered, isTryOffered } from "../../data/server/session.ts";

/** So long the other ways in wait for it. */
const ANSWER_MS = 2_000;

/**
 * Asks what the server offers besides the password, where this page began with a remembered teacher and did not ask: after
 * a sign-out. Never rejects.
 */
export async function learnOffers(): Promise<void> {
  if (isTryOffered() || isGoogleOffered()) return;
  await fetchTeacher(AbortSignal.timeout(ANSWER_MS)).catch(() => undefined);
}
