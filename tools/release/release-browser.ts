import type { Config } from "../../apps/server/src/base/settings/config.ts";

/** One message pair as it travelled. */
export interface WirePair {
  readonly path: string;
  readonly status: number;
  readonly request: unknown;
  readonly reply: unknown;
}

/** A browser without a screen: keeps its cookies, and writes down what `sync` and its answers were. */
export interface ReleaseBrowser {
  readonly wire: readonly WirePair[];
  /** Throws unless the server says yes. */
  post(path: string, body: unknown): Promise<unknown>;
  fetch(path: string, body?: unknown): Promise<Response>;
}

export function openReleaseBrowser(
  answer: (request: Request) => Response | Promise<Response>,
  config: Pick<Config, "origin" | "basePath">,
): ReleaseBrowser {
  const cookies = new Map<string, string>();
  const wire: WirePair[] = [];

  async function send(path: string, body?: unknown): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string> = {
      origin: config.origin,
      cookie,
      "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0",
    };
    if (body !== undefined) headers["content-type"] = "application/json";
    const response = await answer(
      new Request(`${config.origin}${config.basePath}api/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const equals = pair.indexOf("=");
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  }

  return {
    wire,
    fetch: send,
    async post(path, body) {
      const response = await send(path, body);
      const reply: unknown = await response.json();
      if (path === "sync") wire.push({ path, status: response.status, request: body, reply });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return reply;
    },
  };
}
