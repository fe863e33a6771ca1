import { takeAnswer } from "./take-answer.ts";
import { askServer } from "./ask-server.ts";

/** The sign-in that this browser's session began with, by the server's clock. */
export interface SignIn {
  readonly uid: string;
  /** Epoch ms. */
  readonly startedAt: number;
}

interface SessionReply {
  readonly user: { readonly id: string } | null;
  readonly startedAt: number | null;
}

/** Undefined when signed out. Rejects when the server cannot be asked. */
export async function fetchSignIn(): Promise<SignIn | undefined> {
  const { user, startedAt } = await takeAnswer(askServer<SessionReply>("GET", "session"));
  return user && startedAt !== null ? { uid: user.id, startedAt } : undefined;
}
