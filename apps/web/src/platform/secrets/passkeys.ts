/** What the server asks a device for a new passkey (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyCreation {
  readonly challenge: string;
  readonly rp: { readonly id?: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: "public-key"; readonly alg: number }[];
  readonly timeout?: number;
  readonly excludeCredentials?: readonly { readonly id: string }[];
  readonly authenticatorSelection?: AuthenticatorSelectionCriteria;
}

/** What the server asks a device that has passkeys. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly rpId?: string;
  readonly timeout?: number;
  readonly allowCredentials?: readonly { readonly id: string }[];
  readonly userVerification?: UserVerificationRequirement;
}

/** What the device said: an answer for the server; the person did not want to; it has one already. */
export type PasskeyAnswer =
  | { readonly type: "answered"; readonly response: object }
  | { readonly type: "cancelled" }
  | { readonly type: "known" };

/** Asks the device to make a passkey. Its own window opens. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAnswer> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        user: { ...options.user, id: toBytes(options.user.id) },
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: (options.excludeCredentials ?? []).map(toDescriptor),
      },
    }),
  );
}

/** Asks the device for one of its passkeys. Its own window opens. */
export async function askPasskey(options: PasskeyQuestion): Promise<PasskeyAnswer> {
  return answerOf(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(toDescriptor),
      },
    }),
  );
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential
      ? { type: "answered", response: toJson(credential) }
      : { type: "cancelled" };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The others are what browsers say of a closed window, of too long a wait, of an address without a name.
    return { type: error.name === "InvalidStateError" ? "known" : "cancelled" };
  }
}

// By hand: `toJSON` and the parsers beside it are missing in browsers of 2024.
function toJson(credential: PublicKeyCredential): object {
  const { response } = credential;
  const shared = {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: credential.type,
    clientExtensionResults: {},
  };
  const clientDataJSON = toText(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse) {
    const transports = response.getTransports();
    const attestationObject = toText(response.attestationObject);
    return { ...shared, response: { clientDataJSON, attestationObject, transports } };
  }
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error("not a passkey");
  const { authenticatorData, signature, userHandle } = response;
  return {
    ...shared,
    response: {
      clientDataJSON,
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle ? { userHandle: toText(userHandle) } : {}),
    },
  };
}

function toDescriptor({ id }: { readonly id: string }): PublicKeyCredentialDescriptor {
  return { type: "public-key", id: toBytes(id) };
}

/** From base64url. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** To base64url. */
function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
