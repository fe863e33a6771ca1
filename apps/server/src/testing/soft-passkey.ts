import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** An authenticator in software: one passkey that signs what a browser on a page of `origin` would send. */
export function createSoftPasskey(origin: string, { asksWhoIsThere = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const flags = USER_PRESENT | (asksWhoIsThere ? USER_VERIFIED : 0);
  let counter = 0;
  const shared = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };

  return {
    register({ challenge, rp }: CreationOptions) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = Buffer.concat([
        // COSE: EC2, ES256, P-256, then x and y.
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, "base64url"),
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
      const authData = toAuthData(rp.id, flags | HAS_CREDENTIAL, ...credential);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        toText("fmt"),
        toText("none"),
        toText("attStmt"),
        Buffer.from([0xa0]),
        toText("authData"),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      const response = {
        clientDataJSON: toClientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      };
      return { ...shared, response };
    },
    answer({ challenge, rpId }: RequestOptions) {
      const clientData = toClientData("webauthn.get", challenge);
      const authData = toAuthData(rpId, flags);
      const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
      const response = {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
      return { ...shared, response };
    },
  };

  function toAuthData(rpId: string, bits: number, ...rest: readonly Buffer[]): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpHash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([rpHash, Buffer.from([bits]), count, ...rest]);
  }

  function toClientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

/** A CBOR text of fewer than 24 bytes. */
function toText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
