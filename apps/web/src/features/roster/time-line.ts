import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { departureLabels, type Departure } from "@damim/domain/student/departure.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { fetchHistory, type HistoryChange } from "../../data/server/history-requests.ts";
import type {
  TimeLineCode,
  TimeLineEntry,
  TimeLineQuestion,
} from "../../kit/manifest/time-line.ts";
import { findFieldWords, sayValue } from "../../kit/record/record-words.ts";
import { studentWords } from "./student/student-record-words.ts";

export { BookUser as Picture } from "lucide-react";

/** Coming and leaving. What the teacher noted about the leaving stays off the page where it is hidden. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({
  student: { joinedOn, away, gone },
}) => [
  ...(joinedOn ? [{ id: "joined", day: joinedOn, title: "우리 반이 됐어요" }] : []),
  ...(away ?? []).flatMap(({ back, ...left }) => [
    toLeaving(left),
    { id: `back~${back}`, day: back, title: "우리 반으로 돌아왔어요" },
  ]),
  ...(gone ? [toLeaving(gone)] : []),
];

function toLeaving({ day, kind, memo, hidden }: Departure): TimeLineEntry {
  return {
    id: `gone~${day}`,
    day,
    title: "우리 반을 떠났어요",
    detail: hidden ? undefined : [departureLabels[kind], memo].filter(Boolean).join(" · "),
  };
}

/** So many pages of a pupil's history are asked for; more than that is only in 변경 이력. */
const MOST_PAGES = 4;

/** What the roster said before: a row holds what is true now, so the server is asked what changed. */
export async function fetchTimeLine({
  store,
  student,
}: TimeLineQuestion): Promise<readonly TimeLineEntry[]> {
  const records = { scope: store.scope, kind: studentKind.name, ids: [student.id] };
  const entries: TimeLineEntry[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { changes, next } = await fetchHistory(records, before);
    entries.push(...changes.flatMap(toEntries));
    if (next === null) break;
    before = next;
  }
  return entries;
}

/** Others look on: of these only the word that it changed is said, as the page keeps their values behind a tap. */
const privateFields: ReadonlySet<string> = new Set([
  "guardians",
  "guardianPhone",
  "health",
  "note",
]);
/** Told by entries of their own, or no fact about the pupil. */
const untoldFields: ReadonlySet<string> = new Set(["joinedOn", "photo", "gone", "away"]);

/** One act is one entry: 「번호 바뀜」 with 「4번 → 3번」. */
function toEntries({ id, at, type, writtenAt, fields }: HistoryChange): readonly TimeLineEntry[] {
  if (type !== "changed") return [];
  const day = toSeoulDay(writtenAt);
  const changes = fields.flatMap(({ field, from, to }) => {
    // An earlier version's telephone and the list of guardians are one thing to the teacher.
    const label = findFieldWords(
      studentWords,
      field === "guardianPhone" ? "guardians" : field,
    )?.label;
    if (label === undefined || untoldFields.has(field)) return [];
    const [past, now] = [from, to].map(
      (value) => sayValue(studentWords, field, value, { id, fields: {} }) ?? "없음",
    );
    if (past === now) return [];
    return [{ label, words: privateFields.has(field) ? undefined : `${past} → ${now}` }];
  });
  const labels = [...new Set(changes.map(({ label }) => label))];
  const told = changes.filter(({ words }) => words !== undefined);
  if (labels.length === 0) return [];
  const detail = told
    .map(({ label, words }) => (labels.length > 1 ? `${label} ${words}` : words))
    .join("\n");
  return [{ id: at, day, title: `${labels.join(", ")} 바뀜`, detail }];
}
