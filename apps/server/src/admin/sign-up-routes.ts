import { randomInt } from "node:crypto";
import { SIGN_UP_DOORS } from "@damim/domain/admin/sign-up-door.ts";
import { LINK_LETTERS } from "@damim/domain/links/link-code.ts";
import * as v from "valibot";
import {
  findSignUpDoor,
  saveSignUpDoor,
  SIGN_UP_CODE_LETTERS,
} from "../accounts/auth/sign-up-door.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { admin, type Route } from "../http/route.ts";
import { audit } from "./audit.ts";

const doorBody = v.object({ door: v.picklist(SIGN_UP_DOORS) });

/** Who may make an account here (spec 14 §10): everybody, whoever was told a code, nobody. */
export function listSignUpRoutes(deps: ServerDeps): readonly Route[] {
  const { database, now } = deps;
  return [
    admin("GET api/admin/sign-up", {}, () => findSignUpDoor(database.queries)),
    admin("POST api/admin/sign-up", { body: doorBody, stepsUp: true }, async (c, session) => {
      const { door } = session.body;
      const after = { door, code: door === "code" ? makeCode() : null };
      await database.tx(async (tx) => {
        const before = await findSignUpDoor(tx);
        await saveSignUpDoor(tx, after);
        await audit(tx, now(), {
          actorId: session.user.id,
          act: "sign-up",
          before: before.door,
          after: door,
        });
      });
      return c.json(after);
    }),
  ];
}

/** Another one each time: whoever chooses 「코드로만」 again shuts out who knew the one before. */
function makeCode(): string {
  return Array.from({ length: SIGN_UP_CODE_LETTERS }, () =>
    LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length)),
  ).join("");
}
