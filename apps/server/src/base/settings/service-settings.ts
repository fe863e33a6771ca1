import { hasScheme, parseAnalyticsUrl, parseDsn, parseSocket } from "./parse-places.ts";
import { anyText, matching, numberOf, onOff, safeAddress, where } from "./readers.ts";
import { setting } from "./setting.ts";

/** In place of a service: kept on this server. */
export const OWN = "self";

const addressLike = (usual: string) => ({
  default: usual,
  read: safeAddress,
  wrong: `은 ${usual}처럼 적어 주세요. http는 이 컴퓨터만 쓸 수 있어요.`,
});

/** The settings of the services that this server calls, what is off by them the most important first. */
export const serviceSettings = [
  setting("SMTP_URL", "`smtp://user:password@host:587`", {
    as: "smtpUrl",
    without: "none: mails lie in the outbox of the data folder",
    read: where((text) => hasScheme(text, ["smtp:", "smtps:"])),
    wrong: "은 smtp://사용자:비밀번호@메일서버:587 형식이어야 해요.",
    secret: true,
    show: "메일: 보내지 않고 서버의 폴더에 둬요",
  }),
  setting("DAMIM_PUSH_HOSTS", "hosts beside them, with commas", {
    as: "pushHosts",
    without: "the known push services",
    else: [],
    read: (text): readonly string[] | undefined =>
      /^[a-z0-9.-]+(?::\d{1,5})?(?:,[a-z0-9.-]+(?::\d{1,5})?)*$/.test(text)
        ? text.split(",")
        : undefined,
    wrong: "는 push.school.example처럼 주소를 쉼표로 이어 적어 주세요.",
  }),
  setting("DAMIM_WEATHER", "`off`: nobody is asked", { ...onOff, show: "날씨와 미세먼지" }),
  setting("DATA_GO_KR_KEY", "weather and measured dust", {
    read: (text) => (/^[\w%+/=-]{20,200}$/.test(text) ? decodeOnce(text) : undefined),
    wrong: "는 data.go.kr 마이페이지의 인증키를 그대로 적어 주세요.",
    secret: true,
    show: "측정한 미세먼지: 예측만 보여요",
    isOff: (all) => all["DAMIM_WEATHER"] === true && !all["DATA_GO_KR_KEY"],
  }),
  setting("DATA_GO_KR_URL", "where that is", addressLike("https://apis.data.go.kr")),
  setting("OPEN_METEO_URL", "weather without a key", addressLike("https://api.open-meteo.com")),
  setting(
    "OPEN_METEO_AIR_URL",
    "dust without a key",
    addressLike("https://air-quality-api.open-meteo.com"),
  ),
  setting("NEIS_API_KEY", "schools, calendars, menus", {
    without: "five rows",
    read: matching(/^[0-9a-zA-Z]{16,64}$/),
    wrong: "는 영문과 숫자로 된 인증키여야 해요.",
    secret: true,
    show: "NEIS 인증키: 학교와 하루 급식만 받아요",
  }),
  setting("NEIS_URL", "where that is", addressLike("https://open.neis.go.kr/hub")),
  setting("DAMIM_AI", "`off`: no model", onOff),
  setting("DAMIM_AI_URL", "a service of chat completions, with its model or not at all", {
    read: (text) => (isHttpAddress(text) ? text.replace(/\/+$/, "") : undefined),
    wrong: "은 https://주소/v1이나 학교 안 컴퓨터의 http://주소:11434/v1처럼 적어 주세요.",
    show: "AI매니저가 바로 쓰기: 부탁하는 글을 복사해서 써요",
    isOff: (all) => !all["DAMIM_AI"] || !all["DAMIM_AI_URL"],
  }),
  setting("DAMIM_AI_MODEL", "its model", {
    read: matching(/^.{1,200}$/s),
    wrong: "은 200자까지 적을 수 있어요.",
  }),
  setting("DAMIM_AI_KEY", "its key", { read: anyText, secret: true }),
  setting("DAMIM_AI_DAILY", "tokens of a teacher a day", {
    as: "aiDailyTokens",
    default: "200000",
    read: numberOf(/^\d{1,9}$/),
    wrong: "는 하루에 쓸 토큰의 수여야 해요.",
  }),
  setting("GOOGLE_CLIENT_ID", "「Google로 로그인」, with its secret or not at all", {
    read: anyText,
    show: "Google로 로그인",
  }),
  setting("GOOGLE_CLIENT_SECRET", "its secret", { read: anyText, secret: true }),
  setting("GOOGLE_ISSUER", "another OpenID provider", {
    default: "https://accounts.google.com",
    read: safeAddress,
    wrong: "는 https://accounts.google.com처럼 적어 주세요. http는 이 컴퓨터만 쓸 수 있어요.",
  }),
  setting("SENTRY_DSN", "bugs: `self` or an address", {
    without: "off",
    read: where((text) => text === OWN || parseDsn(text) !== undefined),
    wrong:
      "은 self이거나 https://열쇠@주소/프로젝트번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
    secret: true,
    show: "오류 모으기",
  }),
  setting("ANALYTICS_URL", "counts of pages: `self` or an address", {
    without: "off",
    read: where((text) => text === OWN || parseAnalyticsUrl(text) !== undefined),
    wrong:
      "은 self이거나 https://주소/api/send?website=번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
    show: "쓰임 세기",
  }),
  setting("DAMIM_METRICS", "`127.0.0.1:9464`: figures for Prometheus", {
    as: "metricsOn",
    without: "off",
    read: parseSocket,
    wrong: "는 127.0.0.1:9464처럼 주소와 포트를 적어 주세요.",
    show: "Prometheus 숫자",
  }),
  setting("DAMIM_TRY", "`off`: no 「둘러보기」 on the sign-in page", {
    as: "isTryOffered",
    ...onOff,
    show: "둘러보기",
  }),
];

/** The operator's own word, so a machine of the school may be reached without encryption. */
function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && !search && !hash && !username;
}

/** data.go.kr shows its keys in two forms; the encoded one has a percent sign. */
function decodeOnce(key: string): string {
  if (!key.includes("%")) return key;
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
