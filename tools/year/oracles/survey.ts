import type { Said, SaidValue } from "../../../apps/web/src/kit/act/feature-act.ts";
import { toWord } from "../done-acts.ts";
import type { Oracle } from "./oracle.ts";

/**
 * Surveys that pupils answer by a link: each pupil has one answer, the last that arrived before the survey was closed; it
 * becomes the teacher's at closing, and once more when it was opened and closed again. Tapped numbers of friends then
 * say whom they mean.
 */
export const surveyOracle: Oracle = {
  name: "survey",
  tell(acts) {
    const handedIn = new Map<string, Map<string, SaidValue | undefined>>();
    const opened = new Map<string, Said>();
    const told = new Map<string, string | number>();
    for (const { name, said } of acts) {
      const room = toWord(said["room"]);
      const answers = handedIn.get(room) ?? new Map<string, SaidValue | undefined>();
      if (name === "survey.open") opened.set(room, said);
      if (name === "survey.answer")
        handedIn.set(room, answers.set(toWord(said["pupil"]), said["values"]));
      if (name !== "survey.collect") continue;
      const survey = toWord(said["survey"]);
      if (answers.size > 0) told.set(survey, answers.size);
      for (const [pupil, values] of answers)
        told.set(`${survey} ${pupil}`, toAnswer(values, opened.get(room) ?? {}));
    }
    return told;
  },
};

/** What was written or chosen, in the order of the questions. */
function toAnswer(values: SaidValue | undefined, { friends, pupils }: Said): string {
  const named = (Array.isArray(pupils) ? pupils : []) as readonly Said[];
  const asked = Array.isArray(friends) ? friends : [];
  const all = Object.entries((values ?? {}) as Said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    all.map(([question, value]) => {
      const friend =
        asked.includes(question) && named.find(({ number }) => `${toWord(number)}` === value);
      return friend ? `${toWord(value)}번 ${toWord(friend["name"])}` : value;
    }),
  );
}
