import { rootCertificates } from "node:tls";
import { beforeAll, describe, expect, it } from "vitest";
import { isTrustedChain } from "./is-trusted-chain.ts";
import { createAuthority, createLeaf } from "./local-authority.ts";

const NOW = Date.UTC(2026, 10, 27);
const YEAR_MS = 366 * 86_400_000;

describe("a certificate that devices trust by themselves", () => {
  let authority: Awaited<ReturnType<typeof createAuthority>>;
  let leaf: string;
  beforeAll(async () => {
    authority = await createAuthority({ hostName: "school", now: NOW });
    const made = await createLeaf({ authority, names: ["school"], addresses: [], now: NOW });
    leaf = made.certificate;
  });

  it("is signed by a root that they bring along, and has not ended", () => {
    const roots = [...rootCertificates, authority.certificate];
    expect(isTrustedChain(leaf, NOW, roots)).toBe(true);
    expect(isTrustedChain(leaf, NOW + 2 * YEAR_MS, roots)).toBe(false);
    expect(isTrustedChain(leaf, NOW - YEAR_MS, roots)).toBe(false);
  });

  it("is none that the school signed itself, with its authority beside it or without", () => {
    expect(isTrustedChain(leaf, NOW)).toBe(false);
    expect(isTrustedChain(`${leaf}\n${authority.certificate}`, NOW)).toBe(false);
    expect(isTrustedChain(authority.certificate, NOW)).toBe(false);
    expect(isTrustedChain("no certificate", NOW)).toBe(false);
  });

  it("is none whose issuer has the name of another and not its key", async () => {
    const other = await createAuthority({ hostName: "school", now: NOW });
    expect(isTrustedChain(leaf, NOW, [other.certificate])).toBe(false);
  });
});
