import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { sendRequest, type Sent } from "../../platform/server/send-request.ts";
import { findText } from "./json-fields.ts";
import { HELD_BACK, passWords } from "./word-gate.ts";

/**
 * Why the server did not do what it was asked, with its own word and sentence for it. `Away`: nobody answered in time, or
 * what answered with yes is no server of ours · `Later`: it is in trouble itself, or was asked too often · `SignedOut` ·
 * `Gone`: what it was asked about is not there (any more) · `Refused`: any other no, also one that this page does not know.
 */
export type ServerTrouble =
  | { readonly type: "Away"; readonly code?: never; readonly sentence?: never }
  | ({ readonly type: "Later"; readonly seconds?: number } & Said)
  | ({ readonly type: "SignedOut" | "Gone" | "Refused" } & Said);

interface Said {
  /** Empty where what answered is no server of ours. */
  readonly code: string;
  readonly sentence: string;
}

export type ServerAnswer<T> = Promise<Result<T, ServerTrouble>>;

/** How it is asked and read, where that is not JSON within the usual time. */
export interface Asking<T> extends Pick<Sent, "mime" | "wait" | "signal"> {
  readonly read?: (response: Response) => Promise<T>;
  /** What goes along holds no words about pupils: nobody is asked about names (`tools/doors.test.ts` says why). */
  readonly isWordless?: boolean;
}

const SIGNED_OUT = /SignedOut|Revoked|AccountDeleted/;

/**
 * Asks our own server. Trusts the shape of its answer, which comes from the same build; what it holds is shown as texts
 * alone. Never rejects.
 *
 * ```ts
 * const answer = await askServer<UsageReply>("GET", "admin/usage");
 * ```
 */
export async function askServer<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  { read = (response) => response.json(), isWordless, ...how }: Asking<T> = {},
): ServerAnswer<T> {
  const [place, query = ""] = path.split("?");
  const words = { body, query: [...new URLSearchParams(query)] };
  const passed = isWordless ? words : await passWords(words);
  if (!passed) return refuse({ type: "Refused", code: "HeldBack", sentence: HELD_BACK });
  const asked = query && `?${new URLSearchParams(passed.query)}`;
  try {
    const response = await sendRequest(place + asked, { method, body: passed.body, ...how });
    return response.ok ? ok(await read(response)) : refuse(await readTrouble(response));
  } catch {
    return refuse({ type: "Away" });
  }
}

async function readTrouble(response: Response): Promise<ServerTrouble> {
  const { status, headers } = response;
  const json: unknown = await response.json().catch(() => undefined);
  const own = findText(json, "error", "message");
  const sentence =
    own ??
    `서버에 문제가 생겨 하지 못했어요. 적은 것은 그대로 있어요. 잠시 뒤에 다시 해 주세요. (코드 ${status})`;
  const said = { code: findText(json, "error", "type") ?? "", sentence };
  // A server in trouble, or whatever stands before it, is asked again later.
  if (own === undefined || status >= 500 || status === 429) {
    const seconds = Number(headers.get("retry-after"));
    return { type: "Later", ...said, ...(seconds > 0 && { seconds }) };
  }
  if (status === 401 && SIGNED_OUT.test(said.code)) return { type: "SignedOut", ...said };
  return { type: status === 404 && said.code !== "NotFound" ? "Gone" : "Refused", ...said };
}

/** What a person reads of a trouble: whatever answered by its sentence, and `away` where nobody did. */
export function sayTrouble(trouble: ServerTrouble, away: string): string {
  return trouble.sentence ?? away;
}

/** Whether the same may go through another time, as it stands. */
export function canAskAgain(
  trouble: ServerTrouble,
): trouble is Extract<ServerTrouble, { type: "Away" | "Later" }> {
  return trouble.type === "Away" || trouble.type === "Later";
}
