import { X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSecureContext } from "node:tls";
import { WrongPlace } from "../base/wrong-place.ts";
import type { Certificate, ServerCertificate } from "../base/ports/network.ts";
import type { OwnNames } from "./own-names.ts";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** Made anew so long before it ends: a server that runs through a school year must not end with it. */
const RENEWED_BEFORE_MS = 60 * 86_400_000;

/**
 * The certificate of this installation in `dataDir/tls`, made at the first start. The authority stays for
 * ten years, because teachers install it on their devices; the server's own certificate is made
 * anew when an address or name has changed or it ends soon. Rejects when the folder cannot be written.
 */
export async function openLocalCertificate(options: {
  readonly dataDir: string;
  readonly own: OwnNames;
  readonly now: number;
}): Promise<ServerCertificate> {
  const { dataDir, own, now } = options;
  const folder = path.join(dataDir, "tls");
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const authority =
    readPair(folder, "ca") ??
    savePair(folder, "ca", await (await loadMaker()).createAuthority({ ...own, now }));
  const addresses = ["127.0.0.1", "::1", ...own.lanAddresses];
  const stored = readPair(folder, "server");
  const isGood = stored && isStillGood(stored, { authority, names: own.names, addresses, now });
  const leaf = isGood
    ? stored
    : savePair(
        folder,
        "server",
        await (await loadMaker()).createLeaf({ authority, names: own.names, addresses, now }),
      );
  return {
    key: leaf.key,
    // The chain: a device that has installed the authority gets both.
    certificate: `${leaf.certificate}${authority.certificate}`,
    authority: {
      certificate: authority.certificate,
      fingerprint: new X509Certificate(authority.certificate).fingerprint256,
    },
  };
}

/** The operator's own certificate and key. Throws when a file is missing or they do not belong together. */
export function readOwnCertificate(files: {
  readonly certificateFile: string;
  readonly keyFile: string;
}): ServerCertificate {
  try {
    const certificate = readFileSync(files.certificateFile, "utf8");
    const key = readFileSync(files.keyFile, "utf8");
    createSecureContext({ cert: certificate, key });
    return { certificate, key };
  } catch (error) {
    throw new WrongPlace("TLS_FILES", error instanceof Error ? error.message : String(error));
  }
}

// 21 packages that only the making needs: an ordinary start reads two files.
const loadMaker = () => import("./local-authority.ts");

function isStillGood(
  { certificate }: Certificate,
  wanted: {
    readonly authority: Certificate;
    readonly names: readonly string[];
    readonly addresses: readonly string[];
    readonly now: number;
  },
): boolean {
  const leaf = new X509Certificate(certificate);
  return (
    leaf.checkIssued(new X509Certificate(wanted.authority.certificate)) &&
    leaf.validToDate.getTime() - wanted.now > RENEWED_BEFORE_MS &&
    wanted.names.every((name) => leaf.checkHost(name) !== undefined) &&
    wanted.addresses.every((address) => leaf.checkIP(address) !== undefined)
  );
}

function readPair(folder: string, name: string): Certificate | undefined {
  const files = toFiles(folder, name);
  if (!existsSync(files.certificate) || !existsSync(files.key)) return undefined;
  return {
    certificate: readFileSync(files.certificate, "utf8"),
    key: readFileSync(files.key, "utf8"),
  };
}

function savePair(folder: string, name: string, made: Certificate): Certificate {
  const pair = { certificate: `${made.certificate.trim()}\n`, key: `${made.key.trim()}\n` };
  const files = toFiles(folder, name);
  // The certificate last: a start that dies in between finds no pair and makes a new one.
  for (const [file, text] of [
    [files.key, pair.key],
    [files.certificate, pair.certificate],
  ] as const) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text, { mode: OWNER_ONLY_FILE });
    renameSync(draft, file);
  }
  return pair;
}

function toFiles(
  folder: string,
  name: string,
): { readonly certificate: string; readonly key: string } {
  return { certificate: path.join(folder, `${name}.crt`), key: path.join(folder, `${name}.key`) };
}
