import type { S3Place } from "../base/settings/places.ts";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";

export interface S3StandIn {
  readonly place: S3Place;
  close(): Promise<void>;
}

/** A storage that speaks S3 on this computer, for one key, with an empty bucket. */
export async function openS3StandIn(): Promise<S3StandIn> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "damim-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "damim" }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "damim",
      prefix: "school/",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
