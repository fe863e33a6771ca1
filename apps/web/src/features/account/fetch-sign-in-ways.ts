import { ok, refuse } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { sendWay, type WayAnswer } from "./way-requests.ts";

const waysSchema = v.object({
  hasPassword: v.boolean(),
  hasGoogle: v.boolean(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      createdAt: v.number(),
      lastUsedAt: v.nullable(v.number()),
    }),
  ),
  secondFactor: v.nullable(v.object({ recoveryCodesLeft: v.number() })),
});
const begunSchema = v.object({ uri: v.string() });
const codesSchema = v.object({ recoveryCodes: v.array(v.string()) });

/** By what the teacher can sign in, and what is asked besides. */
export type SignInWays = v.InferOutput<typeof waysSchema>;
export type Passkey = SignInWays["passkeys"][number];

export function fetchSignInWays(): WayAnswer<SignInWays> {
  return read(sendWay("sign-in-ways"), waysSchema);
}

/** Begins a second factor; answers the `otpauth:` address for the app. */
export function beginSecondFactor(): WayAnswer<{ readonly uri: string }> {
  return read(sendWay("second-factor", {}), begunSchema);
}

/** Switches it on by the first code of the app; answers the recovery codes, which are never shown again. */
export function confirmSecondFactor(code: string): WayAnswer<v.InferOutput<typeof codesSchema>> {
  return read(sendWay("second-factor/confirm", { code }), codesSchema);
}

export function renewRecoveryCodes(): WayAnswer<v.InferOutput<typeof codesSchema>> {
  return read(sendWay("second-factor/recovery-codes", {}), codesSchema);
}

async function read<T>(
  sent: WayAnswer<unknown>,
  schema: v.GenericSchema<unknown, T>,
): WayAnswer<T> {
  const answer = await sent;
  if (!answer.ok) return answer;
  const parsed = v.safeParse(schema, answer.value);
  return parsed.success ? ok(parsed.output) : refuse({ type: "ServerTroubled", status: 200 });
}
