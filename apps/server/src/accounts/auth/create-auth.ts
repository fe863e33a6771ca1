import { betterAuth } from "better-auth";
import { createEmailVerificationToken } from "better-auth/api";
import type { Config, GoogleSettings } from "../../base/settings/config.ts";
import type { Queries } from "../../db/schema.ts";
import type { MailSender } from "../../base/ports/mail.ts";
import {
  buildAlreadyRegisteredMail,
  buildResetMail,
  buildVerifyMail,
  RESET_LINK_HOURS,
  VERIFY_LINK_HOURS,
} from "./account-mails.ts";
import { buildGooglePlugin, refuseUnprovenAddress, withoutTokens } from "./google-plugin.ts";
import { buildPasskeyPlugin } from "./passkey-plugin.ts";
import { buildSecondFactorPlugin } from "./second-factor-plugin.ts";
import { buildTroublePlugin, handOnTrouble } from "./trouble-plugin.ts";
import { findSignUpDoor } from "./sign-up-door.ts";
import type { PasswordHash } from "../../base/ports/password-hash.ts";

export const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 128;
const SESSION_DAYS = 30;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

export interface AuthDeps {
  readonly config: Config;
  /** For requests that come over https: their cookies have names of their own, which http never sees. */
  readonly isSecure: boolean;
  readonly queries: Queries;
  readonly mail: MailSender;
  /** Signs cookies and the tokens of verification links. */
  readonly secret: string;
  readonly onError: (message: string) => void;
  /** In place of scrypt at today's cost. */
  readonly passwordHash?: PasswordHash | undefined;
  /** Whose passkeys it understands; without it none. */
  readonly passkeyOrigin?: string;
  readonly google?: GoogleSettings;
}

export type Auth = ReturnType<typeof createAuth>;
/** Makes the half of the accounts that speaks the cookies of one scheme. */
export type MakeAuth = (isSecure: boolean, more?: Partial<AuthDeps>) => Auth;

/**
 * Accounts with e-mail and password. Whether an address is registered never shows: a sign-up with
 * a known address gets the same answer as any other and its owner gets a mail.
 */
export function createAuth(deps: AuthDeps) {
  const { config, isSecure, mail, secret } = deps;
  const supportEmail = config.supportEmail;
  const pageUrl = (page: string): string => `${config.origin}${config.basePath}${page}`;
  const sendVerifyMail = async (to: string, token: string): Promise<void> =>
    mail.send(buildVerifyMail({ to, link: pageUrl(`auth/verify?token=${token}`), supportEmail }));

  return betterAuth({
    appName: "damim",
    baseURL: config.origin,
    basePath: `${config.basePath}api/auth`,
    secret,
    // "sqlite" on PostgreSQL too: it only means booleans as 0/1 and times as ISO text, so that one
    // migration set serves both. No `transaction`: a sign-up would hold the only SQLite connection
    // while it hashes; one that dies in between is mended by a password reset.
    database: { db: deps.queries, type: "sqlite" },
    trustedOrigins: [...config.trustedOrigins],
    emailAndPassword: {
      enabled: true,
      ...(deps.passwordHash && { password: deps.passwordHash }),
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      requireEmailVerification: mail.isConfigured,
      // Also without a mail server: with autoSignIn a known address would be told by its error.
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_HOURS * HOUR_S,
      onPasswordReset: ({ user }) => handOnTrouble(dropUnprovenWays(deps.queries, user)),
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified || !mail.isConfigured) {
          const link = pageUrl("");
          await mail.send(buildAlreadyRegisteredMail({ to: user.email, link, supportEmail }));
          return;
        }
        const hours = VERIFY_LINK_HOURS * HOUR_S;
        await sendVerifyMail(
          user.email,
          await createEmailVerificationToken(secret, user.email, undefined, hours),
        );
      },
      async sendResetPassword({ user, token }) {
        const link = pageUrl(`auth/reset?token=${token}`);
        await mail.send(buildResetMail({ to: user.email, link, supportEmail }));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: mail.isConfigured,
      autoSignInAfterVerification: true,
      expiresIn: VERIFY_LINK_HOURS * HOUR_S,
      sendVerificationEmail: ({ user, token }) => sendVerifyMail(user.email, token),
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      async validateUserInfo({ source }) {
        const unproven = refuseUnprovenAddress(source);
        if (unproven || !source.oauth || source.action !== "create-user") return unproven;
        // A code cannot be typed on the way over Google: the account is made by it first, and linked later.
        const { door } = await handOnTrouble(findSignUpDoor(deps.queries));
        return door === "open" ? undefined : { error: "sign_up_shut" };
      },
    },
    session: {
      modelName: "sessions",
      // What asks for more than a session has `requireStepUp`.
      freshAge: 0,
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      additionalFields: {
        deviceId: { type: "string", required: false, input: false, fieldName: "device_id" },
        deviceUse: { type: "string", required: false, input: false, fieldName: "device_use" },
      },
    },
    account: {
      modelName: "accounts",
      fields: {
        accountId: "account_id",
        providerId: "provider_id",
        userId: "user_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      // Ours asks nothing of Google after the sign-in.
      updateAccountOnSignIn: false,
    },
    databaseHooks: { account: { create: { before: withoutTokens } } },
    plugins: [
      buildTroublePlugin(),
      buildSecondFactorPlugin(),
      ...(deps.passkeyOrigin ? [buildPasskeyPlugin(deps.passkeyOrigin)] : []),
      ...(deps.google ? [buildGooglePlugin(deps.google)] : []),
    ],
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    // By address, so it would take a school for one guesser; ours is in sign-in-throttle.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => deps.onError(message) },
    advanced: {
      cookiePrefix: isSecure ? "__Host-damim" : "damim",
      // true would put __Secure- in front of our prefix.
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: isSecure,
        path: "/",
        sameSite: "lax",
        httpOnly: true,
      },
      // Named, because better-auth switches both checks off by itself under a test runner.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { validateSchema: false },
      // Read from headers that anybody may invent; nothing of ours asks for it.
      ipAddress: { disableIpTracking: true },
    },
  });
}

/**
 * After a password was set by a link in a mail. Whoever opened it owns the address; whoever made the account
 * need not, as long as the address was never confirmed. Ways in that were added before go then, or a
 * stranger who signed up with this address first could come back by one of them.
 */
async function dropUnprovenWays(
  queries: Queries,
  user: { readonly id: string; readonly emailVerified: boolean },
): Promise<void> {
  if (user.emailVerified) return;
  await queries.deleteFrom("passkeys").where("user_id", "=", user.id).execute();
  await queries.deleteFrom("two_factors").where("user_id", "=", user.id).execute();
  await queries
    .deleteFrom("accounts")
    .where("user_id", "=", user.id)
    .where("provider_id", "!=", "credential")
    .execute();
  await queries
    .updateTable("users")
    .set({ email_verified: 1, two_factor_enabled: 0 })
    .where("id", "=", user.id)
    .execute();
}
