import * as v from "valibot";

/** Browsers send what they know of a device; more than this no device needs. */
const LENGTH_MAX = 20_000;

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LENGTH_MAX));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const shared = {
  id: base64url,
  rawId: base64url,
  type: v.literal("public-key"),
  authenticatorAttachment: v.optional(word),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** `PublicKeyCredential.toJSON()` of a new passkey (WebAuthn level 3, §5.1.8). */
export const registrationSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(word), v.maxLength(10))),
  }),
});

/** `PublicKeyCredential.toJSON()` of one that signs in. */
export const assertionSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(v.nullable(base64url)),
  }),
});
