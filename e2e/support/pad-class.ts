import { DEAD } from "@damim/sync/change.ts";
import { createHash } from "node:crypto";
import type { PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { createUuidV7 } from "../../apps/server/src/base/uuid-v7.ts";
import type { RunningDamim } from "./start-damim.ts";
import { now } from "./fixed-day.ts";

export interface PadRoomAddress {
  readonly roomId: string;
  /** The secret behind `#k=` of its link. */
  readonly key: string;
}

/** What a pupil's device does, without its screen. */
export interface HeadlessPupil {
  readonly me: PadMe;
  post(
    card: { readonly type: string; readonly text: string } & Record<string, unknown>,
  ): Promise<void>;
  upload(name: string, bytes: Buffer): Promise<string>;
  /** Goes home: no stream is left open. */
  leave(): void;
}

/** Comes in by the link and takes a number, over the doors that the pupils' page uses. */
export async function joinByTile(
  damim: RunningDamim,
  { roomId, key }: PadRoomAddress,
  number: number,
): Promise<HeadlessPupil> {
  let cookie = "";
  const ask = async (path: string, body: object | Buffer): Promise<unknown> => {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(`${damim.url}api/pad/${path}`, {
      method: "POST",
      headers: {
        origin: new URL(damim.url).origin,
        "content-type": isBytes ? "application/octet-stream" : "application/json",
        cookie,
      },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return JSON.parse(text);
  };
  await ask("enter", { key });
  const { me } = (await ask("claim", { number })) as { readonly me?: PadMe };
  if (!me) throw new Error(`${number}번 was not let in`);
  const stream = new AbortController();
  // Open for as long as the pupil is here: by it the room knows who is.
  const live = await fetch(`${damim.url}api/pad/live`, {
    headers: { cookie },
    signal: stream.signal,
  });
  void live.body?.pipeTo(new WritableStream(), { signal: stream.signal }).catch(() => undefined);

  return {
    me,
    leave: () => stream.abort(),
    async post(card) {
      const op = {
        n: 0,
        kind: "padCard",
        id: createUuidV7(now()),
        set: { [DEAD]: false, order: placeBetween(undefined, undefined, Math.random), ...card },
        at: toStamp(now(), 0, `h${number}`),
      };
      const scopes = [{ scope: padScope(roomId), since: 0, ops: [op] }];
      const reply = JSON.stringify(await ask("sync", { protocol: PROTOCOL_VERSION, scopes }));
      if (reply.includes('"refusal"')) throw new Error(`${number}번: ${reply.slice(0, 500)}`);
    },
    async upload(name, bytes) {
      const id = createUuidV7(now());
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await ask("files", { id, scope: padScope(roomId), name, size: bytes.length, sha256 });
      await ask(`files/${id}/parts?offset=0`, bytes);
      await ask(`files/${id}/finish`, {});
      return id;
    },
  };
}
