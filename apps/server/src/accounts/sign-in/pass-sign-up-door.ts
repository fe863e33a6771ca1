import { refuseSignUp, type SignUpRefusal } from "@damim/domain/admin/sign-up-door.ts";
import { readLinkCode } from "@damim/domain/links/link-code.ts";
import type { Queries } from "../../db/schema.ts";
import { HttpFailure } from "../../http/http-failure.ts";
import { findSignUpDoor, SIGN_UP_CODE_LETTERS } from "../auth/sign-up-door.ts";

/**
 * Refuses a new account where the door is shut for it. An address that is known already is refused alike: whether it is
 * known shows to nobody.
 */
export async function passSignUpDoor(queries: Queries, typed: string): Promise<void> {
  const code = readLinkCode(typed, SIGN_UP_CODE_LETTERS);
  const refusal = refuseSignUp(await findSignUpDoor(queries), code);
  if (refusal) throw new HttpFailure(403, refusal, messages[refusal]);
}

const messages: Readonly<Record<SignUpRefusal, string>> = {
  SignUpClosed: "이 서버는 지금 새로 가입을 받지 않아요. 서버를 맡은 분께 말씀해 주세요.",
  SignUpCodeNeeded: "가입하려면 가입 코드가 필요해요. 서버를 맡은 분께 받아 적어 주세요.",
  SignUpCodeWrong: "가입 코드가 맞지 않아요. 받은 코드를 다시 적어 주세요.",
};
