import { HttpFailure } from "../http/http-failure.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from "./auth/create-auth.ts";

/** Refuses a password that is short, long or everybody's. No other rule: long sentences are good passwords. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length < PASSWORD_LENGTH_MIN) {
    throw new HttpFailure(400, "PasswordTooShort", "비밀번호는 10자 이상으로 정해 주세요.");
  }
  if (password.length > PASSWORD_LENGTH_MAX) {
    throw new HttpFailure(400, "PasswordTooLong", "비밀번호는 128자까지 쓸 수 있어요.");
  }
  refuseCommonPassword(password, email);
}

export function refuseCommonPassword(password: string, email: string): void {
  // A short one gets the sentence about its length, whatever else it is.
  if (password.length < PASSWORD_LENGTH_MIN || !isCommonPassword(password, email)) return;
  throw new HttpFailure(
    400,
    "PasswordTooCommon",
    "많이 쓰이는 비밀번호라 쉽게 뚫려요. 다른 것으로 정해 주세요.",
  );
}
