import { expect, it } from "vitest";
import { screens } from "./screens.ts";

const stage =
  "a stage in front of a class: told number and name alone (tools/architecture.test.ts)";
const tool = "what a class looks at; what only its teacher may read hides by itself";
/** Pages that stay in sight while they fill the screen, by path and part, and why. */
const inSight: Readonly<Record<string, string>> = {
  "/admin": "no pupil; the teachers' part hides by itself",
  "/mypage": "settings of the device and the account",
  "/mypage council": "papers about the server",
  "/data": "counts of what is kept",
  "/attendance": "the roll is called in front of the class; why somebody is away hides by itself",
  "/classTimeTable": "the hours of the school",
  "/classTimeTable/board": stage,
  "/tool/calculator": stage,
  "/classgame": tool,
  "/classTable": "lessons of the class",
  "/monthClassTable": "lessons of the class",
  "/weeklyLetter": "what goes home with the class; no pupil's name comes of itself",
  "/classgame readyTimer": tool,
  "/classgame/readyTimer": stage,
  "/alarm": stage,
  "/tool/timer": stage,
  "/dailyNotice/stage": stage,
  "/devices": "the teacher's devices",
  "/classgame randomPick": tool,
  "/classgame/randomPick": stage,
  "/classgame diceRoulette": tool,
  "/classgame/diceRoulette": stage,
  "/simpleRandom": stage,
  "/tool/timeCapsule": stage,
  "/groupPage": stage,
  "/notice": "what the operator says to all",
  "/classgame padIt": tool,
  "/padIt": "the board of a room, which the class has before it",
  "/profile": "class and year",
  "/tool/jumpGame": stage,
  "/tool/stickHero": stage,
  "/classgame/settingSeat": stage,
  "/scoreBoard": stage,
  "/tapBoard": stage,
  "/tool/touchMe": stage,
  "/holidays": "days of the school",
  "/simsim/:feature": "how to use the program",
};

it("hides every page while it fills the screen, or says why not", () => {
  const open = screens
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ path, about }) => [path, about].filter(Boolean).join(" "));
  expect(open.toSorted()).toEqual(Object.keys(inSight).toSorted());
});
