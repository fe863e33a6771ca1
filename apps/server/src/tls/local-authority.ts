import "reflect-metadata";
import { randomBytes } from "node:crypto";
import * as x509 from "@peculiar/x509";
import { createNameConstraints } from "./name-constraints.ts";
import type { Certificate } from "../base/ports/network.ts";

const { subtle } = x509.cryptoProvider.get();

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3_650;
/** Browsers refuse leaf certificates that live longer than 398 days. */
const LEAF_DAYS = 397;
/** A device whose clock is a little behind must not find the certificate from the future. */
const BACKDATED_DAYS = 1;
const SERVER_AUTHENTICATION = "1.3.6.1.5.5.7.3.1";

/** The authority of one installation, good for names of its own network only (`createNameConstraints`). */
export async function createAuthority(options: {
  readonly hostName: string;
  readonly now: number;
}): Promise<Certificate> {
  const keys = await generateKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: createSerialNumber(),
    name: `CN=Damim (${toCommonName(options.hostName)})`,
    notBefore: toDate(options.now, -BACKDATED_DAYS),
    notAfter: toDate(options.now, AUTHORITY_DAYS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      createNameConstraints(options.hostName),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString("pem"), key: await exportKey(keys.privateKey) };
}

/** A certificate of the server for these names and addresses, signed by the authority. */
export async function createLeaf(options: {
  readonly authority: Certificate;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly now: number;
}): Promise<Certificate> {
  const authority = new x509.X509Certificate(options.authority.certificate);
  const keys = await generateKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: createSerialNumber(),
    subject: "CN=Damim",
    issuer: authority.subject,
    notBefore: toDate(options.now, -BACKDATED_DAYS),
    notAfter: toDate(options.now, LEAF_DAYS),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await importKey(options.authority.key),
    extensions: [
      new x509.BasicConstraintsExtension(false),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([SERVER_AUTHENTICATION]),
      new x509.SubjectAlternativeNameExtension([
        ...options.names.map((value) => ({ type: "dns", value }) as const),
        ...options.addresses.map((value) => ({ type: "ip", value }) as const),
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(authority),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: certificate.toString("pem"), key: await exportKey(keys.privateKey) };
}

async function generateKeys(): Promise<CryptoKeyPair> {
  return subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

async function exportKey(key: CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await subtle.exportKey("pkcs8", key), "PRIVATE KEY");
}

async function importKey(pem: string): Promise<CryptoKey> {
  const bytes = x509.PemConverter.decodeFirst(pem);
  return subtle.importKey("pkcs8", bytes, ALGORITHM, false, ["sign"]);
}

function createSerialNumber(): string {
  // Positive and of full length: the first figure is never above 7 or 0.
  return randomBytes(16).toString("hex").replace(/^./, "1");
}

function toDate(now: number, days: number): Date {
  return new Date(now + days * DAY_MS);
}

/** A computer's name may hold what means something in a distinguished name. */
function toCommonName(hostName: string): string {
  return hostName.replaceAll(/[^\w.-]/g, "").slice(0, 48);
}
