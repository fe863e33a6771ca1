import * as v from "valibot";
import { isSafeAddress } from "./outside-entries.ts";
import { hasScheme, parseAnalyticsUrl, parseDsn } from "./parse-places.ts";

/** In place of a service: kept on this server. */
export const OWN = "self";

/** The settings of the services that this server itself calls: mail, push, sign-in, reports, the model. */
export const serviceEntries = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["smtp:", "smtps:"]),
        "SMTP_URL은 smtp://사용자:비밀번호@메일서버:587 형식이어야 해요.",
      ),
    ),
  ),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === OWN || parseDsn(text) !== undefined,
        "SENTRY_DSN은 self이거나 https://열쇠@주소/프로젝트번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
      ),
    ),
  ),
  ANALYTICS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === OWN || parseAnalyticsUrl(text) !== undefined,
        "ANALYTICS_URL은 self이거나 https://주소/api/send?website=번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
      ),
    ),
  ),
  DAMIM_PUSH_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9.-]+(?::\d{1,5})?(?:,[a-z0-9.-]+(?::\d{1,5})?)*$/,
        "DAMIM_PUSH_HOSTS는 push.school.example처럼 주소를 쉼표로 이어 적어 주세요.",
      ),
      v.transform((text) => text.split(",")),
    ),
  ),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeAddress,
        "GOOGLE_ISSUER는 https://accounts.google.com처럼 적어 주세요. http는 이 컴퓨터만 쓸 수 있어요.",
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
    "https://accounts.google.com",
  ),
  DAMIM_AI: v.optional(v.picklist(["on", "off"], "DAMIM_AI는 on이나 off여야 해요."), "on"),
  DAMIM_AI_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isHttpAddress,
        "DAMIM_AI_URL은 https://주소/v1이나 학교 안 컴퓨터의 http://주소:11434/v1처럼 적어 주세요.",
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
  ),
  DAMIM_AI_KEY: v.optional(v.string()),
  DAMIM_AI_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200))),
  DAMIM_AI_DAILY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, "DAMIM_AI_DAILY는 하루에 쓸 토큰의 수여야 해요."),
      v.transform(Number),
    ),
    "200000",
  ),
};

/** The operator's own word, so a machine of the school may be reached without encryption. */
function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && !search && !hash && !username;
}
