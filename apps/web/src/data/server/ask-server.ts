import { refuse } from "@damim/domain/base/result.ts";
import { askWordless, type Asking, type ServerAnswer } from "./ask-wordless.ts";
import { passWords } from "./word-gate.ts";

const HELD_BACK = {
  type: "Refused",
  code: "HeldBack",
  sentence: "보내지 않았어요. 쓰던 글은 그대로 있어요.",
} as const;

/**
 * Asks our own server, after whoever sits here where a pupil's name may not just go along.
 *
 * ```ts
 * const answer = await askServer<UsageReply>("GET", "admin/usage");
 * ```
 */
export async function askServer<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  how?: Asking<T>,
): ServerAnswer<T> {
  const [place, query = ""] = path.split("?");
  const passed = await passWords({ body, query: [...new URLSearchParams(query)] });
  if (!passed) return refuse(HELD_BACK);
  const asked = query && `?${new URLSearchParams(passed.query)}`;
  return askWordless(method, place + asked, passed.body, how);
}
