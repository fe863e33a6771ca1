import type { Context } from "hono";
import { HttpFailure } from "./http-failure.ts";
import type { AppEnv, Route } from "./route.ts";

/** Of who is not known yet: an address, a password, a key. */
const STRANGERS_BYTES = 8 * 1024;
const USUAL_BYTES = 64 * 1024;

/** Notes what this route takes, and refuses at once what says that it is larger; nothing is read yet. */
export function limitBody(c: Context<AppEnv>, { who, bodyMaxBytes }: Route): void {
  const most = bodyMaxBytes ?? (who === "anyone" ? STRANGERS_BYTES : USUAL_BYTES);
  c.set("bodyMaxBytes", most);
  if (Number(c.req.header("content-length") ?? 0) > most) throw tooLarge();
}

/** The whole body, never more than its route takes. The only way to one, so a route that asks its limits first reads nothing. */
export async function readBody(c: Context<AppEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const { raw } = c.req;
  // Node's parser reads no more than was said.
  if (raw.headers.has("content-length") && !raw.headers.has("transfer-encoding")) {
    return new Uint8Array(await c.req.arrayBuffer().catch(throwCut));
  }
  const most = c.get("bodyMaxBytes") ?? 0;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of raw.body ?? []) {
      length += chunk.length;
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch {
    throwCut();
  }
  if (length > most) throw tooLarge();
  return new Uint8Array(Buffer.concat(chunks));
}

/** Nobody is there any more to read the answer; it is no bug of ours. */
function throwCut(): never {
  throw new HttpFailure(400, "BodyCut", "연결이 끊겨 다 받지 못했어요. 다시 보내 주세요.");
}

function tooLarge(): HttpFailure {
  return new HttpFailure(413, "TooLarge", "한 번에 보내기에는 너무 커요. 나누어 보내 주세요.");
}
