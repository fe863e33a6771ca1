import { setTimeout as wait } from "node:timers/promises";
import type { S3Place } from "../../base/settings/places.ts";
import { AwsClient } from "aws4fetch";
import { type FileStorage, FileStorageFailure } from "../../base/ports/file-storage.ts";
import { checkKey } from "./file-storage.ts";

const RETRIES = 2;
const RETRY_AFTER_MS = 200;
const REQUEST_TIMEOUT_MS = 60_000;

/** Files in a bucket. Durable as far as the storage's own promise goes: it answers 200 when it has them. */
export function createS3FileStorage(place: S3Place, timeoutMs = REQUEST_TIMEOUT_MS): FileStorage {
  const { accessKeyId, secretAccessKey, region, prefix } = place;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: "s3",
  });
  const bucket = `${place.endpoint}/${place.bucket}`;
  const toAddress = (key: string): string => {
    checkKey(key);
    return `${bucket}/${prefix}${key}`;
  };

  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      for (let left = RETRIES; ; left--) {
        // The time limit hangs on the last request alone: of one in between it is forgotten with that.
        const answer = await fetch(await client.sign(address, init), { signal });
        if (left === 0 || (answer.status < 500 && answer.status !== 429)) return answer;
        await answer.body?.cancel();
        await wait(RETRY_AFTER_MS, undefined, { signal });
      }
    } catch (error) {
      throw new FileStorageFailure("away", { cause: error });
    }
  }

  async function listPage(below: string, token: string): Promise<string> {
    const address = new URL(bucket);
    address.searchParams.set("list-type", "2");
    address.searchParams.set("prefix", prefix + below);
    if (token) address.searchParams.set("continuation-token", token);
    return (await expectOk(await request(address.href))).text();
  }

  async function listKeys(below: string, isAsked: (entry: string) => boolean): Promise<string[]> {
    const keys: string[] = [];
    for (let token = ""; ;) {
      const page = await listPage(below, token);
      for (const [entry] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        if (isAsked(entry)) keys.push(findTag(entry, "Key").slice(prefix.length));
      }
      token = findTag(page, "NextContinuationToken");
      if (!token) return keys;
    }
  }

  return {
    async put(key, bytes) {
      // A copy: the body of a request must not be a view of a pooled buffer that somebody else writes to.
      await expectOk(await request(toAddress(key), { method: "PUT", body: new Uint8Array(bytes) }));
    },

    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await request(toAddress(key), { headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      const { body } = await expectOk(answer);
      return body ?? new Response("").body ?? undefined;
    },

    async remove(key) {
      const answer = await request(toAddress(key), { method: "DELETE" });
      if (answer.status === 404) await answer.body?.cancel();
      else await expectOk(answer);
    },

    list: (below) => listKeys(below, () => true),

    listBefore: (instant) =>
      listKeys("", (entry) => Date.parse(findTag(entry, "LastModified")) < instant),
  };
}

/** Our own keys, and what a storage says of them, need no XML escapes. */
function findTag(text: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "";
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const text = await answer.text().catch(() => "");
  const code = /<Code>([^<]*)</.exec(text)?.[1] ?? "";
  throw new FileStorageFailure(answer.status === 507 ? "full" : "away", {
    cause: new Error(`S3 answered ${answer.status} ${code}`),
  });
}
