import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { sendRequest, type Sent } from "../../platform/server/send-request.ts";
import { findText } from "./json-fields.ts";

/**
 * Why the server did not do what it was asked, with its own word and sentence for it. `Away`: nobody answered in time, or
 * what answered with yes is no server of ours · `Later`: it is in trouble itself, or was asked too often · `SignedOut` ·
 * `Gone`: what it was asked about is not there (any more) · `Refused`: any other no, also one that this page does not know.
 */
export type ServerTrouble =
  | { readonly type: "Away"; readonly code?: never; readonly sentence?: never }
  | ({ readonly type: "Later" | "SignedOut" | "Gone" | "Refused" } & Said);

interface Said {
  /** Empty where what answered is no server of ours. */
  readonly code: string;
  readonly sentence: string;
  /** After which it may be asked again; 0 where it does not say. */
  readonly seconds?: number;
}

export type ServerAnswer<T> = Promise<Result<T, ServerTrouble>>;

/** How it is asked and read, where that is not JSON within the usual time. */
export interface Asking<T> extends Pick<Sent, "mime" | "wait" | "signal"> {
  readonly read?: (response: Response) => Promise<T>;
}

/**
 * Asks our own server for something in which no words about pupils go along (`tools/doors.test.ts` says what); all else asks
 * by `askServer`. Trusts the shape of the answer, which comes from the same build; what it holds is shown as texts alone.
 * Never rejects.
 */
export async function askWordless<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  { read = (response) => response.json(), ...how }: Asking<T> = {},
): ServerAnswer<T> {
  try {
    const response = await sendRequest(path, { method, body, ...how });
    return response.ok ? ok(await read(response)) : refuse(await readTrouble(response));
  } catch {
    return refuse({ type: "Away" });
  }
}

async function readTrouble(response: Response): Promise<ServerTrouble> {
  const { status } = response;
  const json: unknown = await response.json().catch(() => undefined);
  const own = findText(json, "error", "message");
  const code = findText(json, "error", "type") ?? "";
  return {
    // A server in trouble, or whatever stands before it, is asked again later.
    type:
      !own || status >= 500 || status === 429
        ? "Later"
        : /SignedOut|Revoked|Deleted/.test(code)
          ? "SignedOut"
          : status === 404 && code !== "NotFound"
            ? "Gone"
            : "Refused",
    code,
    sentence:
      own ??
      `서버에 문제가 생겼어요. 적은 것은 그대로예요. 잠시 뒤 다시 해 주세요. (코드 ${status})`,
    seconds: Number(response.headers.get("retry-after")),
  };
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
