import { readNumbers } from "../names/read-numbers.ts";
import type { RosterStudent } from "../student/student.ts";
import type { Group } from "../group-screen/group-set.ts";
import type { ScoreTeam } from "./score-game.ts";

type Member = Pick<RosterStudent, "id" | "number" | "name">;

/** What lines of teams are read with. */
export interface TeamLines {
  readonly members: readonly Member[];
  readonly before: readonly ScoreTeam[];
  readonly newId: () => string;
}

/** The colours of tiles, in turn. */
export const TEAM_CHALKS = ["sky", "mint", "yolk", "rose", "lilac"] as const;

/**
 * Teams as they are typed, a line each, with or without their pupils. A team keeps its id, and so its scores, by its
 * name, and a renamed one by its line.
 *
 * ```ts
 * readTeamLines("1모둠: 1-4\n2모둠", of); // two teams, the first with pupils 1 to 4
 * ```
 */
export function readTeamLines(typed: string, of: TeamLines): readonly ScoreTeam[] {
  const lines = typed
    .split("\n")
    .map((line) => line.normalize("NFC").split(/[:：]/))
    .map(([name = "", numbers = ""]) => ({ name: name.trim(), numbers: numbers.trim() }))
    .filter(({ name }) => name !== "");
  const names = new Set(lines.map(({ name }) => name));
  return lines.map(({ name, numbers }, line) => {
    const atLine = of.before[line];
    const renamed = atLine && !names.has(atLine.name) ? atLine : undefined;
    const kept = of.before.find((team) => team.name === name) ?? renamed;
    const students = readNumbers(numbers, of.members).students;
    return {
      id: kept?.id ?? of.newId(),
      name,
      chalk: kept?.chalk ?? TEAM_CHALKS[line % TEAM_CHALKS.length] ?? "sky",
      ...(students.length > 0 && { members: students.map(({ id }) => id) }),
    };
  });
}

/** Teams of saved groups, with their pupils and a colour each. */
export function toTeams(groups: readonly Group[], newId: () => string): readonly ScoreTeam[] {
  return groups.map(({ name, members }, index) => ({
    id: newId(),
    name,
    chalk: TEAM_CHALKS[index % TEAM_CHALKS.length] ?? "sky",
    ...(members.length > 0 && { members }),
  }));
}

/** The same lines back: 「1모둠: 1, 2, 3」. */
export function toTeamLines(teams: readonly ScoreTeam[], members: readonly Member[]): string {
  return teams
    .map(({ name, members: ids = [] }) => {
      const numbers = members.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
      return numbers.length > 0 ? `${name}: ${numbers.join(", ")}` : name;
    })
    .join("\n");
}
