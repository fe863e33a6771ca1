import type { SignUpDoorReply } from "@damim/domain/admin/sign-up-door.ts";
import type { Queries } from "../../db/schema.ts";

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
