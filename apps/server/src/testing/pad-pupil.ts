import { DEAD } from "@damim/sync/change.ts";
import type { PadMe } from "@damim/domain/pad/pad-entrance.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import {
  type Op,
  PROTOCOL_VERSION,
  type ScopeReply,
  type SyncReply,
} from "@damim/sync/protocol.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import { enterRoom } from "./build-pad-room.ts";
import type { TestServer } from "./build-test-server.ts";
import { readJson, type TestBrowser } from "./build-teacher.ts";

/** A pupil who holds a place. */
export interface TestPupil {
  readonly browser: TestBrowser;
  readonly me: PadMe;
  /** One round: ops out, rows after `since` in. */
  sync(ops: readonly Op[], since?: number): Promise<ScopeReply>;
}

let ticks = 0;

/** A pupil's device that took the number, or typed the nickname. */
export async function buildPupil(
  server: TestServer,
  room: PadRoomEntry,
  claim: { readonly number: number } | { readonly nickname: string },
): Promise<TestPupil> {
  const { pupil: browser } = await enterRoom(server, room);
  const answer = await browser.post("api/pad/claim", claim);
  const { me } = await readJson<{ me?: PadMe }>(answer);
  if (!me) throw new Error(`the claim was answered ${answer.status}`);
  return {
    browser,
    me,
    sync: (ops, since = 0) => syncPad(browser, room, ops, since),
  };
}

/** A round of a pupil's device in a room, whoever it is. */
export async function syncPad(
  browser: TestBrowser,
  room: Pick<PadRoomEntry, "roomId">,
  ops: readonly Op[],
  since = 0,
): Promise<ScopeReply> {
  const scopes = [{ scope: padScope(room.roomId), since, ops }];
  const answer = await browser.post("api/pad/sync", { protocol: PROTOCOL_VERSION, scopes });
  if (!answer.ok) throw new Error(`sync answered ${answer.status}: ${await answer.text()}`);
  const [reply] = (await readJson<SyncReply>(answer)).scopes;
  if (!reply) throw new Error("sync answered no scope");
  return reply;
}

export function buildPadOp(kind: string, id: string, set: Fields): Op {
  return { n: 0, kind, id, set, at: toStamp(Date.now(), ++ticks % 10_000, "pad") };
}

/** An op that puts a card of words on the board. */
export function buildCardOp(text: string, set: Fields = {}): Op {
  const id = createUuidV7(Date.now());
  return buildPadOp("padCard", id, {
    [DEAD]: false,
    type: "text",
    by: "",
    madeAt: 0,
    state: "shown",
    text,
    order: "a0",
    ...set,
  });
}

/** The living rows of a kind in a reply. */
export function listRows(reply: ScopeReply, kind: string): readonly Fields[] {
  const byId = new Map(
    reply.rows.flatMap(([name, id, data]) => (name === kind ? [[id, data]] : [])),
  );
  return [...byId].flatMap(([id, data]) => (data ? [{ id, ...data }] : []));
}
