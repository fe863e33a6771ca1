import { readAnswerId, type PadAnswer } from "@damim/domain/pad/pad-answer.ts";
import type { PadMember } from "@damim/domain/pad/room/pad-member.ts";
import { toRoster } from "@damim/domain/survey/named-members.ts";
import type { HandedIn } from "@damim/domain/survey/own-answers.ts";
import { nameFriends } from "@damim/domain/survey/own-survey.ts";
import type { KeptSurvey } from "@damim/domain/survey/survey.ts";

/** What lies in the room of a survey, by pupil of the roster, and whom its numbers mean. */
export function readHandedIn(of: {
  readonly answers: ReadonlyMap<string, PadAnswer & { readonly id: string }>;
  readonly members: ReadonlyMap<string, PadMember>;
  readonly questions: KeptSurvey["questions"];
}) {
  const { answers, members, questions } = of;
  const roster = toRoster(
    [...members.values()].flatMap(({ number, name, studentId }) =>
      number && studentId ? [{ id: studentId, number, name }] : [],
    ),
  );
  const names = new Map(roster.map(({ number, name }) => [number, name]));
  const handedIn = [...answers.values()].flatMap(({ id, at, values }): readonly HandedIn[] => {
    const { member, isBeside } = readAnswerId(id);
    const studentId = members.get(member)?.studentId;
    if (!studentId) return [];
    return [{ studentId, at, values: nameFriends(values, questions, names), isBeside }];
  });
  return { handedIn, roster };
}
