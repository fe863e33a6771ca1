import { padCardSchema } from "@damim/domain/pad/card/pad-card-schema.ts";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { chooseOption, countVotes } from "./count-votes.ts";
import { checkPoll, toPollDraft } from "./poll-draft.ts";

describe("a poll that was written", () => {
  it("is one that the server takes, whatever stood in its lines", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string({ maxLength: 90 }), { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        (question, options, isMultiple) => {
          const checked = checkPoll(toPollDraft(question, { options, isMultiple }));
          if (checked.type === "problem") return;
          const { question: text, poll } = checked;
          const server = { by: "m1", madeAt: 1, state: "shown", order: "a0V" };
          const card = { type: "poll", text, poll, ...server };
          expect(v.safeParse(padCardSchema, card).success).toBe(true);
        },
      ),
    );
  });
});

describe("the count of a poll", () => {
  it("counts people once, and no choice that the poll does not offer", () => {
    const answers = [{ choices: [0, 2] }, { choices: [2] }, { choices: [7] }, { choices: [] }];
    expect(countVotes(3, answers)).toEqual({ votes: [1, 0, 2], people: 2 });
  });

  it("keeps choices ascending, each once", () => {
    expect(chooseOption([2], 0, true)).toEqual([0, 2]);
    expect(chooseOption([0, 2], 0, true)).toEqual([2]);
    expect(chooseOption([2], 0, false)).toEqual([0]);
  });
});
