import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const LONGEST_CHAIN = 8;

/**
 * Whether devices trust a certificate by themselves today: each of its chain is signed by the next, and the last by a root that
 * browsers bring along. One that signed itself, or an authority of the school, is none; nor is one that has ended.
 *
 * @param pem the certificate of the server, and after it those between it and the root
 */
export function isTrustedChain(
  pem: string,
  now: number,
  roots: readonly string[] = rootCertificates,
): boolean {
  const chain = (pem.match(PEM) ?? []).slice(0, LONGEST_CHAIN).flatMap(read);
  const trusted = roots.flatMap(read);
  const isSignedByTrusted = (one: X509Certificate, others: readonly X509Certificate[]): boolean => {
    if (one.validFromDate.getTime() > now || one.validToDate.getTime() < now) return false;
    const isOf = (issuer: X509Certificate) =>
      issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey);
    if (trusted.some(isOf)) return true;
    const next = others.find(isOf);
    return (
      next !== undefined &&
      isSignedByTrusted(
        next,
        others.filter((each) => each !== next),
      )
    );
  };
  const [leaf, ...between] = chain;
  return leaf !== undefined && isSignedByTrusted(leaf, between);
}

function read(pem: string): readonly X509Certificate[] {
  try {
    return [new X509Certificate(pem)];
  } catch {
    return [];
  }
}
