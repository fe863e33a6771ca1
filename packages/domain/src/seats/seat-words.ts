import type { StudentId } from "../student/student.ts";
import type { Seat } from "./seat-room.ts";
import { zoneLabels, type SeatRule, type Zone } from "./seat-rule.ts";
import type { SeatPupil } from "./seat-problem.ts";

const ordinals = "첫 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열".split(" ");

const togetherWords: Readonly<Record<string, string>> = {
  desk: "짝",
  near: "이웃",
  team: "같은 모둠",
};
const apartWords: Readonly<Record<string, string>> = {
  desk: "짝이 되지 않게",
  near: "이웃하지 않게",
  team: "다른 모둠",
};

/**
 * How a seat is said: 「2분단 셋째 줄 오른쪽」, alone at its desk 「2분단 셋째 줄」, of an island 「3모둠 2번」.
 *
 * @param seats all of the room
 */
export function toSeatWords(seat: Seat, seats: readonly Seat[]): string {
  const ofTeam = seats.filter(({ team }) => team === seat.team);
  if (isIsland(seats)) return `${seat.team}모둠 ${ofTeam.indexOf(seat) + 1}번`;
  const rows = [...new Set(ofTeam.map(({ row }) => row))].toSorted((a, b) => a - b);
  const line = rows.indexOf(seat.row);
  const ofDesk = seats.filter(({ desk }) => desk === seat.desk).toSorted((a, b) => a.col - b.col);
  const sides = { 2: ["왼쪽", "오른쪽"], 3: ["왼쪽", "가운데", "오른쪽"] }[ofDesk.length] ?? [];
  const side = sides[ofDesk.indexOf(seat)] ?? "";
  return `${seat.team}분단 ${ordinals[line] ?? `${line + 1}번`}째 줄 ${side}`.trim();
}

/** What a rule says without its pupils: 「앞 1줄」, 「이웃하지 않게」, 「3칸 이상」, 「같은 모둠」. */
export function toRuleLabel({ kind, what }: SeatRule, seats: readonly Seat[]): string {
  const named = [what ?? []].flat();
  const words = named.map((id) => toSeatNameById(id, seats)).join(", ");
  const [first = ""] = named;
  switch (kind) {
    case "fixed":
      return words;
    case "notSeat":
      return `${words} 아님`;
    case "zone":
      return typeof what === "string" && what in zoneLabels ? zoneLabels[what as Zone] : words;
    case "apart":
      return apartWords[first] ?? `${first}칸 이상`;
    case "together":
      return togetherWords[first] ?? "이웃";
    case "sight":
      return "키가 큰 학생";
    case "desks":
      return { mixed: "남녀 짝", same: "같은 성별 짝" }[first] ?? "짝은 자유";
    case "spread":
      return "모둠에 고루";
  }
}

/** The whole rule: 「4번, 9번: 이웃하지 않게」. Numbers, no names. */
export function toRuleWords(
  rule: SeatRule,
  { pupils, seats }: { readonly pupils: readonly SeatPupil[]; readonly seats: readonly Seat[] },
): string {
  const label = toRuleLabel(rule, seats);
  const [a, b] = [toNumbers(rule.a, pupils), toNumbers(rule.b, pupils)];
  if (rule.kind === "desks") return label;
  if (rule.kind === "sight") return `${toNumberWords(a)} 앞에 ${toNumberWords(b)} 앉지 않기`;
  const all = rule.kind === "apart" || rule.kind === "together" ? [...a, ...b] : a;
  return `${toNumberWords(all)}: ${label}`;
}

/** `toNumberWords([3, 5])` is 「3, 5번」. */
export function toNumberWords(numbers: readonly number[]): string {
  return numbers.length > 0 ? `${numbers.join(", ")}번` : "없는 학생";
}

export function toNumbers(
  ids: readonly StudentId[] | null | undefined,
  pupils: readonly SeatPupil[],
): readonly number[] {
  return (ids ?? []).flatMap((id) => pupils.find((pupil) => pupil.id === id)?.number ?? []);
}

export function toSeatNameById(id: string, seats: readonly Seat[]): string {
  const seat = seats.find((each) => each.id === id);
  return seat ? toSeatWords(seat, seats) : "없는 자리";
}

/** Islands stand apart: their ids say team and place, those of rows say a desk's row. */
function isIsland(seats: readonly Seat[]): boolean {
  return seats.some(({ desk }) => desk.endsWith("d"));
}
