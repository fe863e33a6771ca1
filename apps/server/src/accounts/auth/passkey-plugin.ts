import { isIP } from "node:net";
import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/**
 * Passkeys of one address of this server. The device must have asked who is there (finger, face, PIN), so a
 * passkey is two factors in one and no code follows it.
 */
export function buildPasskeyPlugin(origin: string) {
  return passkey({
    rpName: "담임",
    rpID: new URL(origin).hostname,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ verification }) {
        refuseUnasked(verification.registrationInfo?.userVerified);
        return {};
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        refuseUnasked(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: "passkeys",
        fields: {
          publicKey: "public_key",
          userId: "user_id",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
}

/** Browsers bind a passkey to a name: an address of numbers has none. */
export function canHavePasskeys(origin: string): boolean {
  return isIP(new URL(origin).hostname.replace(/[[\]]/g, "")) === 0;
}

function refuseUnasked(isUserVerified: boolean | undefined): void {
  if (isUserVerified === true) return;
  throw new APIError("BAD_REQUEST", { code: "USER_NOT_VERIFIED" });
}
