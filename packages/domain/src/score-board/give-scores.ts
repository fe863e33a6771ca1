import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { givePoints } from "../point/give-points.ts";
import { pointKind, type Point } from "../point/point.ts";
import type { StudentId } from "../student/student.ts";
import {
  LARGEST_SCORE,
  LONGEST_SCORE_REASON_CHARACTERS,
  scoreEventKind,
  scoreGameKind,
  toScoreEventId,
  type KeptScoreEvent,
  type KeptScoreGame,
} from "./score-game.ts";

/** One press on the board. */
export interface ScoreAct {
  readonly amount: number;
  readonly reason?: string;
  /** 「모둠원에게도 남기기」: who of the members is here, also gets it in the private ledger. */
  readonly isHere?: ((member: StudentId) => boolean) | undefined;
}

/**
 * Gives teams the same, all in one press; more than a row holds (±10) is given as ±10, 0 is nothing.
 *
 * @param newId makes a fresh UUIDv7 on each call.
 */
export function giveScores(
  game: KeptScoreGame,
  teamIds: Iterable<string>,
  { amount, reason = "", isHere }: ScoreAct,
  {
    day,
    at,
    newId,
  }: { readonly day: CalendarDay; readonly at: number; readonly newId: () => string },
): readonly Change[] {
  const given = Math.max(-LARGEST_SCORE, Math.min(LARGEST_SCORE, Math.trunc(amount)));
  const why = reason.normalize("NFC").trim().slice(0, LONGEST_SCORE_REASON_CHARACTERS);
  if (given === 0) return [];
  const ids = new Set(teamIds);
  return game.teams
    .filter(({ id }) => ids.has(id))
    .flatMap((team) => {
      const id = toScoreEventId({ day, game: game.id, uuid: newId() });
      const event = { team: team.id, amount: given, at, ...(why && { reason: why }) };
      const points = { amount: given, reason: why, source: toPointSource(id) };
      const members = isHere ? (team.members ?? []).filter(isHere) : [];
      return [
        createRow(scoreEventKind.name, id, event),
        ...givePoints(points, members, { day, newId }),
      ];
    });
}

/** Takes events back, with what they left in the private ledger; twice is once. */
export function undoScores(
  events: Iterable<KeptScoreEvent>,
  points: ReadonlyMap<string, Pick<Point, "source">>,
): readonly Change[] {
  return [...events].flatMap(({ id, undone }) => {
    if (undone) return [];
    const left = [...points].filter(([, { source }]) => source === toPointSource(id));
    return [
      { kind: scoreEventKind.name, id, set: { undone: true } },
      ...left.map(([point]) => removeRow(pointKind.name, point)),
    ];
  });
}

/** Says why, later: of the events of one press, and of what they left in the private ledger. */
export function sayReason(
  events: Iterable<KeptScoreEvent>,
  points: ReadonlyMap<string, Pick<Point, "source">>,
  reason: string,
): readonly Change[] {
  const why = reason.normalize("NFC");
  return [...events].flatMap(({ id }) => [
    { kind: scoreEventKind.name, id, set: { reason: why || null } },
    ...[...points]
      .filter(([, { source }]) => source === toPointSource(id))
      .map(([point]) => ({ kind: pointKind.name, id: point, set: { reason: why } })),
  ]);
}

/** 새 판: what was earlier no longer counts. */
export function beginPeriod({ id }: KeptScoreGame, now: number): Change {
  return { kind: scoreGameKind.name, id, set: { period: now } };
}

function toPointSource(eventId: string): string {
  return `score:${eventId}`;
}
