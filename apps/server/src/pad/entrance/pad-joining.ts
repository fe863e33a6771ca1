import { LONGEST_NICKNAME, padClaimKind } from "@damim/domain/pad/room/pad-member.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { LARGEST_STUDENT_NUMBER } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { createGroups } from "../../db/create-groups.ts";
import type { PadParticipantRow } from "../../db/pad-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { deliver, type Message } from "../../deliver/deliver.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";
import { createClaimBook, type Claimed, type PadWish } from "./claim-book.ts";
import type { PadDeps } from "../pad-deps.ts";
import { shortWords } from "../../http/short-words.ts";
import { notInRoom } from "../pad-failures.ts";
import { freePlace } from "../pad-places.ts";
import type { PadVisit } from "../participant.ts";

export const padWishSchema: v.GenericSchema<unknown, PadWish> = v.union([
  v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_STUDENT_NUMBER)),
  }),
  v.object({ nickname: shortWords(LONGEST_NICKNAME) }),
]);

interface Job {
  readonly visit: PadVisit;
  readonly wish: PadWish;
  readonly resolve: (claimed: Claimed) => void;
  readonly reject: (error: unknown) => void;
}

const JOBS_PER_GROUP_MAX = 150;
/** A group reads all places of its room: 300 who choose in the same second are a few groups, and one alone waits for none. */
const PATIENCE_MS = 40;
const WAITING_TTL_MS = 15 * 60_000;

/**
 * Gives devices their places. A class does it in the same second: what comes in while a group is being written makes
 * up the next one, which is one transaction for each room.
 */
export function createClaims(deps: PadDeps): (visit: PadVisit, wish: PadWish) => Promise<Claimed> {
  async function claimInRoom(jobs: readonly Job[]): Promise<void> {
    const [first] = jobs;
    if (!first) return;
    const { room } = first.visit;
    try {
      const { taken, isAsked } = await deps.writeScope(
        padScope(room.id),
        async (draft, queries) => {
          const ids = jobs.map(({ visit }) => visit.participant.id);
          const book = await createClaimBook({ ...deps, draft, queries, room, ids });
          const ends: (() => void)[] = [];
          let isWaiting = false;
          for (const { visit, wish, resolve, reject } of jobs) {
            const ending = await book.take(visit.participant.id, wish);
            isWaiting ||= !("error" in ending) && ending.row.state === "waiting";
            ends.push(() => ("error" in ending ? reject(ending.error) : resolve(ending)));
          }
          await book.save();
          if (isWaiting) await tellOwner(queries, room, deps.now());
          return { taken: ends, isAsked: isWaiting };
        },
      );
      // Now that it is durable.
      for (const end of taken) end();
      if (isAsked) deps.wakePush();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  }

  const add = createGroups<Job>({
    groupsAtOnce: 1,
    weightMax: JOBS_PER_GROUP_MAX,
    weigh: () => 1,
    findPatience: () => PATIENCE_MS,
    async run(group) {
      const byRoom = Map.groupBy(group, ({ visit }) => visit.room.id);
      await Promise.all([...byRoom.values()].map(claimInRoom));
    },
  });
  return async (visit, wish) => {
    const claimed = await new Promise<Claimed>((resolve, reject) => {
      add({ visit, wish, resolve, reject });
    });
    deps.announce(claimed.row.id);
    deps.participants.prime(claimed.row, visit.room, claimed.member);
    return claimed;
  };
}

/** A class that comes in is one message; a quarter of an hour later nobody waits at the door any more. */
function tellOwner(
  queries: Queries,
  { id, ownerId, room }: PadRoomFacts,
  now: number,
): Promise<void> {
  const isSurvey = room.board === "survey";
  const message: Message = {
    source: "survey",
    cls: "bell",
    dedupe: `pad~${id}~${Math.floor(now / WAITING_TTL_MS)}`,
    title: isSurvey ? "설문정리" : "패드잇",
    body: "들어오기를 기다리는 학생이 있어요.",
    path: isSurvey ? "/surveyProcessor" : "/padIt",
    ttlMs: WAITING_TTL_MS,
  };
  return deliver(queries, [ownerId], message, now);
}

/** The device gives up what it held and is nobody any more. */
export async function leaveRoom(deps: PadDeps, { participant, room }: PadVisit): Promise<void> {
  const { now } = deps;
  await deps.writeScope(padScope(room.id), async (draft, queries) => {
    await draft.remove(padClaimKind.name, participant.id);
    const left: PadParticipantRow | undefined = await queries
      .deleteFrom("pad_participants")
      .where("id", "=", participant.id)
      .returningAll()
      .executeTakeFirst();
    if (!left) throw notInRoom();
    const about = { roomId: room.id, memberId: left.member_id, now: now() };
    await freePlace(draft, queries, about);
  });
  deps.announce(participant.id);
}
