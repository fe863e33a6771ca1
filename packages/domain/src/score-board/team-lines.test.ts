import { expect, it } from "vitest";
import { listNewestSets } from "../group-screen/group-set.ts";
import { readTeamLines, toTeamLines, toTeams } from "./team-lines.ts";

const members = [1, 2, 3, 4].map((number) => ({ id: `s${number}`, number, name: `학생${number}` }));
let made = 0;
const newId = () => `new${(made += 1)}`;

it("reads a team a line with its pupils, and writes the same lines back", () => {
  const teams = readTeamLines("1모둠: 1-2\n\n 2모둠 ：3 4\n선생님", { members, before: [], newId });
  expect(teams.map(({ name, members: ids }) => [name, ids])).toEqual([
    ["1모둠", ["s1", "s2"]],
    ["2모둠", ["s3", "s4"]],
    ["선생님", undefined],
  ]);
  expect(toTeamLines(teams, members)).toBe("1모둠: 1, 2\n2모둠: 3, 4\n선생님");
});

it("keeps a team and its scores by name, and a renamed one by its line", () => {
  const before = [
    { id: "a", name: "1모둠", chalk: "sky" },
    { id: "b", name: "2모둠", chalk: "mint" },
  ];
  const ids = (typed: string) =>
    readTeamLines(typed, { members, before, newId: () => "new" }).map(({ id }) => id);
  expect(ids("2모둠\n1모둠")).toEqual(["b", "a"]);
  expect(ids("별모둠\n2모둠")).toEqual(["a", "b"]);
  expect(ids("1모둠\n2모둠\n3모둠")).toEqual(["a", "b", "new"]);
});

it("takes over saved groups with their pupils, the newest set first", () => {
  const groups = [
    { id: "g1", name: "1모둠", members: ["s1", "s2"] },
    { id: "g2", name: "2모둠", members: [] },
  ];
  const sets = (["2026-11-02", "2026-11-26", "2026-11-10"] as const).map((from) => ({
    id: from,
    title: "모둠",
    groups,
    from,
  }));
  const [newest] = listNewestSets(sets);
  expect(newest?.id).toBe("2026-11-26");
  const teams = toTeams(newest?.groups ?? [], () => "new");
  expect(teams).toEqual([
    { id: "new", name: "1모둠", chalk: "sky", members: ["s1", "s2"] },
    { id: "new", name: "2모둠", chalk: "mint" },
  ]);
  expect(toTeamLines(teams, members)).toBe("1모둠: 1, 2\n2모둠");
});
