import type { S3Place } from "./places.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;

/**
 * Reads a bucket's place as one address; nothing when it is none. Without TLS only on this computer: pupils'
 * photos would cross the network in clear.
 *
 * ```ts
 * parseS3Place("s3+https://KEY:SECRET@s3.example/damim/school?region=kr");
 * // { endpoint: "https://s3.example", bucket: "damim", prefix: "school/", region: "kr", … }
 * ```
 */
export function parseS3Place(text: string): S3Place | undefined {
  const scheme = /^s3\+(https?):/.exec(text)?.[1];
  const address = text.replace(/^s3\+/, "");
  if (!scheme || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (scheme === "http" && !LOOPBACK.includes(url.hostname)) return undefined;
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix)) return undefined;
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (!accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: url.origin,
    bucket,
    prefix,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
