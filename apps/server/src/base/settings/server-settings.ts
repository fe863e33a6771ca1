import path from "node:path";
import { EMAIL_REGEX } from "valibot";
import { isNetwork } from "./networks.ts";
import { hasScheme, isRedisPlace } from "./parse-places.ts";
import { anyText, isSafeAddress, matching, oneOf, where } from "./readers.ts";
import { setting } from "./setting.ts";

export const DEFAULT_PORT = "4000";
const BUSES = ["local", "postgres", "poll"];

/** The settings of the process and of its address. */
export const serverSettings = [
  setting("PORT", "where it listens", {
    as: "port",
    default: DEFAULT_PORT,
    read: (text) =>
      /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
        ? Number(text)
        : undefined,
    wrong: "는 1~65535 사이의 숫자여야 해요.",
  }),
  setting("HOST", "addresses it listens on", {
    without: "0.0.0.0; `localhost` behind a proxy",
    read: anyText,
  }),
  setting("DAMIM_WEB_ROOT", "a built copy of the pages", {
    as: "webRoot",
    without: "the pages of this project",
    read: (text) => path.resolve(text),
  }),
  setting("DAMIM_ROLE", "several processes: `web` answers people, `jobs` does the rest", {
    as: "role",
    default: "all",
    read: oneOf("all", "web", "jobs"),
    wrong: "은 all, web, jobs 가운데 하나여야 해요.",
  }),
  setting("DAMIM_BUS", "processes hear of each other: `postgres`, `poll`, `redis://…`", {
    without: "local; with `DATABASE_URL` postgres",
    read: where((text) => BUSES.includes(text) || isRedisPlace(text)),
    wrong:
      "는 local, postgres, poll이나 redis://사용자:비밀번호@주소:6379 가운데 하나여야 해요. 비밀번호의 @ / ? #은 %40 %2F %3F %23으로 적어 주세요.",
    secret: true,
  }),
  setting("DAMIM_LOG", "`json`: a line of JSON each, for a collector of logs", {
    as: "logFormat",
    default: "text",
    read: oneOf("text", "json"),
    wrong: "는 text나 json이어야 해요.",
  }),
  setting("DAMIM_LOG_REQUESTS", "`sample`: a line for what failed and 1 % of the rest; `all`", {
    as: "logRequests",
    default: "off",
    read: oneOf("off", "sample", "all"),
    wrong: "는 off, sample, all 가운데 하나여야 해요.",
  }),
  setting("DAMIM_BASE_PATH", "path of all pages", {
    as: "basePath",
    default: "/damim/",
    read: matching(/^\/(?:[a-z0-9-]+\/)+$/),
    wrong: "는 /damim/처럼 /로 시작하고 /로 끝나야 해요(영문 소문자, 숫자, -).",
  }),
  setting("DAMIM_ORIGIN", "the address people type, `https://damim.school.kr`", {
    without: "addresses of this computer",
    read: (text) =>
      isSafeAddress(text) && new URL(text).pathname === "/" ? new URL(text).origin : undefined,
    wrong: "은 https://school.example처럼 경로 없이 적어 주세요. http는 localhost만 쓸 수 있어요.",
  }),
  setting("DAMIM_PROXIES", "proxies in front, `172.30.7.0/24, 10.0.0.5` (below)", {
    as: "proxies",
    without: "this computer's own, with `DAMIM_ORIGIN`",
    else: [],
    read(text): readonly string[] | undefined {
      const all = text.split(",").map((each) => each.trim());
      return all.every(isNetwork) ? all : undefined;
    },
    wrong: "는 172.30.7.0/24, 10.0.0.5처럼 앞에 선 프록시의 주소를 쉼표로 이어 적어 주세요.",
  }),
  setting("DAMIM_TLS_CERT", "a certificate of your own, with its key or not at all", {
    without: "an authority of our own",
    read: (text) => path.resolve(text),
  }),
  setting("DAMIM_TLS_KEY", "its key", {
    without: "an authority of our own",
    read: (text) => path.resolve(text),
  }),
  setting("DAMIM_SUPPORT_EMAIL", "whom teachers may write to", {
    as: "supportEmail",
    read: matching(EMAIL_REGEX),
    wrong: "은 메일 주소여야 해요.",
  }),
  setting("DAMIM_GUIDE_URL", "「사용법」 of the profile menu", {
    as: "guideUrl",
    without: "the own guides",
    read: where((text) => hasScheme(text, ["https:"])),
    wrong: "은 https://로 시작하는 주소여야 해요.",
  }),
];
