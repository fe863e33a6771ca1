import { createOTP } from "@better-auth/utils/otp";
import { base32 } from "@better-auth/utils/base32";
import { readJson, type TestTeacher } from "./build-teacher.ts";

export interface SwitchedOn {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** 2단계 인증 of a teacher as the page switches it on. Uses the code of this half minute. */
export async function switchSecondFactorOn(teacher: TestTeacher): Promise<SwitchedOn> {
  await teacher.post("api/step-up", { password: teacher.password });
  const { uri } = await readJson<{ uri: string }>(await teacher.post("api/second-factor", {}));
  const secret = readSecret(uri);
  const answer = await teacher.post("api/second-factor/confirm", { code: await toCode(secret) });
  if (!answer.ok) throw new Error(`confirm answered ${answer.status}: ${await answer.text()}`);
  const { recoveryCodes } = await readJson<{ recoveryCodes: readonly string[] }>(answer);
  return { secret, recoveryCodes };
}

/** What an authenticator app shows, `stepsAhead` half minutes from now. */
export async function toCode(secret: string, stepsAhead = 0): Promise<string> {
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + stepsAhead);
}

function readSecret(uri: string): string {
  const encoded = new URL(uri).searchParams.get("secret") ?? "";
  return new TextDecoder().decode(base32.decode(encoded));
}
