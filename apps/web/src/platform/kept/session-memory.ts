import { readText, removeText, writeText } from "./device-texts.ts";

const SIGNED_IN = "signedIn";
const SIGN_OUT_OWED = "signOutOwed";

/** The text of the last signed-in session, so that the next start need not wait for the network. */
export function readRememberedSession(): string | undefined {
  return readText(SIGNED_IN);
}

/** `undefined` forgets it, at sign-out and on shared devices. */
export function saveRememberedSession(text: string | undefined): void {
  if (text === undefined) removeText(SIGNED_IN);
  else writeText(SIGNED_IN, text);
}

/** Whether somebody signed out here while the server was away and it still has to be told. */
export function isSignOutOwed(): boolean {
  return readText(SIGN_OUT_OWED) !== undefined;
}

export function saveSignOutOwed(isOwed: boolean): void {
  if (isOwed) writeText(SIGN_OUT_OWED, "yes");
  else removeText(SIGN_OUT_OWED);
}
