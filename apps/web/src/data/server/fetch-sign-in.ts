import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";

const answerSchema = v.object({
  user: v.nullable(v.object({ id: v.string() })),
  startedAt: v.nullable(v.number()),
});

/** The sign-in that this browser's session began with, by the server's clock. */
export interface SignIn {
  readonly uid: string;
  /** Epoch ms. */
  readonly startedAt: number;
}

/** Undefined when signed out. Rejects when the server cannot be asked. */
export async function fetchSignIn(): Promise<SignIn | undefined> {
  const response = await fetch(apiUrl("session"), { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`session answered ${response.status}`);
  const { user, startedAt } = v.parse(answerSchema, await response.json());
  return user && startedAt !== null ? { uid: user.id, startedAt } : undefined;
}
