import { describe, expect, it } from "vitest";
import { listSetUpSteps, SET_UP_ID, toSetUpId, type SetUpFacts } from "./set-up-steps.ts";

const nothing: SetUpFacts = {
  hasTimetable: false,
  hasBells: false,
  hasSeats: false,
  hasVacations: false,
  hasGuardians: false,
};
const list = (facts: Partial<SetUpFacts>, away: readonly string[] = []) =>
  listSetUpSteps({ ...nothing, ...facts }, away).map(({ step, isDone }) =>
    isDone ? `${step} ✓` : step,
  );

describe("what fills 오늘 after the first roster", () => {
  it("is five steps in the order in which they help", () => {
    expect(list({})).toEqual(["timetable", "bells", "seats", "vacations", "guardians"]);
  });

  it("ticks itself when its rows are there, and stays to be seen", () => {
    expect(list({ hasTimetable: true, hasSeats: true }).slice(0, 3)).toEqual([
      "timetable ✓",
      "bells",
      "seats ✓",
    ]);
  });

  it("goes one by one, or as a whole, when it is put away", () => {
    expect(list({ hasTimetable: true }, [toSetUpId("bells"), toSetUpId("seats")])).toEqual([
      "timetable ✓",
      "vacations",
      "guardians",
    ]);
    expect(list({}, [SET_UP_ID])).toEqual([]);
  });

  it("is over once all is done or put away", () => {
    const away = [toSetUpId("vacations"), toSetUpId("guardians")];
    expect(list({ hasTimetable: true, hasBells: true, hasSeats: true }, away)).toEqual([]);
  });
});
