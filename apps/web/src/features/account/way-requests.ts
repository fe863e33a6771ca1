import { refuse } from "@damim/domain/base/result.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import {
  askPasskey,
  makePasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyQuestion,
} from "../../platform/secrets/passkeys.ts";
import { askAccount } from "./account-requests.ts";

/** What the browser said in place of a passkey. */
const NOT_SHOWN = {
  cancelled: {
    type: "Refused",
    code: "PasskeyCancelled",
    sentence: "패스키를 확인하지 못했어요. 다시 누르거나 다른 방법으로 로그인해 주세요.",
  },
  known: { type: "Refused", code: "PasskeyThere", sentence: "이 기기에는 이미 패스키가 있어요." },
} as const;

/** Signs in by a passkey of this device (`auth/passkey`), or shows by one who sits here (`step-up/passkey`). */
export async function signByPasskey(
  path: "auth/passkey" | "step-up/passkey",
): ServerAnswer<object> {
  const options = await askAccount<PasskeyQuestion>(`${path}/options`, {});
  return options.ok ? sendPasskey(path, await askPasskey(options.value)) : options;
}

/** Makes a passkey on this device and leaves it with the server. */
export async function addPasskey(): ServerAnswer<object> {
  const options = await askAccount<PasskeyCreation>("passkey-options", {});
  return options.ok ? sendPasskey("passkeys", await makePasskey(options.value)) : options;
}

async function sendPasskey(path: string, answer: PasskeyAnswer): ServerAnswer<object> {
  if (answer.type !== "answered") return refuse(NOT_SHOWN[answer.type]);
  return askAccount(path, { response: answer.response });
}
