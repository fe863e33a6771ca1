import type { Device } from "../../e2e/support/open-browser.ts";

/** What came over the network, not out of the browser's cache. */
export interface Traffic {
  readonly requests: number;
  /** Bodies. */
  readonly scriptKiB: number;
  readonly fontKiB: number;
  readonly apiKiB: number;
  /** With headers. */
  readonly allKiB: number;
  readonly names: readonly string[];
}

interface Transfer {
  readonly pathname: string;
  bodyBytes: number;
  allBytes: number;
  isFromCache: boolean;
}

/** Counts from now on what this page fetches, over gzip. */
export async function watchTraffic({ context, page }: Device): Promise<{
  /** Everything so far, or what passes the filter. */
  readonly read: (isCounted?: (pathname: string) => boolean) => Traffic;
  readonly stop: () => Promise<void>;
}> {
  const cdp = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  await cdp.send("Network.enable");
  // The budgets are in gzip; without this Chromium would take the smaller brotli.
  await cdp.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
  const change = (id: string, by: (transfer: Transfer) => void): void => {
    const transfer = transfers.get(id);
    if (transfer) by(transfer);
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    const { pathname } = new URL(url);
    transfers.set(requestId, { pathname, bodyBytes: 0, allBytes: 0, isFromCache: false });
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) =>
    change(requestId, (transfer) => (transfer.isFromCache = true)),
  );
  cdp.on("Network.responseReceived", ({ requestId, response }) =>
    change(requestId, (transfer) => (transfer.isFromCache ||= response.fromDiskCache === true)),
  );
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, (transfer) => (transfer.bodyBytes += encodedDataLength)),
  );
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    change(requestId, (transfer) => (transfer.allBytes = encodedDataLength)),
  );
  return {
    read: (isCounted = () => true) =>
      toTraffic(
        [...transfers.values()].filter((one) => !one.isFromCache && isCounted(one.pathname)),
      ),
    stop: () => cdp.detach(),
  };
}

function toTraffic(transfers: readonly Transfer[]): Traffic {
  const sum = (kind: RegExp, pick: (one: Transfer) => number): number =>
    transfers
      .filter(({ pathname }) => kind.test(pathname))
      .reduce((all, one) => all + pick(one) / 1024, 0);
  return {
    requests: transfers.length,
    scriptKiB: sum(/\.js$/, ({ bodyBytes }) => bodyBytes),
    fontKiB: sum(/\.woff2$/, ({ allBytes }) => allBytes),
    apiKiB: sum(/\/api\//, ({ allBytes }) => allBytes),
    allKiB: sum(/./, ({ allBytes }) => allBytes),
    names: transfers.map(({ pathname }) => pathname),
  };
}
