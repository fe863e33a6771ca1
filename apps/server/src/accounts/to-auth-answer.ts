import * as v from "valibot";

interface AuthError {
  readonly type: string;
  readonly message: string;
}

export const LINK_ENDED: AuthError = {
  type: "LinkEnded",
  message: "이미 쓴 링크이거나 시간이 지났어요. 메일을 다시 받아 주세요.",
};

/** better-auth's codes that a person can meet, in our words. None tells whether an address is known. */
const AUTH_ERRORS: Readonly<Record<string, AuthError>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    type: "WrongSignIn",
    message: "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
  },
  EMAIL_NOT_VERIFIED: {
    type: "EmailNotVerified",
    message: "메일 주소를 아직 확인하지 않았어요. 방금 보낸 확인 메일의 버튼을 눌러 주세요.",
  },
  INVALID_EMAIL: { type: "InvalidEmail", message: "메일 주소 형식이 아니에요. 다시 적어 주세요." },
  PASSWORD_TOO_SHORT: {
    type: "PasswordTooShort",
    message: "비밀번호는 10자 이상으로 정해 주세요.",
  },
  PASSWORD_TOO_LONG: {
    type: "PasswordTooLong",
    message: "비밀번호는 128자까지 쓸 수 있어요.",
  },
  INVALID_TOKEN: LINK_ENDED,
  TOKEN_EXPIRED: LINK_ENDED,
  USER_NOT_FOUND: LINK_ENDED,
};

const CODE_NEEDED: AuthError = {
  type: "SecondFactorNeeded",
  message: "2단계 인증 코드도 필요해요. 로그인 화면에서 로그인해 주세요.",
};

const answerSchema = v.object({
  code: v.optional(v.string(), ""),
  twoFactorRedirect: v.optional(v.boolean(), false),
});

/**
 * An answer of better-auth as ours: failures become `{ error: { type, message } }`, successes
 * `{ status: true }`. Its cookies stay; its bodies do not, they hold the session token that the
 * HttpOnly cookie hides from scripts.
 */
export async function toAuthAnswer(answer: Response): Promise<Response> {
  const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "no-store" });
  for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  const { code, twoFactorRedirect } = await readAnswer(answer);
  if (twoFactorRedirect) return toResponse({ error: CODE_NEEDED }, 403, headers);
  const body = answer.ok ? { status: true } : { error: findAuthError(code) };
  return toResponse(body, answer.status, headers);
}

/** What better-auth said, as far as we want to know it. Takes the body. */
export async function readAnswer(answer: Response): Promise<v.InferOutput<typeof answerSchema>> {
  const parsed = v.safeParse(answerSchema, await answer.json().catch(() => ({})));
  return parsed.success ? parsed.output : { code: "", twoFactorRedirect: false };
}

function toResponse(body: object, status: number, headers: Headers): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

function findAuthError(code: string): AuthError {
  return (
    AUTH_ERRORS[code] ?? {
      type: "AccountRequestRefused",
      message: "요청을 받아들일 수 없어요. 화면을 새로 열고 다시 해 주세요.",
    }
  );
}
