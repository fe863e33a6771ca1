import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { bookingSlotKind } from "@damim/domain/booking/booking.ts";
import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import { freeSlot, toSlotId } from "@damim/domain/booking/slot-place.ts";
import { withoutTurns } from "@damim/domain/record/without-turns.ts";
import { DEAD } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Stamps } from "@damim/sync/merge.ts";
import { hashGuestKey } from "../../../apps/server/src/links/guest-key.ts";
import type { BookClaim, BookRequests } from "../../../apps/web/src/data/booking/book-requests.ts";
import { throwDigits } from "../../../apps/web/src/testing/throw-dice.ts";
import type {
  ServerAnswer,
  ServerTrouble,
} from "../../../apps/web/src/data/server/ask-wordless.ts";
import type { Dice, Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import { toWord } from "../done-acts.ts";
import { onLine } from "../page-network.ts";
import type { World } from "../world.ts";
import { type Answered, openGuestLine } from "./guest-line.ts";
import { type Guest, type Host, type InvitedPupil, readPupils, throwFor } from "./guest.ts";

/** Of the first times that are free: families want the same ones. */
const WANTED = 3;
/** What a family said of its talk, and the slot that it has as the server said it last: the page may not have heard. */
interface Talk {
  held: string | undefined;
  way: BookClaim["way"];
  wish: string;
}

/** By a family's key, on whichever of its phones it asks. */
const talks = new WeakMap<World, Map<string, Talk>>();

/** Families who got the link of a booking plan, as the teacher's act says it; each has its phone and its key. */
export function inviteFamilies(world: World, teacher: Host, said: Said): readonly Guest[] {
  const pupils = readPupils(said);
  // Of two with one name a family names the other, once their numbers have moved.
  const own = pupils.filter(({ name }) => pupils.filter((one) => one.name === name).length === 1);
  return own.map((pupil) => createFamily(world, teacher, { said, pupil }));
}

function createFamily(
  world: World,
  teacher: Host,
  of: { readonly said: Said; readonly pupil: InvitedPupil },
): Guest {
  const { said, pupil } = of;
  const [planId, code] = [toWord(said["plan"]), toWord(said["code"])];
  const scope = `t/${teacher.uid}/${toWord(said["year"])}`;
  const dice = throwFor(world, `${planId} ${pupil.id}`);
  const key = throwDigits(dice, 32);
  const guardian = dice.pick(["어머니", "아버지", "할머니 김순이"]) ?? "";
  const phone = dice.isLucky(0.5) ? "010-2345-6789" : "";
  const known = talks.get(world) ?? new Map<string, Talk>();
  talks.set(world, known);
  const talk: Talk = known.get(key) ?? { held: undefined, way: "phone", wish: "" };
  known.set(key, talk);
  let today: CalendarDay = "2000-01-01";
  /** What the page asked and heard nothing of. */
  let waiting: ((requests: BookRequests) => ServerAnswer<MyBooking>) | undefined;
  const line = openGuestLine(world, dice, hear);

  async function hear({ path, sent, said: answer }: Answered): Promise<void> {
    if (!/\/(?:claims|mine\/move|mine\/cancel)$/.test(path)) return;
    const booking = answer as MyBooking;
    const { held, way, wish } = talk;
    if (booking.state === "cancelled") {
      const at = held === undefined ? undefined : await tell(held, freeSlot);
      if (held !== undefined && at !== undefined) keep("booking.giveBack", { slot: held }, at);
      talk.held = undefined;
      return;
    }
    const { day, time, state } = booking;
    const slot = toSlotId({ planId, day, time });
    const before = held === slot ? undefined : held;
    talk.held = slot;
    const at = await tell(slot, {
      [DEAD]: false,
      state,
      studentId: pupil.id,
      guardian,
      way: (sent as Partial<BookClaim>).way ?? way,
      phone: phone || null,
      wish: wish || null,
      keyHash: hashGuestKey(key),
    });
    if (before !== undefined) await tell(before, freeSlot);
    if (at !== undefined)
      keep(
        before === undefined ? "booking.claim" : "booking.move",
        { slot, from: before ?? null },
        at,
      );
  }

  /**
   * The ledger hears what was answered; when it was, which nobody is told, stands on the row. Nothing where that row was
   * written by an act that the ledger knows already.
   */
  async function tell(slot: string, set: Fields): Promise<string | undefined> {
    const at = await readStamp(slot);
    if (at === undefined || world.ledger.isAnswered(scope, at)) return undefined;
    world.ledger.take(scope, { n: 0, kind: bookingSlotKind.name, id: slot, set, at }, undefined);
    return at;
  }

  async function readStamp(slot: string): Promise<string | undefined> {
    const row = await world.host
      .database()
      .queries.selectFrom("rows")
      .select("stamps")
      .where("scope", "=", scope)
      .where("kind", "=", bookingSlotKind.name)
      .where("id", "=", slot)
      .executeTakeFirst();
    const stamps: Stamps = row ? JSON.parse(row.stamps) : {};
    // The teacher's 확정 says the state and whose claim it means, and nothing of the guardian.
    return stamps["guardian"];
  }

  function keep(name: string, what: Said, at: string): void {
    const told = { plan: planId, student: pupil.id, ...what };
    teacher.keepGuest({ name, day: today, said: told, writes: [{ scope, at }] });
  }

  async function decide(requests: BookRequests, read: BookingReply): Promise<void> {
    const times = read.days.flatMap(({ day, times: all }) => all.map((time) => ({ day, time })));
    const slot = dice.pick(times.slice(0, WANTED));
    const { held } = talk;
    const isMoving = dice.isLucky(0.3);
    if (held !== undefined && !isMoving) {
      if (dice.isLucky(0.3)) waiting = ({ cancel }) => cancel(key);
      else await look(requests);
    } else if (slot && held !== undefined) {
      const moved = { ...slot, way: dice.pick(read.ways) ?? talk.way };
      waiting = ({ move }) => move(key, moved);
    } else if (slot) {
      const way = dice.pick(read.ways) ?? talk.way;
      const wish = dice.isLucky(0.5) ? toWish(dice) : "";
      Object.assign(talk, { way, wish });
      const name = dice.isLucky(0.03) ? `${pupil.name}이` : pupil.name;
      const { number } = pupil;
      const claim = { key, ...slot, number, name, way, guardian, phone, wish };
      waiting = ({ claim: ask }) => ask(claim);
    }
  }

  /** The teacher gave it back, or it is somebody else's by now. */
  async function look({ mine }: BookRequests): Promise<void> {
    const own = await mine(key);
    if (own.ok ? own.value.state === "cancelled" : isDecided(own.refusal)) talk.held = undefined;
  }

  return {
    line,
    async act(day) {
      today = day;
      const { createBookRequests } =
        await import("../../../apps/web/src/data/booking/book-requests.ts");
      const requests = createBookRequests(code);
      await onLine(line, async () => {
        if (!waiting) {
          const read = await requests.read();
          if (read.ok) await decide(requests, read.value);
        }
        if (!waiting) return;
        const answer = await waiting(requests);
        if (answer.ok || isDecided(answer.refusal)) waiting = undefined;
      });
    },
    get isWaiting() {
      return waiting !== undefined;
    },
  };
}

/** A no of the server: asked once more, it says the same. */
function isDecided({ type }: ServerTrouble): boolean {
  return type !== "Away" && type !== "Later";
}

const toWish = (dice: Dice): string =>
  withoutTurns(dice.words(60).normalize("NFC").replaceAll(/\s+/g, " ").trim());
