import { twoFactor } from "better-auth/plugins/two-factor";

/**
 * Wherever a session begins by less than a passkey. better-auth asks after a password only: a link in a mail
 * and an account at Google would open the door without the code.
 */
const ASKED_AFTER = new Set(["/sign-in/email", "/verify-email", "/callback/:id"]);

/** Asks who has a second factor for its code: the session is taken back until then. */
export function buildSecondFactorPlugin() {
  const plugin = twoFactor({
    // A stranger's guesses must not lock the teacher out; ours are slowed in second-factor-sign-in.ts.
    accountLockout: { enabled: false },
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "two_factors",
        fields: {
          backupCodes: "backup_codes",
          userId: "user_id",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { readonly path?: string | undefined }) => ASKED_AFTER.has(path ?? ""),
  }));
  return { ...plugin, hooks: { after } };
}
