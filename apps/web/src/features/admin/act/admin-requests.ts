import { askServer } from "../../../data/server/ask-server.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";

/** What an admin decides. */
export interface AdminWish {
  readonly method: "POST" | "DELETE";
  /** Below `api/admin/`. */
  readonly path: string;
  readonly body?: object;
}

/** Asks the server for it. */
export function askAdmin<T>({ method, path, body }: AdminWish): ServerAnswer<T> {
  return askServer<T>(method, `admin/${path}`, body);
}
