import type { Auth } from "../accounts/auth/create-auth.ts";

export type DeviceUse = "own" | "shared";

/** Who is calling, as far as the rest of the server wants to know. */
export interface SignedIn {
  readonly sessionId: string;
  /** When it was signed in, epoch ms. */
  readonly startedAt: number;
  readonly expiresAt: number;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly nickName: string;
    readonly emailVerified: boolean;
  };
  readonly device: { readonly id: string; readonly use: DeviceUse } | null;
}

/**
 * The session of a request, read from the database each time: a revoked session is dead at once.
 * Does not extend it.
 */
export async function findSession(
  auth: Auth,
  headers: Headers,
  now: number,
): Promise<SignedIn | undefined> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return undefined;
  const session = toSignedIn(found);
  return session.expiresAt > now ? session : undefined;
}

/** With a value: an empty one ends a session. */
const SESSION_COOKIE = /\bdamim\.session_token=[^;]/;

/** The cookie by which an answer signs somebody in. */
export function findSessionCookie(answer: Response): string | undefined {
  return answer.headers.getSetCookie().find((one) => SESSION_COOKIE.test(one));
}

/**
 * The token in the session's cookie, unchecked; its signature follows after a point. Over https only the
 * cookie counts that http cannot set.
 */
export function findSessionToken(headers: Headers, isSecure: boolean): string | undefined {
  const cookies = headers.get("cookie") ?? "";
  const match = isSecure
    ? /(?:^|;\s*)__Host-damim\.session_token=([^.;]+)/.exec(cookies)
    : /(?:^|;\s*)damim\.session_token=([^.;]+)/.exec(cookies);
  return match?.[1];
}

type Found = NonNullable<Awaited<ReturnType<Auth["api"]["getSession"]>>>;

export function toSignedIn({ session, user }: Found): SignedIn {
  const { deviceId, deviceUse } = session;
  return {
    sessionId: session.id,
    startedAt: session.createdAt.getTime(),
    expiresAt: session.expiresAt.getTime(),
    user: {
      id: user.id,
      email: user.email,
      nickName: user.name,
      emailVerified: user.emailVerified,
    },
    device: deviceId && isDeviceUse(deviceUse) ? { id: deviceId, use: deviceUse } : null,
  };
}

export function isDeviceUse(use: unknown): use is DeviceUse {
  return use === "own" || use === "shared";
}
