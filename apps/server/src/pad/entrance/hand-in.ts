import { decidePadWrite } from "@damim/domain/pad/decide-pad-write.ts";
import {
  MOST_BESIDE,
  padAnswerKind,
  readAnswerId,
  toBesideId,
  type PadAnswer,
} from "@damim/domain/pad/pad-answer.ts";
import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import { toPadRefusalSentence, type PadRefusal } from "@damim/domain/pad/pad-refusal.ts";
import { PAD_ROOM_ROW, padRoomKind, type PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { padAnswerSchema } from "@damim/domain/pad/pad-room-schema.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { LARGEST_STUDENT_NUMBER } from "@damim/domain/student/student.ts";
import type { Fields } from "@damim/sync/kind.ts";
import * as v from "valibot";
import type { Queries } from "../../db/schema.ts";
import { deliver } from "../../deliver/deliver.ts";
import { HttpFailure } from "../../http/http-failure.ts";
import type { PadDeps } from "../pad-deps.ts";
import { placeUnknown } from "../pad-failures.ts";
import { isTaken, listPlaces } from "../pad-places.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";
import type { PadVisit } from "../participant.ts";

/** An answer that a tablet took in without a network, as it is brought. */
export interface BroughtAnswer {
  readonly number: number;
  /** Epoch ms of the device: the same answer sent twice is one. */
  readonly leftAt: number;
  readonly values: PadAnswer["values"];
  /** What the same tablet brought before: that is corrected, whichever it is. */
  readonly before?: PadAnswer["values"] | undefined;
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const broughtSchema: v.GenericSchema<unknown, BroughtAnswer> = v.object({
  number: whole(1, LARGEST_STUDENT_NUMBER),
  leftAt: whole(0, Number.MAX_SAFE_INTEGER),
  values: padAnswerSchema.entries.values,
  before: v.exactOptional(padAnswerSchema.entries.values),
});

/**
 * Takes an answer in under its number, whoever holds that place: the pupil may be at home, and the tablet has long gone on.
 * Where the number has an answer already, or another device holds it, it stands beside that one, and the teacher is told.
 */
export async function handIn(
  { writeScope, wakePush, now }: PadDeps,
  { participant, room }: PadVisit,
  { number, leftAt, values, before }: BroughtAnswer,
): Promise<void> {
  const isTold = await writeScope(padScope(room.id), async (draft, queries) => {
    const about = { roomId: room.id, board: room.room.board, now: now() };
    const places = await listPlaces(draft, queries, about);
    const place = places.find(({ member }) => member.number === number);
    if (!place) throw placeUnknown();
    const isFirst = place.holders.some(({ id }) => id === participant.id) || !isTaken(place);
    const own = (await draft.list(padAnswerKind.name)).filter(
      ({ id }) => readAnswerId(id).member === place.id,
    );
    // Its answer got lost: the same once more.
    if (own.some(({ data }) => isSame(data["values"], values))) return false;
    const corrected = before && own.find(({ data }) => isSame(data["values"], before));
    const id = corrected?.id ?? (isFirst ? place.id : toBesideId(place.id, leftAt));
    const at = own.find((each) => each.id === id)?.data["at"] ?? now();
    // As it stands in the locked scope: what comes after the row that closes a survey is not collected with it.
    const asked = (await draft.find(padRoomKind.name, PAD_ROOM_ROW)) as PadRoom | undefined;
    const refusal =
      own.length > MOST_BESIDE && !corrected
        ? "too-many"
        : decide(asked, place.id, { at, values }, now());
    if (refusal) throw notTaken(refusal);
    await draft.write(padAnswerKind.name, id, { at, values });
    const isNew = !isFirst && !corrected;
    if (isNew) await tellOwner(queries, room, now());
    return isNew;
  });
  if (isTold) wakePush();
}

function decide(
  room: PadRoom | undefined,
  memberId: PadMemberId,
  after: Fields,
  now: number,
): PadRefusal | undefined {
  return decidePadWrite(
    { type: "pupil", memberId },
    { kind: padAnswerKind.name, id: memberId, before: undefined, after, grave: undefined },
    {
      room,
      member: { state: "in" },
      find: () => undefined,
      counts: { cards: 0, rows: 0 },
      now,
    },
  );
}

function notTaken(detail: PadRefusal): HttpFailure {
  return new HttpFailure(403, "PadRefused", toPadRefusalSentence({ type: "denied", detail }));
}

function tellOwner(queries: Queries, { id, ownerId }: PadRoomFacts, now: number): Promise<void> {
  return deliver(
    queries,
    [ownerId],
    {
      source: "survey",
      cls: "bell",
      dedupe: `beside~${id}~${now}`,
      title: "설문정리",
      body: "같은 번호로 답이 하나 더 왔어요. 학생별에서 둘 다 볼 수 있어요.",
      path: "/surveyProcessor?view=student",
    },
    now,
  );
}

function isSame(a: unknown, b: PadAnswer["values"]): boolean {
  const sort = (values: object): string =>
    JSON.stringify(Object.entries(values).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return sort(Object(a) as object) === sort(b);
}
