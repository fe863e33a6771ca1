import { BlockList, isIP } from "node:net";

const toFamily = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");

/** Whether it is an address, or a network as CIDR writes it: `10.0.0.0/8`, `fd00::/8`, `192.0.2.7`. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** ```ts
 * isInNetworks(toNetworks(["10.0.0.0/8"]), "10.1.2.3"); // true
 * ```
 */
export function toNetworks(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [address = "", bits] = text.split("/");
    if (bits === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(bits), toFamily(address));
  }
  return list;
}

/** Takes IPv4 written as IPv6 too; what is no address is in none. */
export function isInNetworks(networks: BlockList, address: string): boolean {
  return isIP(address) !== 0 && networks.check(address, toFamily(address));
}
