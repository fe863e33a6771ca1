import type { ServicePlace, WeatherPlaces } from "./places.ts";
import * as v from "valibot";
import { isLoopbackName } from "./loopback.ts";

export const NEIS_URL = "https://open.neis.go.kr/hub";
export const DATA_GO_KR_URL = "https://apis.data.go.kr";
export const OPEN_METEO_URL = "https://api.open-meteo.com";
export const OPEN_METEO_AIR_URL = "https://air-quality-api.open-meteo.com";

/** An address without a query, over https; over http on this computer alone. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.search || url.hash || url.username) return false;
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isLoopbackName(url.hostname);
}

function address(name: string, usual: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeAddress,
        `${name}은 ${usual}처럼 적어 주세요. http는 이 컴퓨터만 쓸 수 있어요.`,
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
    usual,
  );
}

/** The settings of the services that teachers ask through this server. */
export const outsideEntries = {
  NEIS_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-zA-Z]{16,64}$/, "NEIS_API_KEY는 영문과 숫자로 된 인증키여야 해요."),
    ),
  ),
  NEIS_URL: address("NEIS_URL", NEIS_URL),
  DAMIM_WEATHER: v.optional(
    v.picklist(["on", "off"], "DAMIM_WEATHER는 on이나 off여야 해요."),
    "on",
  ),
  DATA_GO_KR_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w%+/=-]{20,200}$/,
        "DATA_GO_KR_KEY는 data.go.kr 마이페이지의 인증키를 그대로 적어 주세요.",
      ),
      v.transform(decodeOnce),
    ),
  ),
  DATA_GO_KR_URL: address("DATA_GO_KR_URL", DATA_GO_KR_URL),
  OPEN_METEO_URL: address("OPEN_METEO_URL", OPEN_METEO_URL),
  OPEN_METEO_AIR_URL: address("OPEN_METEO_AIR_URL", OPEN_METEO_AIR_URL),
};

type OutsideSettings = v.InferOutput<v.ObjectSchema<typeof outsideEntries, undefined>>;

export function toOutsidePlaces(settings: OutsideSettings): {
  readonly neis: ServicePlace;
  readonly weather?: WeatherPlaces;
} {
  const weather = {
    dataGoKr: { baseUrl: settings.DATA_GO_KR_URL, key: settings.DATA_GO_KR_KEY },
    openMeteo: { baseUrl: settings.OPEN_METEO_URL, airUrl: settings.OPEN_METEO_AIR_URL },
  };
  return {
    neis: { baseUrl: settings.NEIS_URL, key: settings.NEIS_API_KEY },
    ...(settings.DAMIM_WEATHER === "on" ? { weather } : {}),
  };
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
