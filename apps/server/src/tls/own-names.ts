import { isIPv4 } from "node:net";

/** What the operating system says about this computer; `os` fits. */
export interface ComputerNames {
  hostname(): string;
  networkInterfaces(): Readonly<
    Record<string, readonly { readonly address: string; readonly internal: boolean }[] | undefined>
  >;
}

export interface OwnNames {
  readonly hostName: string;
  readonly names: readonly string[];
  /** IPv4 in the network, without loopback. */
  readonly lanAddresses: readonly string[];
}

const PRIVATE_V4 = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * The names and private addresses under which devices of the same network find this computer. A public
 * address is left out: the local authority may not vouch for it.
 */
export function findOwnNames(computer: ComputerNames): OwnNames {
  const hostName = computer.hostname().toLowerCase();
  const bare = hostName.split(".")[0] ?? hostName;
  const isName = /^[a-z0-9-]+$/.test(bare);
  const lanAddresses = Object.values(computer.networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ address, internal }) => !internal && isIPv4(address) && PRIVATE_V4.test(address))
    .map(({ address }) => address)
    .sort();
  return {
    hostName: bare,
    names: isName ? [...new Set(["localhost", bare, `${bare}.local`])] : ["localhost"],
    lanAddresses: [...new Set(lanAddresses)],
  };
}
