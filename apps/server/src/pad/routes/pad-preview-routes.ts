import { type PadCard, padCardKind, type PadLinkPreview } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { type Asker, createBuckets, ofAccount, ofParticipant } from "../../session/limits.ts";
import { HttpFailure, tooOften } from "../../http/http-failure.ts";
import { inPadRoom, signedIn, type Route } from "../../http/route.ts";
import type { ScopeDraft } from "../../sync/scope-writer.ts";
import type { PadDeps } from "../pad-deps.ts";
import { requireOwnRoom } from "../room/pad-rooms.ts";

/** A lesson links some dozens of pages; nobody uses us to knock at doors. */
const OF_PERSON = { burst: 6, perSecond: 0.2 };

const bodySchema = v.object({ card: v.pipe(v.string(), v.maxLength(80)) });

/**
 * `POST api/pad/link-preview` and the teacher's `api/pad/rooms/:id/link-preview`: the server looks at the page that a
 * card of the caller's own links, where the room has this on, and writes its title into the card.
 */
export function listPadPreviewRoutes(deps: PadDeps): readonly Route[] {
  const { now, readLinkPage, writeScope } = deps;
  const ofPerson = createBuckets({ ...OF_PERSON, now });

  async function preview(
    roomId: PadRoomId,
    who: { readonly by: string; readonly asker: Asker },
    card: string,
  ): Promise<PadLinkPreview | undefined> {
    const asked = await writeScope(padScope(roomId), (draft) => findLink(draft, card, who.by));
    if (asked.preview) return asked.preview;
    const waitMs = ofPerson.take(who.asker, 1);
    if (waitMs > 0) throw tooMany(waitMs);
    const found = await readLinkPage(asked.link);
    if (!found) return undefined;
    await writeScope(padScope(roomId), async (draft) => {
      // Meanwhile the card may be gone, or link another page.
      const { link } = await findLink(draft, card, who.by);
      if (link === asked.link) await draft.write(padCardKind.name, card, { preview: found });
    });
    return found;
  }

  return [
    inPadRoom(
      "POST api/pad/link-preview",
      { body: bodySchema },
      async (c, { id, roomId, memberId = "", body: { card } }) => {
        const found = await preview(roomId, { by: memberId, asker: ofParticipant(id) }, card);
        return c.json({ preview: found ?? null });
      },
    ),
    signedIn(
      "POST api/pad/rooms/:id/link-preview",
      { body: bodySchema },
      async (c, { user, body: { card }, id }) => {
        const roomId = await requireOwnRoom(deps.database.queries, user.id, id);
        const found = await preview(roomId, { by: PAD_TEACHER, asker: ofAccount(user.id) }, card);
        return c.json({ preview: found ?? null });
      },
    ),
  ];
}

async function findLink(
  draft: Pick<ScopeDraft, "find">,
  id: string,
  by: string,
): Promise<{ readonly link: string; readonly preview?: PadLinkPreview | null }> {
  const room = await draft.find(padRoomKind.name, PAD_ROOM_ROW);
  if (room?.["showsLinkPreviews"] !== true) {
    throw new HttpFailure(403, "PadPreviewsOff", "이 방에서는 링크의 제목을 찾아보지 않아요.");
  }
  const { link, preview, by: author } = toCard(await draft.find(padCardKind.name, id));
  if (!link || author !== by) {
    throw new HttpFailure(404, "PadCardUnknown", "내가 만든 링크 카드가 아니에요.");
  }
  return preview ? { link, preview } : { link };
}

function toCard(data: Fields | undefined): Partial<PadCard> {
  // Was checked by its schema when it was written.
  return toPlainData(data ?? {});
}

const tooMany = tooOften(
  "PadBusy",
  "링크를 한꺼번에 많이 올렸어요. 카드는 잘 올라갔고, 제목은 조금 뒤에 찾아볼 수 있어요.",
);
