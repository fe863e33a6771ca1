import { isLoopbackName } from "../base/settings/loopback.ts";
import { type Config, settings } from "../base/settings/config.ts";

/** A place outside of the house to which this server speaks, as the operator set it up. */
export interface OutsidePlace {
  readonly name: string;
  /** With its port, where that is not the usual one. */
  readonly host: string;
  /** Ours to choose: its addresses must be on the open internet. The operator's own may lie in the school. */
  readonly isUsual: boolean;
}

const usualHosts = settings.flatMap((each) =>
  "default" in each && URL.canParse(each.default) ? new URL(each.default).host : [],
);

/**
 * Every host to which `fetchOutside` may speak, and nothing else may be called (spec 15 §2). Push services are addresses that
 * devices give and have a list of their own (`push/push-address.ts`).
 */
export function listOutsidePlaces(config: Config): readonly OutsidePlace[] {
  const { neis, weather, ai } = config;
  const keyed = weather?.dataGoKr.key !== undefined;
  const named: readonly (readonly [string, string | undefined])[] = [
    ["나이스 교육정보", neis.baseUrl],
    ["기상청·에어코리아", keyed ? weather.dataGoKr.baseUrl : undefined],
    ["Open-Meteo", keyed ? undefined : weather?.openMeteo.baseUrl],
    ["Open-Meteo 공기", keyed ? undefined : weather?.openMeteo.airUrl],
    ["AI", ai?.baseUrl],
  ];
  return named.flatMap(([name, url]) => {
    if (url === undefined) return [];
    const { host, hostname } = new URL(url);
    return [{ name, host, isUsual: usualHosts.includes(host) && !isLoopbackName(hostname) }];
  });
}
