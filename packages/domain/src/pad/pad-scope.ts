/** UUIDv7, made by the server when the teacher makes the room. */
export type PadRoomId = string;

const ROOM_ID = "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const SCOPE = new RegExp(`^pad/(${ROOM_ID})$`);

/** Where the rows of one pad room live: its own unit of loading, sequence and permission. */
export function padScope(roomId: PadRoomId): string {
  return `pad/${roomId}`;
}

/**
 * The room of a scope id; nothing when it is none of a pad room.
 *
 * ```ts
 * parsePadScope("pad/019aa0c4-…"); // "019aa0c4-…"
 * parsePadScope("t/u1/2026"); // undefined
 * ```
 */
export function parsePadScope(scope: string): PadRoomId | undefined {
  return SCOPE.exec(scope)?.[1];
}
