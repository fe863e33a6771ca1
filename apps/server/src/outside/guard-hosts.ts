import { isPublicAddress } from "../adapters/public-web/public-address.ts";
import type { Config } from "../base/settings/config.ts";
import type { FetchOutside } from "../base/ports/outside.ts";
import { isPushAddress } from "../push/push-address.ts";
import { listOutsidePlaces } from "./outside-places.ts";

/** The addresses of a name, as the network tells them. */
type LookUp = (host: string) => Promise<readonly { readonly address: string }[]>;

/**
 * The one way out of this server: to the hosts of the operator's settings and to push services, over https (http on this
 * computer, or to a model of the school). A call to another host is a bug and fails. Redirects are refused by the type.
 */
export function guardHosts(
  fetchOutside: FetchOutside,
  config: Config,
  lookUp?: LookUp,
): FetchOutside {
  const places = listOutsidePlaces(config);
  return async (url, init) => {
    const { host, hostname } = new URL(url);
    const place = places.find((each) => each.host === host);
    if (!place && !isPushAddress(url, config.pushHosts))
      throw new Error(`no outside service is at ${host}`);
    if (place?.isUsual && lookUp) {
      const found = await lookUp(hostname);
      if (!found.every(({ address }) => isPublicAddress(address)))
        throw new Error(`${host} is not on the open internet`);
    }
    return fetchOutside(url, init);
  };
}
