import { ok, refuse, type MessagesFor, type Result } from "@damim/domain/base/result.ts";
import {
  askPasskey,
  makePasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyQuestion,
} from "../../platform/secrets/passkeys.ts";
import { requestAccount, type AccountRefusal } from "./account-requests.ts";
import { accountRefusalMessages } from "./messages.ts";

const KNOWN_REASONS = [
  "WrongCode",
  "SecondFactorEnded",
  "SecondFactorOn",
  "SecondFactorOff",
  "PasskeyAddress",
  "PasskeyRefused",
  "PasskeyUnknown",
  "TooManyPasskeys",
  "StepUpNeeded",
  "WrongPassword",
] as const;
type KnownReason = (typeof KNOWN_REASONS)[number];

/** Why a request about the ways to sign in did not go through. */
export type WayRefusal =
  | AccountRefusal
  | { readonly type: KnownReason }
  | { readonly type: "PasskeyCancelled" }
  | { readonly type: "PasskeyThere" };

export type WayAnswer<T> = Promise<Result<T, WayRefusal>>;

export const wayRefusalMessages: MessagesFor<WayRefusal> = {
  ...accountRefusalMessages,
  WrongCode: () => "코드가 맞지 않거나 이미 쓴 코드예요. 새 코드를 적어 주세요.",
  SecondFactorEnded: () => "시간이 지났거나 여러 번 틀렸어요. 처음부터 다시 로그인해 주세요.",
  SecondFactorOn: () => "2단계 인증이 이미 켜져 있어요. 화면을 새로 열어 주세요.",
  SecondFactorOff: () => "2단계 인증을 처음부터 다시 켜 주세요.",
  PasskeyAddress: () =>
    "숫자로 된 주소에서는 패스키를 쓸 수 없어요. 이름으로 된 주소로 열어 주세요.",
  PasskeyRefused: () => "패스키를 받지 못했어요. 처음부터 다시 해 주세요.",
  PasskeyUnknown: () => "여기서 쓸 수 없는 패스키예요. 다른 방법으로 로그인해 주세요.",
  PasskeyCancelled: () =>
    "패스키를 확인하지 못했어요. 다시 누르거나 다른 방법으로 로그인해 주세요.",
  PasskeyThere: () => "이 기기에는 이미 패스키가 있어요.",
  TooManyPasskeys: () => "패스키가 너무 많아요. 쓰지 않는 것을 지우고 다시 만들어 주세요.",
  StepUpNeeded: () => "시간이 지나서 본인인지 다시 확인해야 해요.",
  WrongPassword: () => "비밀번호가 맞지 않아요. 다시 확인해 주세요.",
};

/** A POST to `api/`; `method` for those without a body. */
export async function sendWay(path: string, body?: object, method?: "DELETE"): WayAnswer<unknown> {
  const answer = await requestAccount((input, init) => fetch(input, init), path, body, method);
  return answer.ok ? answer : refuse(toWayRefusal(answer.refusal));
}

/** Signs in by a passkey of this device (`auth/passkey`), or shows by one who sits here (`step-up/passkey`). */
export async function signByPasskey(
  path: "auth/passkey" | "step-up/passkey",
): WayAnswer<undefined> {
  const options = await sendWay(`${path}/options`, {});
  if (!options.ok) return options;
  // Made by our own server from a library's types.
  return sendPasskey(path, await askPasskey(options.value as PasskeyQuestion));
}

/** Makes a passkey on this device and leaves it with the server. */
export async function addPasskey(): WayAnswer<undefined> {
  const options = await sendWay("passkey-options", {});
  if (!options.ok) return options;
  return sendPasskey("passkeys", await makePasskey(options.value as PasskeyCreation));
}

async function sendPasskey(path: string, answer: PasskeyAnswer): WayAnswer<undefined> {
  if (answer.type === "cancelled") return refuse({ type: "PasskeyCancelled" });
  if (answer.type === "known") return refuse({ type: "PasskeyThere" });
  const taken = await sendWay(path, { response: answer.response });
  return taken.ok ? ok(undefined) : taken;
}

function toWayRefusal(refusal: AccountRefusal): WayRefusal {
  if (refusal.type !== "RequestRefused") return refusal;
  const reason = KNOWN_REASONS.find((known) => known === refusal.reason);
  return reason ? { type: reason } : refusal;
}
