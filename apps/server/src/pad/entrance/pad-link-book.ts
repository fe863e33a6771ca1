import type { PadRoomFacts } from "../pad-room-facts.ts";
import type { PadParticipants } from "../participant.ts";

/** Another process may give the room a new link: so long an old one may still open it here. */
const HELD_MS = 1_000;
const LINKS_MAX = 500;

type FindRoom = (keyHash: string) => Promise<PadRoomFacts | undefined>;

/**
 * The rooms whose links were opened within the last second: a class opens its link all at once, and one reading does for
 * all of them. A room that changed, was closed or got another link is read anew.
 */
export function createLinkBook(
  participants: Pick<PadParticipants, "watch">,
  { now, read }: { readonly now: () => number; readonly read: FindRoom },
): FindRoom {
  const heldByKey = new Map<
    string,
    { readonly readAt: number; readonly room: ReturnType<FindRoom>; stopWatching: () => void }
  >();

  function drop(keyHash: string): void {
    heldByKey.get(keyHash)?.stopWatching();
    heldByKey.delete(keyHash);
  }

  return (keyHash) => {
    const held = heldByKey.get(keyHash);
    if (held && Math.abs(now() - held.readAt) < HELD_MS) return held.room;
    drop(keyHash);
    if (heldByKey.size >= LINKS_MAX) for (const old of heldByKey.keys()) drop(old);
    const reading = { readAt: now(), room: read(keyHash), stopWatching: (): void => {} };
    heldByKey.set(keyHash, reading);
    const isHeld = (): boolean => heldByKey.get(keyHash) === reading;
    reading.room.then(
      (room) => {
        if (!isHeld()) return;
        // A link that opens nothing is not remembered: strangers would fill the book.
        if (!room) return drop(keyHash);
        const { id } = room;
        reading.stopWatching = participants.watch({ id, roomId: id }, () => drop(keyHash));
      },
      () => isHeld() && drop(keyHash),
    );
    return reading.room;
  };
}
