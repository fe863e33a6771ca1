import { type KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { toSlotPlace } from "@damim/domain/booking/slot-place.ts";
import { readSlotDraft, type BookingWay } from "@damim/domain/booking/booking-records.ts";
import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import { toLastMoment } from "@damim/domain/booking/booking-words.ts";
import { isFree, listPlanSlots, type BookingRows } from "@damim/domain/booking/list-slots.ts";
import {
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { isClockTime } from "@damim/domain/calendar-day/clock-time.ts";
import { toClockTime, toMinutes } from "@damim/domain/bells/bell-time.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { AccessNotes } from "../access-log/access-notes.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { malformed } from "../http/parse-body.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import type { Links } from "../links/links.ts";
import { createGuestOpening } from "../links/open-guest-link.ts";
import { at, createBuckets } from "../session/limits.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import {
  alreadyBooked,
  bookingUnknown,
  tooManyClaims,
  tooManyRequests,
  toSlotFailure,
} from "./booking-failures.ts";
import { readBookingTarget } from "../links/booking-target.ts";
import { guestKey, hashGuestKey } from "../links/guest-key.ts";
import { createPupilCheck, pupilParts } from "../links/pupil-check.ts";
import {
  createYearFacts,
  readBookingRows,
  type BookingPlace,
  type YearFacts,
} from "./read-booking.ts";
import { createSlotTaking, findOwnSlot, type Taken } from "./take-slots.ts";

const MOST_BYTES = 4_096;
const PER_MINUTE = { invite: 600, own: 300, write: 300 };
const CLAIMS_A_DAY = 3;
const DAY_SECONDS = 86_400;

const waySchema = v.picklist(["face", "phone", "online"]);
const slotParts = {
  day: v.custom<CalendarDay>(isCalendarDay),
  time: v.pipe(v.string(), v.check(isClockTime)),
};
const keyBody = v.object({ key: guestKey });
const moveBody = v.object({ key: guestKey, ...slotParts, way: v.optional(waySchema) });
const claimBody = v.object({
  key: guestKey,
  ...slotParts,
  ...pupilParts,
  way: waySchema,
  guardian: v.pipe(v.string(), v.maxLength(40)),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
  wish: v.optional(v.pipe(v.string(), v.maxLength(600)), ""),
});

/**
 * What guardians do by a code, without an account: `GET api/book/:code` tells free times, `…/claims` takes one,
 * `…/mine`, `…/mine/move` and `…/mine/cancel` are for whoever has the key that a claim was made with. Nobody's name
 * leaves; every act stands in the teacher's access log.
 */
export function listBookingRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now"> & {
    readonly links: Links;
    readonly writeScope: WriteScope;
    readonly wakePush: () => void;
    readonly notes: Pick<AccessNotes, "guestDid">;
  },
): readonly Route[] {
  const { database, now, links } = deps;
  const { guestDid } = deps.notes;
  const { queries } = database;
  const readYear = createYearFacts(queries);
  const taking = createSlotTaking({ ...deps });
  const openLink = createGuestOpening(deps, {
    links,
    kind: "book",
    perMinute: PER_MINUTE,
    refuse: tooManyRequests,
    unknown: bookingUnknown,
  });
  const findStudent = createPupilCheck(now);
  const claims = createBuckets({
    burst: CLAIMS_A_DAY,
    perSecond: CLAIMS_A_DAY / DAY_SECONDS,
    now,
  });

  async function open(c: Context<AppEnv>, code: string, wish: keyof typeof PER_MINUTE) {
    const { link, ...guest } = await openLink(c, code, wish);
    const target = readBookingTarget(link.target_id);
    if (!target) throw bookingUnknown();
    return { place: { uid: link.owner_id, ...target }, guest };
  }

  async function readPlan(place: BookingPlace) {
    const rows = await readBookingRows(queries, place);
    const plan = rows.plans.get(place.planId);
    if (!plan) throw bookingUnknown();
    return { rows, plan, year: await readYear(place) };
  }

  async function answerMine(place: BookingPlace, key: string): Promise<MyBooking> {
    const { rows, plan, year } = await readPlan(place);
    return toMine(hashGuestKey(key), { rows, plan, year });
  }

  async function settle(c: Context<AppEnv>, place: BookingPlace, key: string, taken: Taken) {
    if (taken.type === "already") throw alreadyBooked();
    if (taken.type !== "kept") throw toSlotFailure(taken.type);
    if (taken.isNew) guestDid(c, place.uid, { people: [taken.studentId] });
    return c.json<MyBooking>(await answerMine(place, key));
  }

  return [
    anyone("GET api/book/:code", {}, async (c, { code }) => {
      const { place } = await open(c, code, "invite");
      const { rows, plan, year } = await readPlan(place);
      if (plan.state !== "open") throw bookingUnknown();
      return c.json<BookingReply>(toReply(plan, rows, year, now()));
    }),
    anyone(
      "POST api/book/:code/claims",
      { body: claimBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body }) => {
        const { place, guest } = await open(c, code, "write");
        const said = readSlotDraft({ guardian: body.guardian, phone: body.phone, wish: body.wish });
        if (!said.ok) throw malformed(Object.keys(said.refusal.sentences)[0] ?? "guardian");
        if (!said.value.guardian) throw malformed("guardian");
        const year = await readYear(place);
        const { id: studentId } = await findStudent(guest, year.students, body, body.day);
        const dayKey = at(guest.by, `${guest.codeHash} ${studentId}`);
        const waitMs = claims.take(dayKey, 1);
        if (waitMs > 0) throw tooManyClaims(waitMs);
        const { key, day, time, way } = body;
        const claim = { key, slot: { day, time }, studentId, way, ...said.value };
        const taken = await taking.claim(place, year, claim);
        if (taken.type !== "kept" || !taken.isNew) claims.giveBack(dayKey, 1);
        return settle(c, place, key, taken);
      },
    ),
    anyone(
      "POST api/book/:code/mine",
      { body: keyBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body }) => {
        const { place } = await open(c, code, "own");
        return c.json<MyBooking>(await answerMine(place, body.key));
      },
    ),
    anyone(
      "POST api/book/:code/mine/move",
      { body: moveBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body: { key, day, time, way } }) => {
        const { place } = await open(c, code, "write");
        const wish = { key, slot: { day, time }, way };
        return settle(c, place, key, await taking.move(place, await readYear(place), wish));
      },
    ),
    anyone(
      "POST api/book/:code/mine/cancel",
      { body: keyBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body: { key } }) => {
        const { place } = await open(c, code, "own");
        return settle(c, place, key, await taking.cancel(place, key));
      },
    ),
  ];
}

function toReply(
  plan: KeptBookingPlan,
  rows: BookingRows,
  year: YearFacts,
  now: number,
): BookingReply {
  const today = toSeoulDay(now);
  const slots = listPlanSlots(plan, rows, year.facts);
  const days = [...new Set(plan.hours.map(({ day }) => day))]
    .filter((day) => day >= today)
    .toSorted();
  const { title, minutes, ways, place, note, closesHoursBefore } = plan;
  return {
    title,
    host: year.host,
    minutes,
    ways,
    ...(place && { place }),
    ...(note && { note }),
    closesHoursBefore,
    days: days.map((day) => ({
      day,
      times: slots
        .filter((slot) => slot.day === day && isFree(slot) && toLastMoment(plan, slot) >= now)
        .map(({ time }) => time),
    })),
  };
}

function toMine(
  keyHash: string,
  { rows, plan, year }: { rows: BookingRows; plan: KeptBookingPlan; year: YearFacts },
): MyBooking {
  const ofPlan = [...rows.slots].flatMap(([id, row]) =>
    toSlotPlace(id).planId === plan.id ? [{ id, row }] : [],
  );
  const own = findOwnSlot(ofPlan, keyHash);
  if (!own) {
    if (ofPlan.some(({ row }) => row.keyHash === keyHash)) return { state: "cancelled" };
    throw bookingUnknown();
  }
  const { day, time } = toSlotPlace(own.id);
  const { state, way } = own.row;
  return {
    state: state === "confirmed" || state === "done" ? state : "asked",
    // The key is kept through a move. It is half of a hash of what was chance: nobody finds the key by it.
    id: keyHash.slice(0, 32),
    title: plan.title,
    host: year.host,
    day,
    time,
    to: toClockTime(toMinutes(time) + plan.minutes),
    way: way ?? ("face" satisfies BookingWay),
    ...(plan.place && { place: plan.place }),
    changesUntil: toLastMoment(plan, { day, time }),
  };
}
