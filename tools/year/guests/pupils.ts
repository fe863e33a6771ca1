import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Dice, Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { readPadKey } from "../../../apps/web/src/features/pad/pupil/read-pad-key.ts";
import { toWord } from "../done-acts.ts";
import { onLine } from "../page-network.ts";
import { openRoomDesk, type RoomDesk } from "../room-desk.ts";
import type { World } from "../world.ts";
import { openGuestLine } from "./guest-line.ts";
import { type Guest, type Host, type InvitedPupil, readPupils, throwFor } from "./guest.ts";

const SETTLE_TRIES = 40;
const TRY_AGAIN_MS = 250;

/** Pupils who got the link of a pad room or of a survey, each with a device. */
export function invitePupils(world: World, teacher: Host, said: Said): readonly Guest[] {
  return readPupils(said).map((pupil) => createPupil(world, teacher, { said, pupil }));
}

function createPupil(
  world: World,
  teacher: Host,
  of: { readonly said: Said; readonly pupil: InvitedPupil },
): Guest {
  const { said, pupil } = of;
  const [roomId, link] = [toWord(said["room"]), toWord(said["link"])];
  const dice = throwFor(world, `${roomId} ${pupil.id}`);
  const line = openGuestLine(world, dice);
  let isOut = false;
  /** Who has answered and comes again as another device waits for the teacher's word. */
  let isAtDoor = false;
  let token: string | undefined;
  let me: string | undefined;
  let desk: RoomDesk | undefined;

  /** By what the device remembers, for half a day; after that by the link once more. */
  async function comeIn(): Promise<void> {
    const { padRequests } = await import("../../../apps/web/src/data/pad/pad-requests.ts");
    const key = token === undefined ? readPadKey(new URL(link), "/damim/") : { token };
    const came = key && (await padRequests.enter(key));
    if (!came) throw new Error(`a link that opens no room: ${link}`);
    if (!came.ok && came.refusal.type === "SignedOut" && token !== undefined) {
      token = undefined;
      return comeIn();
    }
    if (came.ok) token = came.value.token ?? token;
    const isChoosing = came.ok && came.value.state === "choosing";
    const chosen = isChoosing ? await padRequests.claim({ number: pupil.number }) : came;
    if (!chosen.ok) {
      isOut = chosen.refusal.type === "Gone" || chosen.refusal.type === "Refused";
      return;
    }
    const { state, me: own }: PadEntrance = chosen.value;
    isOut = state === "closed" || state === "removed";
    isAtDoor = state === "waiting";
    if (state !== "in" || !own) return;
    me = own.memberId;
    desk ??= await openRoomDesk(roomId, { wire: line, now: world.clock.now, dice });
  }

  async function sync(): Promise<boolean> {
    if (!desk) return false;
    if ((await desk.sync()) === "signed-out") {
      await comeIn();
      if (!isOut && !isAtDoor) await desk.sync();
    }
    return desk.rounds.state() === "idle";
  }

  return {
    line,
    get room() {
      return desk && me !== undefined && !isOut && !isAtDoor
        ? { store: desk.store, me }
        : undefined;
    },
    async act(day) {
      await onLine(line, async () => {
        if ((!desk || isAtDoor) && !isOut) await comeIn();
        if (!desk || me === undefined || isOut || isAtDoor) return;
        if (!(await sync())) return;
        const writing = watch(desk.store);
        const room = desk.store.rows(padRoomKind).get(PAD_ROOM_ROW);
        const did =
          room && (await write({ store: desk.store, me, room, now: world.clock.now }, dice));
        if (did)
          teacher.keepGuest({
            name: did.name,
            day,
            said: { room: roomId, until: said["until"] ?? null, pupil: pupil.id, ...did.said },
            writes: writing(),
          });
        await sync();
      });
    },
    // What waits goes with `settle`.
    isWaiting: false,
    async settle() {
      for (let tries = 0; tries < SETTLE_TRIES && desk && !isOut; tries++) {
        if ((await onLine(line, sync)) || isAtDoor) return;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
      if (desk && !isOut) world.onFault("a pupil not quiet at midnight");
    },
  };
}

function watch(store: Store): () => { readonly scope: string; readonly at: string }[] {
  const before = new Set(store.pending().map(({ at }) => at));
  return () =>
    store.pending().flatMap(({ at }) => (before.has(at) ? [] : [{ scope: store.scope, at }]));
}

interface Place {
  readonly store: Store;
  readonly me: string;
  readonly room: PadRoom;
  readonly now: () => number;
}
interface Did {
  readonly name: string;
  readonly said: Said;
}

async function write(place: Place, dice: Dice): Promise<Did | undefined> {
  return place.room.board === "survey" ? answer(place, dice) : post(place, dice);
}

async function answer(place: Place, dice: Dice): Promise<Did | undefined> {
  const { store, me, room } = place;
  if (store.rows(padAnswerKind).has(me) && !dice.isLucky(0.3)) return undefined;
  const { handIn } = await import("../../../apps/web/src/features/pad/survey/hand-in.ts");
  const values = Object.fromEntries(
    (room.questions ?? []).map(({ id, type, options = [] }) => [
      id,
      type === "scale"
        ? String(1 + dice.below(5))
        : type === "text"
          ? dice.words(80)
          : (dice.pick(options) ?? ""),
    ]),
  );
  await handIn(place, values);
  return { name: "survey.answer", said: { values } };
}

async function post(place: Place, dice: Dice): Promise<Did | undefined> {
  const { postCard, changeCard } =
    await import("../../../apps/web/src/features/pad/card/card-commands.ts");
  const { moveCard, toLastOrder } =
    await import("../../../apps/web/src/features/pad/card/move-card.ts");
  const { sortPadCards } = await import("../../../apps/web/src/data/pad/use-pad-data.ts");
  const { store, me, now } = place;
  const cards = sortPadCards([...store.rows(padCardKind).values()]);
  const own = dice.pick(cards.filter(({ by }) => by === me));
  const data = { store, now, files: noFiles };
  const text = dice.words(300);
  const tell = (name: string, card: string): Did => {
    const row = store.rows(padCardKind).get(card);
    return {
      name,
      said: { card, order: row?.order ?? null, text: row?.text.slice(0, 40) ?? null },
    };
  };
  if (!own || dice.isLucky(0.5))
    return tell(
      "pad.card",
      await postCard(data, { type: "text", text }, { order: toLastOrder(cards) }),
    );
  if (dice.isLucky(0.4)) {
    await changeCard(data, own.id, { ...own, text });
    return tell("pad.write", own.id);
  }
  if (dice.isLucky(0.3)) {
    await store.write([removeRow(padCardKind.name, own.id)]);
    return tell("pad.takeOut", own.id);
  }
  moveCard(data, own.id, { cards, before: dice.pick(cards)?.id });
  return tell("pad.move", own.id);
}

/** Words alone are posted. */
const noFiles = new Proxy({} as never, {
  get: () => () => Promise.reject(new Error("a card with a file")),
});
