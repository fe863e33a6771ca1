/** Who may make an account on this server (spec 14 §10). */
export type SignUpDoor = "open" | "code" | "closed";

export const SIGN_UP_DOORS: readonly SignUpDoor[] = ["open", "code", "closed"];

export const signUpDoorWords: Readonly<Record<SignUpDoor, string>> = {
  open: "누구나",
  code: "코드로만",
  closed: "받지 않음",
};

/** How the door stands, as an admin sees it. */
export interface SignUpDoorReply {
  readonly door: SignUpDoor;
  /** What colleagues type, where the door opens by a code. */
  readonly code: string | null;
}

export type SignUpRefusal = "SignUpClosed" | "SignUpCodeNeeded" | "SignUpCodeWrong";

/**
 * Whether somebody who wants an account may come in.
 *
 * ```ts
 * refuseSignUp({ door: "code", code: "K7M2P9XQ4T" }, "k7m2p9xq4t"); // undefined
 * refuseSignUp({ door: "code", code: "K7M2P9XQ4T" }, undefined); // "SignUpCodeNeeded"
 * ```
 *
 * @param typed as {@link readLinkCode} read it; undefined where nothing fit to be a code was typed
 */
export function refuseSignUp(
  { door, code }: SignUpDoorReply,
  typed: string | undefined,
): SignUpRefusal | undefined {
  if (door === "open") return undefined;
  if (door === "closed") return "SignUpClosed";
  if (typed === undefined) return "SignUpCodeNeeded";
  return typed === code ? undefined : "SignUpCodeWrong";
}
