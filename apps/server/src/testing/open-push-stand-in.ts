import { createECDH, randomBytes } from "node:crypto";
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
  close(): Promise<void>;
}

export async function openPushStandIn(): Promise<PushStandIn> {
  const taken: TakenPush[] = [];
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
      const auth = randomBytes(16).toString("base64url");
      return { endpoint: `http://${host}/${name}`, keys: { p256dh, auth } };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
