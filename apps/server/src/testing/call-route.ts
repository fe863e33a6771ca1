import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { type Op, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import type { Route } from "../http/route.ts";
import { buildStudentOp, type TestBrowser, type TestTeacher } from "./build-teacher.ts";
import { buildArchive } from "./build-zip.ts";

const INTRUDER_FILE_ID = "019aa0c4-0000-7000-8000-00000000000f";

/** A teacher with something of every sort that others may reach for. */
export type ReachedOwner = TestTeacher & {
  readonly fileId: string;
  /** A pad room of hers, and a file in it that its other pupils do not see. */
  readonly roomId?: string;
  readonly roomFileId?: string;
};
export const PASSKEY_ID = "passkey-of-the-owner";

interface Reach {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Bodies and queries with which a route reaches for the data of teacher 1. */
const REACHES: Readonly<Record<string, (owner: ReachedOwner) => Reach | Promise<Reach>>> = {
  "POST api/sync": ({ uid, roomId = "" }) => ({
    body: {
      protocol: PROTOCOL_VERSION,
      scopes: [`t/${uid}/2026`, `t/${uid}/profile`, `pad/${roomId}`].map((scope) => ({
        scope,
        since: 0,
        ops: [buildStudentOp(2, toStamp(Date.now(), 0, "intruder"))],
      })),
    },
  }),
  "GET api/live": ({ uid }) => ({ query: `?scopes=t/${uid}/2026` }),
  "GET api/history": ({ uid }) => ({ query: `?scope=t/${uid}/2026&kind=student&id=s1` }),
  "GET api/trash": ({ uid }) => ({ query: `?scope=t/${uid}/2026` }),
  "POST api/archive/import": async ({ uid }) => {
    const data = { [DEAD]: false, number: 2, name: "침입자" };
    const row = { kind: "student", id: "s2", data, at: toStamp(Date.now(), 0, "intruder") };
    return { body: await buildArchive({ [`t/${uid}/2026`]: [row] }) };
  },
  "POST api/files": ({ uid }) => ({
    body: {
      id: INTRUDER_FILE_ID,
      scope: `t/${uid}/2026`,
      name: "x.txt",
      size: 1,
      sha256: "0".repeat(64),
    },
  }),
  "GET api/files/:id": ({ fileId }) => ({ id: fileId }),
  "POST api/files/:id/parts": ({ fileId }) => ({
    id: fileId,
    query: "?offset=0",
    body: Buffer.from("x"),
    headers: { "content-type": "application/octet-stream" },
  }),
  "POST api/files/:id/finish": ({ fileId }) => ({ id: fileId }),
  "GET api/files/:id/content": ({ fileId }) => ({ id: fileId }),
  "GET api/files/:id/thumbnail": ({ fileId }) => ({ id: fileId }),
  "DELETE api/files/:id": ({ fileId }) => ({ id: fileId }),
  "POST api/passkeys/:id/name": () => ({ id: PASSKEY_ID, body: { name: "침입자" } }),
  "DELETE api/passkeys/:id": () => ({ id: PASSKEY_ID }),
  "POST api/pad/sync": ({ roomId = "" }) => ({
    body: {
      protocol: PROTOCOL_VERSION,
      scopes: [{ scope: `pad/${roomId}`, since: 0, ops: [buildIntruderCard()] }],
    },
  }),
  "POST api/pad/claim": () => ({ body: { number: 1 } }),
  "POST api/pad/files": () => ({
    body: { id: INTRUDER_FILE_ID, name: "x.txt", size: 1, sha256: "0".repeat(64) },
  }),
  "POST api/pad/rooms": ({ roomId }) => ({
    body: {
      roomName: "베낀 방",
      room: { board: "wall", entry: "tiles", names: "name" },
      members: [],
      copyOf: roomId,
    },
  }),
  "POST api/pad/rooms/:id/settings": () => ({ body: { endsAt: 1 } }),
  "POST api/pad/rooms/:id/people": () => ({ body: { member: "x", decision: "remove" } }),
  "POST api/pad/rooms/:id/files": () => ({
    body: { id: INTRUDER_FILE_ID, name: "x.txt", size: 1, sha256: "0".repeat(64) },
  }),
  "POST api/device": () => ({ body: { use: "own" } }),
};

/** Calls a route as somebody who reaches for what is the owner's. */
export async function callRoute(
  caller: TestBrowser,
  route: Route,
  owner: ReachedOwner,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string; readonly headers: Headers }> {
  const reach = await REACHES[`${route.method} ${route.path}`]?.(owner);
  const { query = "", body, headers = {} } = reach ?? {};
  const sent = {
    headers: { ...toPartsHeaders(route), ...headers, ...more },
    method: route.method,
    ...(route.method === "POST" ? { body: body ?? toUsualBody(route) } : {}),
  };
  const path = toPath(route, owner, reach?.id);
  const response = await caller.fetch(path + (query || toUsualQuery(route)), sent);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const text = isStream ? await readFirstChunk(response) : await response.text();
  return { status: response.status, text, headers: response.headers };
}

function toPath(
  { path }: Route,
  { roomId = "x", roomFileId = "x" }: ReachedOwner,
  id: string | undefined,
): string {
  const room = path.startsWith("api/pad/rooms/");
  const one = id ?? (room ? roomId : path.startsWith("api/pad/") ? roomFileId : "x");
  return path.replace(":fileId", roomFileId).replace(":id", one).replace(":code", "x");
}

const isParts = ({ path }: Route): boolean =>
  path.startsWith("api/pad/") && path.endsWith("/parts");

function toUsualBody(route: Route): unknown {
  return isParts(route) ? Buffer.from("x") : {};
}

function toUsualQuery(route: Route): string {
  return isParts(route) ? "?offset=0" : "";
}

function toPartsHeaders(route: Route): Record<string, string> {
  return isParts(route) ? { "content-type": "application/octet-stream" } : {};
}

function buildIntruderCard(): Op {
  const card = { type: "text", text: "침입자의 카드", order: "a0" };
  return {
    n: 1,
    kind: "padCard",
    id: "019aa0c4-0000-7000-8000-00000000000e",
    set: { [DEAD]: false, ...card },
    at: toStamp(Date.now(), 0, "intruder"),
  };
}

async function readFirstChunk(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value as Uint8Array | undefined);
}
