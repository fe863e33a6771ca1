import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { markSteppedUp } from "../http/step-up.ts";
import type { PasswordTries } from "./password-tries.ts";

const bodySchema = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) });

/**
 * `POST api/step-up`: the teacher types the password again, so that a screen that was left open is not
 * enough for what concerns everything at once. Guesses are slowed like those of the sign-in.
 */
export function listStepUpRoutes(
  deps: ServerDeps & { readonly tries: PasswordTries },
): readonly Route[] {
  return [
    signedIn(
      "POST api/step-up",
      { body: bodySchema, whileStopped: "account" },
      async (c, session) => {
        const { password } = session.body;
        if (!(await deps.tries.confirm(c, session, password))) {
          throw new HttpFailure(
            403,
            "WrongPassword",
            "비밀번호가 맞지 않아요. 다시 확인해 주세요.",
          );
        }
        return c.json({ until: await markSteppedUp(deps, session) });
      },
    ),
  ];
}
