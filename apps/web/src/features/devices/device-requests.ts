import * as v from "valibot";
import { apiUrl } from "../../data/server/api-url.ts";

const REQUEST_TIMEOUT_MS = 20_000;

const deviceSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  use: v.nullable(v.picklist(["own", "shared"])),
  lastSeenAt: v.number(),
  isThis: v.boolean(),
});
const devicesSchema = v.object({ devices: v.array(deviceSchema) });

/** Where this teacher is signed in. */
export type SignedInDevice = v.InferOutput<typeof deviceSchema>;

/** This device first, then the one that was seen last. Rejects when the server could not be asked. */
export async function fetchDevices(): Promise<readonly SignedInDevice[]> {
  const { devices } = v.parse(devicesSchema, await (await send("devices", "GET")).json());
  return devices.sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt - a.lastSeenAt);
}

/** Signs another device out, or all others. */
export async function sendRevocation(target: SignedInDevice | "others"): Promise<void> {
  const path = target === "others" ? "other-devices" : `devices/${encodeURIComponent(target.id)}`;
  await send(path, "DELETE");
}

async function send(path: string, method: "GET" | "DELETE"): Promise<Response> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(apiUrl(path), { method, signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
