import * as x509 from "@peculiar/x509";

/** RFC 5280, 4.2.1.10. */
const NAME_CONSTRAINTS_OID = "2.5.29.30";
const SEQUENCE = 0x30;
const PERMITTED_SUBTREES = 0xa0;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;

/** Names that nobody but this computer's own network can answer to. */
const PERMITTED_NAMES = ["localhost", "local"];
/** Address and mask: loopback and the private ranges of RFC 1918. */
const PERMITTED_RANGES = [
  [127, 0, 0, 0, 255, 0, 0, 0],
  [10, 0, 0, 0, 255, 0, 0, 0],
  [172, 16, 0, 0, 255, 240, 0, 0],
  [192, 168, 0, 0, 255, 255, 0, 0],
];
const LOOPBACK_V6 = [
  ...Array.from({ length: 15 }, () => 0),
  1,
  ...Array.from({ length: 16 }, () => 255),
];

/**
 * Ties a certificate authority to this computer's network: what it signs for any other name is refused by
 * browsers. Critical, so that software which does not know the rule trusts nothing of ours. Whoever
 * steals the key of a school's computer cannot imitate a bank with it.
 *
 * `hostName` is permitted beside `localhost` and `.local`: the computer's bare name.
 */
export function createNameConstraints(hostName: string): x509.Extension {
  const names = [...new Set([...PERMITTED_NAMES, hostName.toLowerCase()])].map((name) =>
    toDer(DNS_NAME, [...Buffer.from(name, "ascii")]),
  );
  const ranges = [...PERMITTED_RANGES, LOOPBACK_V6].map((range) => toDer(IP_ADDRESS, range));
  const subtrees = [...names, ...ranges].flatMap((base) => toDer(SEQUENCE, base));
  const value = toDer(SEQUENCE, toDer(PERMITTED_SUBTREES, subtrees));
  return new x509.Extension(NAME_CONSTRAINTS_OID, true, new Uint8Array(value));
}

/** Tag, length, content; the content is shorter than 64 KiB. */
function toDer(tag: number, content: readonly number[]): readonly number[] {
  const { length } = content;
  if (length < 0x80) return [tag, length, ...content];
  if (length < 0x100) return [tag, 0x81, length, ...content];
  return [tag, 0x82, length >> 8, length & 0xff, ...content];
}
