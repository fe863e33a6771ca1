import os from "node:os";
import type { Config } from "../base/settings/config.ts";
import type { Network } from "../base/ports/network.ts";
import type { ServerCertificate } from "../base/ports/network.ts";
import { openLocalCertificate, readOwnCertificate } from "./open-certificate.ts";
import { findOwnNames } from "./own-names.ts";

/** A laptop goes from home to school with the server running. */
const LOOK_EVERY_MS = 30_000;

export interface Certificates {
  readonly network: () => Network;
  /** Called with a new certificate whenever the addresses of this computer have changed. */
  follow(onChange: (certificate: ServerCertificate) => void): void;
  close(): void;
}

/**
 * The certificate that the server shows: the operator's own, or one that vouches for the computer's names
 * and addresses of the moment. A server for this computer only, or behind a proxy, needs none.
 */
export async function openCertificates(
  config: Pick<Config, "dataDir" | "isHttps" | "listenOn" | "tlsFiles">,
): Promise<Certificates> {
  const { dataDir, tlsFiles } = config;
  const isLocalOnly = config.listenOn.includes("127.0.0.1");
  if (tlsFiles) return fixed({ certificate: readOwnCertificate(tlsFiles), lanAddresses: [] });
  if (isLocalOnly || config.isHttps) return fixed({ lanAddresses: [] });
  const look = async (): Promise<Network> => {
    const own = findOwnNames(os);
    const certificate = await openLocalCertificate({ dataDir, own, now: Date.now() });
    return { lanAddresses: own.lanAddresses, certificate };
  };
  let network = await look();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    network: () => network,
    follow(onChange) {
      timer = setInterval(() => {
        look().then(
          (next) => {
            const isNew = next.certificate?.certificate !== network.certificate?.certificate;
            network = next;
            if (isNew && next.certificate) onChange(next.certificate);
          },
          // The folder is full or away for a moment: the certificate in hand goes on.
          () => undefined,
        );
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}

function fixed(network: Network): Certificates {
  return { network: () => network, follow: () => undefined, close: () => undefined };
}
