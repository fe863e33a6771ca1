import type { PadMemberId } from "@damim/domain/pad/pad-member.ts";
import type { PadRoom } from "@damim/domain/pad/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { ok, refuse, type MessagesFor, type Result } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { findText } from "../../data/server/json-fields.ts";
import { HELD_BACK, passWords } from "../../data/server/word-gate.ts";

const LONGEST_MS = 20_000;

const entrySchema: v.GenericSchema<unknown, PadRoomEntry> = v.object({
  roomId: v.string(),
  roomName: v.string(),
  password: v.string(),
  link: v.string(),
  plainLink: v.exactOptional(v.string()),
  shortLink: v.string(),
  code: v.exactOptional(v.object({ text: v.string(), until: v.number() })),
  createdAt: v.number(),
  endsAt: v.number(),
  closedAt: v.exactOptional(v.number()),
  isHttpsOnly: v.boolean(),
  isSurvey: v.exactOptional(v.literal(true)),
  qr: v.object({ path: v.string(), size: v.number() }),
  pupils: v.number(),
  cards: v.number(),
});
const listSchema = v.object({ rooms: v.array(entrySchema) });
const doneSchema = v.object({});

/**
 * `Away`: no network or no server, later · `SignedOut` · `Gone`: the room is not there (any more) · `Told`: the server
 * says why, in a sentence for people · `Troubled`: the server has a fault.
 */
export type RoomFailure =
  | { readonly type: "Away" }
  | { readonly type: "SignedOut" }
  | { readonly type: "Gone" }
  | { readonly type: "Told"; readonly message: string }
  | { readonly type: "Troubled"; readonly status: number };

export const roomFailureMessages: MessagesFor<RoomFailure> = {
  Away: () =>
    "서버에 연결하지 못했어요. 쓴 내용은 그대로 있어요. 인터넷이 연결되면 다시 눌러 주세요.",
  SignedOut: () => "로그인이 풀렸어요. 쓴 내용은 그대로 있어요. 다시 로그인한 뒤 해 주세요.",
  Gone: () => "이 방을 찾지 못했어요. 이미 지워졌을 수 있어요.",
  Told: ({ message }) => message,
  Troubled: ({ status }) =>
    `서버에 문제가 생겼어요. 쓴 내용은 그대로 있어요. 잠시 뒤 다시 해 주세요. (코드 ${status})`,
};

/** What a teacher asks for; `POST api/pad/rooms` fills in what is left out. */
export interface RoomWish {
  readonly roomName: string;
  readonly password?: string;
  readonly room: Omit<PadRoom, "title" | "endsAt"> & {
    readonly title?: string;
    readonly endsAt?: number;
  };
  readonly members: readonly {
    readonly studentId: string;
    readonly number: number;
    readonly name: string;
  }[];
  readonly copyOf?: PadRoomId;
  readonly isHttpsOnly?: boolean;
}

export type PeopleDecision = "letIn" | "refuse" | "handOver" | "remove";
type Answer<T> = Promise<Result<T, RoomFailure>>;

/** The teacher's own rooms, the youngest first. */
export async function fetchRooms(): Answer<readonly PadRoomEntry[]> {
  const answer = await ask("GET", "pad/rooms", listSchema);
  return answer.ok ? ok(answer.value.rooms) : answer;
}

export function fetchRoom(roomId: PadRoomId): Answer<PadRoomEntry> {
  return ask("GET", toPath(roomId), entrySchema);
}

export function createRoom(wish: RoomWish): Answer<PadRoomEntry> {
  return ask("POST", "pad/rooms", entrySchema, wish);
}

/** A new code to say aloud, in place of the one before; good until the end of the day. */
export function giveCode(roomId: PadRoomId): Answer<PadRoomEntry> {
  return ask("POST", `${toPath(roomId)}/code`, entrySchema, {});
}

export function closeRoom(roomId: PadRoomId): Answer<PadRoomEntry> {
  return ask("POST", `${toPath(roomId)}/close`, entrySchema, {});
}

export function reopenRoom(roomId: PadRoomId): Answer<PadRoomEntry> {
  return ask("POST", `${toPath(roomId)}/reopen`, entrySchema, {});
}

export function changeRoom(
  roomId: PadRoomId,
  change: { readonly isHttpsOnly?: boolean; readonly endsAt?: number },
): Answer<PadRoomEntry> {
  return ask("POST", `${toPath(roomId)}/settings`, entrySchema, change);
}

/** For good, with every card in it. */
export function removeRoom(roomId: PadRoomId): Answer<object> {
  return ask("DELETE", toPath(roomId), doneSchema);
}

/** Decides about one device that waits, or about a place with every device that holds it. */
export function decideAbout(
  roomId: PadRoomId,
  who: { readonly participant: string } | { readonly member: PadMemberId },
  decision: PeopleDecision,
): Answer<object> {
  return ask("POST", `${toPath(roomId)}/people`, doneSchema, { ...who, decision });
}

function toPath(roomId: PadRoomId): string {
  return `pad/rooms/${encodeURIComponent(roomId)}`;
}

async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  schema: v.GenericSchema<unknown, T>,
  body?: object,
): Answer<T> {
  const passed = body && (await passWords(body));
  if (body && !passed) return refuse({ type: "Told", message: HELD_BACK });
  try {
    const response = await fetch(apiUrl(path), {
      method,
      cache: "no-store",
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(passed
        ? { headers: { "content-type": "application/json" }, body: JSON.stringify(passed) }
        : {}),
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return refuse(toFailure(response.status, json));
    const read = v.safeParse(schema, json);
    return read.success ? ok(read.output) : refuse({ type: "Troubled", status: response.status });
  } catch {
    return refuse({ type: "Away" });
  }
}

function toFailure(status: number, json: unknown): RoomFailure {
  if (status === 401) return { type: "SignedOut" };
  if (status === 404 && findText(json, "error", "type") === "PadUnknown") return { type: "Gone" };
  const message = findText(json, "error", "message");
  if (status < 500 && message !== undefined) return { type: "Told", message };
  return { type: "Troubled", status };
}
