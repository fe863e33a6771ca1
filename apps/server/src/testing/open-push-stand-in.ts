import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface TakenPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on this computer: takes messages over HTTP as the real ones do, and answers what it is told to. */
export interface PushStandIn {
  /** For `DAMIM_PUSH_HOSTS`. */
  readonly host: string;
  readonly taken: readonly TakenPush[];
  /** What the next messages are answered with, one after the other; 201 when none is left. "cut" ends the connection. */
  answerNext(
    ...answers: readonly (number | "cut" | { status: number; retryAfter: string })[]
  ): void;
  /** A browser's address here, as `PushSubscription.toJSON()` has it. */
  subscribe(name: string): {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What the browser reads of a message, with its own secrets (RFC 8291). */
  read(taken: TakenPush): string;
  close(): Promise<void>;
}

const KEY_BYTES = 65;
const TAG_BYTES = 16;

export async function openPushStandIn(): Promise<PushStandIn> {
  const taken: TakenPush[] = [];
  const secrets = new Map<string, { readonly pair: ECDH; readonly auth: Buffer }>();
  let answers: (number | "cut" | { status: number; retryAfter: string })[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const answer = answers.shift() ?? 201;
      if (answer === "cut") return void request.socket.destroy();
      const body = Buffer.concat(parts);
      taken.push({ path: request.url ?? "", headers: request.headers, body });
      if (typeof answer === "number") response.writeHead(answer);
      else response.writeHead(answer.status, { "Retry-After": answer.retryAfter });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${port}`;
  return {
    host,
    taken,
    answerNext: (...next) => {
      answers = [...next];
    },
    subscribe(name) {
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      secrets.set(`/${name}`, { pair, auth });
      const keys = { p256dh, auth: auth.toString("base64url") };
      return { endpoint: `http://${host}/${name}`, keys };
    },
    read({ path, body }) {
      const own = secrets.get(path);
      if (!own) throw new Error(`no browser at ${path}`);
      return decrypt(body, own);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function decrypt(body: Buffer, { pair, auth }: { readonly pair: ECDH; readonly auth: Buffer }) {
  // salt, size of a record, length of the sender's key, that key, the record.
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + KEY_BYTES);
  const record = body.subarray(21 + KEY_BYTES);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const key = hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", Buffer.from(key), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
