import * as v from "valibot";
import { isNetwork } from "./networks.ts";
import { isSafeAddress } from "./outside-entries.ts";
import { hasScheme, isRedisPlace, parseSocket } from "./parse-places.ts";

export const DEFAULT_PORT = "4000";

/** The settings of the process and of its address. */
export const serverEntries = {
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "PORT는 1~65535 사이의 숫자여야 해요."),
      v.transform(Number),
      v.minValue(1, "PORT는 1~65535 사이의 숫자여야 해요."),
      v.maxValue(65_535, "PORT는 1~65535 사이의 숫자여야 해요."),
    ),
    DEFAULT_PORT,
  ),
  HOST: v.optional(v.string()),
  DAMIM_WEB_ROOT: v.optional(v.string()),
  DAMIM_ROLE: v.optional(
    v.picklist(["all", "web", "jobs"], "DAMIM_ROLE은 all, web, jobs 가운데 하나여야 해요."),
    "all",
  ),
  DAMIM_BUS: v.optional(
    v.union(
      [v.picklist(["local", "postgres", "poll"]), v.pipe(v.string(), v.check(isRedisPlace))],
      "DAMIM_BUS는 local, postgres, poll이나 redis://사용자:비밀번호@주소:6379 가운데 하나여야 해요. 비밀번호의 @ / ? #은 %40 %2F %3F %23으로 적어 주세요.",
    ),
  ),
  DAMIM_LOG: v.optional(
    v.picklist(["text", "json"], "DAMIM_LOG는 text나 json이어야 해요."),
    "text",
  ),
  DAMIM_LOG_REQUESTS: v.optional(
    v.picklist(
      ["off", "sample", "all"],
      "DAMIM_LOG_REQUESTS는 off, sample, all 가운데 하나여야 해요.",
    ),
    "off",
  ),
  DAMIM_METRICS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => parseSocket(text) !== undefined,
        "DAMIM_METRICS는 127.0.0.1:9464처럼 주소와 포트를 적어 주세요.",
      ),
    ),
  ),
  DAMIM_BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\/(?:[a-z0-9-]+\/)+$/,
        "DAMIM_BASE_PATH는 /damim/처럼 /로 시작하고 /로 끝나야 해요(영문 소문자, 숫자, -).",
      ),
    ),
    "/damim/",
  ),
  DAMIM_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        "DAMIM_ORIGIN은 https://school.example처럼 경로 없이 적어 주세요. http는 localhost만 쓸 수 있어요.",
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DAMIM_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").map((each) => each.trim())),
      v.check(
        (all) => all.every(isNetwork),
        "DAMIM_PROXIES는 172.30.7.0/24, 10.0.0.5처럼 앞에 선 프록시의 주소를 쉼표로 이어 적어 주세요.",
      ),
    ),
  ),
  DAMIM_TLS_CERT: v.optional(v.string()),
  DAMIM_TLS_KEY: v.optional(v.string()),
  DAMIM_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email("DAMIM_SUPPORT_EMAIL은 메일 주소여야 해요.")),
  ),
  DAMIM_GUIDE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["https:"]),
        "DAMIM_GUIDE_URL은 https://로 시작하는 주소여야 해요.",
      ),
    ),
  ),
  DAMIM_TRY: v.optional(v.picklist(["on", "off"], "DAMIM_TRY는 on이나 off여야 해요."), "on"),
};

function isOrigin(text: string): boolean {
  return isSafeAddress(text) && new URL(text).pathname === "/";
}
