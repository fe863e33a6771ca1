import {
  refuseSignUp,
  type SignUpDoorReply,
  type SignUpRefusal,
} from "@damim/domain/admin/sign-up-door.ts";
import { readLinkCode } from "@damim/domain/links/link-code.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";

/** Letters of the code that an admin gives to colleagues. */
export const SIGN_UP_CODE_LETTERS = 8;
const DOOR_FACT = "sign-up";
const OPEN: SignUpDoorReply = { door: "open", code: null };

/** How the door for new accounts stands; open until an admin says something else. */
export async function findSignUpDoor(queries: Queries): Promise<SignUpDoorReply> {
  const row = await queries
    .selectFrom("facts")
    .select("value")
    .where("name", "=", DOOR_FACT)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as SignUpDoorReply) : OPEN;
}

export async function saveSignUpDoor(queries: Queries, door: SignUpDoorReply): Promise<void> {
  await queries.deleteFrom("facts").where("name", "=", DOOR_FACT).execute();
  await queries
    .insertInto("facts")
    .values({ name: DOOR_FACT, value: JSON.stringify(door) })
    .execute();
}

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
  SignUpClosed: "이 서버는 지금 새로 가입을 받지 않아요. 서버를 맡은 분에게 말해 주세요.",
  SignUpCodeNeeded: "이 서버는 가입 코드가 있어야 해요. 서버를 맡은 분에게 받아 적어 주세요.",
  SignUpCodeWrong: "가입 코드가 맞지 않아요. 받은 코드를 다시 적어 주세요.",
};
