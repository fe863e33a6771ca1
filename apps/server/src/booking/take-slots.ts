import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import {
  bookingPlanKind,
  bookingSlotKind,
  type BookingSlot,
  type KeptBookingPlan,
} from "@damim/domain/booking/booking.ts";
import {
  freeSlot,
  isClaimed,
  toSlotId,
  toSlotPlace,
  type SlotPlace,
} from "@damim/domain/booking/slot-place.ts";
import { toLastMoment, toSlotWords } from "@damim/domain/booking/booking-words.ts";
import { decideSlotWrite, type SlotRefusal } from "@damim/domain/booking/decide-slot-write.ts";
import { listPlanSlots, type BookingRows } from "@damim/domain/booking/list-slots.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { createGroups } from "../db/create-groups.ts";
import type { Queries } from "../db/schema.ts";
import { hashGuestKey } from "../links/guest-key.ts";
import { deliver } from "../deliver/deliver.ts";
import type { ScopeDraft, WriteScope } from "../sync/scope-writer.ts";
import { toBookingRows, type BookingPlace, type YearFacts } from "./read-booking.ts";

const JOBS_PER_GROUP_MAX = 150;

/** What a guardian asks for, whose pupil was found already. */
export interface Claim {
  readonly key: string;
  readonly slot: Pick<SlotPlace, "day" | "time">;
  readonly studentId: string;
  readonly guardian: string | null;
  readonly way: BookingWay;
  readonly phone: string | null;
  readonly wish: string | null;
}

/** What became of it: which pupil's slot was written, or stood there already, or why not. */
export type Taken =
  | {
      readonly type: "kept";
      readonly slotId: string;
      readonly studentId: string;
      readonly isNew: boolean;
    }
  | { readonly type: SlotRefusal["type"] | "already" };

/**
 * Slots as guardians take, move and give them back: in a transaction with the scope locked, one after the other, so that of
 * any number who want the same one it is the first who has it. What a lost answer makes somebody ask again is answered the same.
 */
export function createSlotTaking(deps: {
  readonly writeScope: WriteScope;
  readonly wakePush: () => void;
  readonly now: () => number;
}) {
  const { writeScope, wakePush, now } = deps;

  /** Those who come while a group is being written make up the next one, which is one transaction for each year. */
  const add = createGroups<Job>({
    groupsAtOnce: 1,
    weightMax: JOBS_PER_GROUP_MAX,
    weigh: () => 1,
    async run(group) {
      const byScope = Map.groupBy(group, ({ place }) => yearScope(place.uid, place.year));
      await Promise.all([...byScope].map(([scope, jobs]) => writeJobs(scope, jobs)));
      return undefined;
    },
  });

  async function writeJobs(scope: string, jobs: readonly Job[]): Promise<void> {
    try {
      const ends = await writeScope(scope, async (draft, queries) => {
        const read = await readBook(draft);
        const taken: (() => Taken)[] = [];
        for (const { place, work, resolve } of jobs) {
          const answer = await work(openBook({ draft, queries, place, now: now(), ...read }));
          taken.push(() => {
            resolve(answer);
            return answer;
          });
        }
        return taken;
      });
      // Now that it is durable.
      const answers = ends.map((end) => end());
      if (answers.some((answer) => answer.type === "kept" && answer.isNew)) wakePush();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  const change = (place: BookingPlace, work: Job["work"]): Promise<Taken> =>
    new Promise((resolve, reject) => {
      add({ place, work, resolve, reject });
    });

  return {
    claim: (place: BookingPlace, { facts }: YearFacts, claim: Claim): Promise<Taken> =>
      change(place, async (book) => {
        const keyHash = hashGuestKey(claim.key);
        const slotId = toSlotId({ planId: place.planId, ...claim.slot });
        const { studentId } = claim;
        const own = book.findOwn(keyHash);
        if (own?.id === slotId) return { type: "kept", slotId, studentId, isNew: false };
        if (own || book.isBooked(studentId)) return { type: "already" };
        const { key: _, slot: __, ...said } = claim;
        const state = book.plan?.confirm === "once" ? "confirmed" : "asked";
        const refusal = await book.take(slotId, { ...said, state, keyHash }, facts);
        if (refusal) return { type: refusal };
        await book.tell(`${toSlotWords(claim.slot)} 예약이 들어왔어요.`);
        return { type: "kept", slotId, studentId, isNew: true };
      }),

    move: (
      place: BookingPlace,
      { facts }: YearFacts,
      { key, slot, way }: Pick<Claim, "key" | "slot"> & { readonly way?: BookingWay | undefined },
    ): Promise<Taken> =>
      change(place, async (book) => {
        const keyHash = hashGuestKey(key);
        const slotId = toSlotId({ planId: place.planId, ...slot });
        const own = book.findOwn(keyHash);
        if (!own?.row.studentId) return { type: "slot-gone" };
        const { studentId } = own.row;
        if (own.id === slotId) return { type: "kept", slotId, studentId, isNew: false };
        const refusal = book.decideFree(own.id, keyHash);
        if (refusal) return { type: refusal };
        const state = book.plan?.confirm === "once" ? "confirmed" : "asked";
        const moved = {
          ...toSaid(own.row),
          way: way ?? own.row.way ?? "face",
          state,
          keyHash,
        } as const;
        const taken = await book.take(slotId, moved, facts, own.id);
        if (taken) return { type: taken };
        await book.free(own.id);
        await book.tell(
          `${toSlotWords(toSlotPlace(own.id))} 예약을 ${toSlotWords(slot)}으로 옮겼어요.`,
        );
        return { type: "kept", slotId, studentId, isNew: true };
      }),

    cancel: (place: BookingPlace, key: string): Promise<Taken> =>
      change(place, async (book) => {
        const keyHash = hashGuestKey(key);
        const own = book.findOwn(keyHash);
        const former = own ?? book.findFormer(keyHash);
        if (!own) {
          return former
            ? { type: "kept", slotId: former.id, studentId: "", isNew: false }
            : { type: "slot-gone" };
        }
        const refusal = book.decideFree(own.id, keyHash);
        if (refusal) return { type: refusal };
        await book.free(own.id);
        await book.tell(`${toSlotWords(toSlotPlace(own.id))} 예약이 취소됐어요.`);
        return { type: "kept", slotId: own.id, studentId: own.row.studentId ?? "", isNew: true };
      }),
  };
}

type Book = ReturnType<typeof openBook>;

interface Job {
  readonly place: BookingPlace;
  readonly work: (book: Book) => Promise<Taken>;
  readonly resolve: (taken: Taken) => void;
  readonly reject: (error: unknown) => void;
}

/** The plans and slots of a year; what a job of the group writes, the next one sees. */
async function readBook(draft: ScopeDraft) {
  const { plans, slots } = toBookingRows(
    await draft.list(bookingPlanKind.name),
    await draft.list(bookingSlotKind.name),
  );
  return { plans, slots: new Map<string, BookingSlot>(slots) };
}

/** The slots of a plan within the transaction that locks their year. */
function openBook(of: {
  readonly draft: ScopeDraft;
  readonly queries: Queries;
  readonly place: BookingPlace;
  readonly now: number;
  readonly plans: BookingRows["plans"];
  readonly slots: Map<string, BookingSlot>;
}) {
  const { draft, queries, place, now, plans, slots } = of;
  const plan: KeptBookingPlan | undefined = plans.get(place.planId);
  const ofPlan = [...slots].flatMap(([id, row]) =>
    toSlotPlace(id).planId === place.planId ? [{ id, row }] : [],
  );
  const isTooLate = (slotId: string): boolean =>
    plan === undefined || toLastMoment(plan, toSlotPlace(slotId)) < now;

  const write = async (slotId: string, set: Partial<BookingSlot>): Promise<void> => {
    await draft.write(bookingSlotKind.name, slotId, set);
    slots.set(slotId, { ...slots.get(slotId), ...set });
  };

  return {
    plan,
    findOwn: (keyHash: string) => findOwnSlot(ofPlan, keyHash),
    /** What the key held once. */
    findFormer: (keyHash: string) => ofPlan.find(({ row }) => row.keyHash === keyHash),
    isBooked: (studentId: string): boolean =>
      ofPlan.some(({ row }) => isClaimed(row) && row.studentId === studentId),
    decideFree(slotId: string, keyHash: string): SlotRefusal["type"] | undefined {
      const actor = {
        type: "guardian",
        keyHash,
        isTooLate: isTooLate(slotId),
        isClosed: false,
      } as const;
      const decided = decideSlotWrite(slots.get(slotId), undefined, actor);
      return decided === "write" || decided === "same" ? undefined : decided;
    },
    /** @param leaves the slot that is left in the same act: it stands in nobody's way */
    async take(
      slotId: string,
      claim: Partial<BookingSlot> & { readonly keyHash: string },
      facts: YearFacts["facts"],
      leaves?: string,
    ): Promise<SlotRefusal["type"] | undefined> {
      if (!plan) return "closed";
      const others = new Map([...slots].filter(([id]) => id !== leaves));
      const slot = listPlanSlots(plan, { plans, slots: others }, facts).find(
        ({ id }) => id === slotId,
      );
      if (!slot || slot.why !== undefined || slot.isOutside)
        return plan.state === "open" ? "slot-taken" : "closed";
      const decided = decideSlotWrite(slot.row, claim, {
        type: "guardian",
        keyHash: claim.keyHash,
        isTooLate: isTooLate(slotId),
        isClosed: plan.state !== "open",
      });
      if (decided !== "write") return decided === "same" ? undefined : decided;
      await write(slotId, { ...freeSlot, ...claim });
      return undefined;
    },
    free: (slotId: string) => write(slotId, freeSlot),
    /** In the same transaction; without anybody's name. */
    tell: (body: string) =>
      deliver(
        queries,
        [place.uid],
        {
          source: "booking",
          cls: "bell",
          dedupe: `booking~${place.planId}~${body}~${now}`,
          title: "상담 예약",
          body,
          path: "/consulting",
        },
        now,
      ),
  };
}

/** What the holder of a key has now. */
export function findOwnSlot(
  slots: readonly { readonly id: string; readonly row: BookingSlot }[],
  keyHash: string,
): { readonly id: string; readonly row: BookingSlot } | undefined {
  return slots.find(({ row }) => isClaimed(row) && row.keyHash === keyHash);
}

function toSaid({ studentId, guardian, phone, wish }: BookingSlot) {
  return {
    studentId: studentId ?? null,
    guardian: guardian ?? null,
    phone: phone ?? null,
    wish: wish ?? null,
  };
}
