import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import {
  BY_HAND_SEED,
  sortAssignPupils,
  toOldClass,
  toPlaceName,
  toPupilWords,
  type AssignDraft,
  type AssignMove,
  type AssignPupil,
} from "./assign-plan.ts";
import { listClassFacts, listNewClass, type NumberOrder } from "./class-facts.ts";

/** One sheet of the office's file. */
export interface AssignSheet {
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly width: number }[];
  readonly lines: readonly (readonly (string | number)[])[];
}

export interface AssignOutput {
  readonly order: NumberOrder;
  /** 비고 only where it was ticked. */
  readonly hasNote: boolean;
  /** What the proof line says. */
  readonly proof: string;
}

const sexNames = { male: "남", female: "여" } as const;

/** 남, 여 or nothing. */
export function toSexName({ sex }: Pick<AssignPupil, "sex">): string {
  return sex ? sexNames[sex] : "";
}

const allColumns = [
  { head: "새 반", width: 8 },
  { head: "새 번호", width: 8 },
  { head: "이름", width: 14 },
  { head: "성별", width: 6 },
  { head: "이전 반", width: 8 },
  { head: "이전 번호", width: 10 },
];

/** 「전체」, one sheet a new class, who went where, how even it is, and what was done by hand. No scores of pupils. */
export function toAssignSheets(draft: AssignDraft, output: AssignOutput): readonly AssignSheet[] {
  const classes = Array.from({ length: draft.settings.classes }, (_, place) => ({
    name: `${toPlaceName(draft.settings, place)}반`,
    pupils: listNewClass(draft, place, output.order),
  }));
  const numbers = new Map(
    classes.flatMap(({ name, pupils }) =>
      pupils.map(({ pupil, number }) => [pupil.id, [name, number] as const]),
    ),
  );
  const toLine = (pupil: AssignPupil): readonly (string | number)[] => [
    ...(numbers.get(pupil.id) ?? ["", ""]),
    pupil.name,
    toSexName(pupil),
    toOldClass(pupil.classKey),
    pupil.number,
  ];
  const more = [
    { head: "생년월일", width: 12 },
    ...(output.hasNote ? [{ head: "비고", width: 30 }] : []),
  ];
  return [
    {
      name: "전체",
      columns: allColumns,
      lines: classes.flatMap(({ pupils }) => pupils.map(({ pupil }) => toLine(pupil))),
    },
    ...classes.map(({ name, pupils }) => ({
      name,
      columns: [...allColumns, ...more],
      lines: pupils.map(({ pupil }) => [
        ...toLine(pupil),
        pupil.birthday ?? "",
        ...(output.hasNote ? [pupil.note ?? ""] : []),
      ]),
    })),
    {
      name: "우리 반 아이들이 간 곳",
      columns: [...allColumns.slice(4), ...allColumns.slice(2, 4), ...allColumns.slice(0, 2)],
      lines: sortAssignPupils(draft.pupils).map((pupil) => {
        const line = toLine(pupil);
        return [...line.slice(4), ...line.slice(2, 4), ...line.slice(0, 2)];
      }),
    },
    toBalanceSheet(draft, output),
    toRecordSheet(draft),
  ];
}

function toBalanceSheet(draft: AssignDraft, { proof }: AssignOutput): AssignSheet {
  const heads = [
    "반",
    "인원",
    "남",
    "여",
    "평균 차이",
    "특수",
    "생활지도 점수",
    "임원",
    "전출 예정",
  ];
  return {
    name: "고른 정도",
    columns: heads.map((head) => ({ head, width: 12 })),
    lines: [
      ...listClassFacts(draft).map((facts) => [
        `${toPlaceName(draft.settings, facts.place)}반`,
        facts.count,
        facts.male,
        facts.female,
        facts.average === undefined ? "" : Math.round(facts.average) / 10,
        facts.special,
        facts.points,
        facts.leaders,
        facts.leaving,
      ]),
      [proof],
    ],
  };
}

/** 「협의 기록」 as lines: the runs and every move with its why, oldest first. */
function toRecordSheet(draft: AssignDraft): AssignSheet {
  return {
    name: "협의 기록",
    columns: [
      { head: "일시", width: 18 },
      { head: "한 일", width: 50 },
      { head: "사유", width: 24 },
      { head: "치우침", width: 16 },
    ],
    lines: listRecord(draft).map(({ at, words, why, change }) => [
      toInstantWords(at),
      words,
      why,
      change,
    ]),
  };
}

/** One line of 협의 기록. */
export interface AssignRecordLine {
  readonly id: string;
  readonly at: number;
  readonly words: string;
  readonly why: string;
  /** 「130 → 90」. */
  readonly change: string;
  /** Of a move: whose reason can be said. */
  readonly act?: string;
}

/** Whether a run left rules unkept: what it proved is beside the point then. */
function hasBroken({ apart = 0, together = 0, fixed = 0 }: AssignDraft["runs"][number]["parts"]) {
  return apart + together + fixed > 0;
}

/** Runs and moves in the order in which they were made. */
export function listRecord({
  settings,
  pupils,
  runs,
  moves,
}: AssignDraft): readonly AssignRecordLine[] {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const acts = new Map<string, AssignMove[]>();
  for (const move of moves) acts.set(move.act, [...(acts.get(move.act) ?? []), move]);
  const toWords = ({ pupil, from, to }: AssignMove): string => {
    const known = byId.get(pupil);
    const [before, after] = [toPlaceName(settings, from), toPlaceName(settings, to)];
    return `${known ? toPupilWords(known) : "없는 학생"} ${before}반 → ${after}반`;
  };
  return [
    ...runs.map(({ id, at, cost, bound, seed, parts }) => ({
      id,
      at,
      words: seed === BY_HAND_SEED ? "S자 배정" : `반 나누기 (씨앗 ${seed})`,
      why: cost <= bound && !hasBroken(parts) ? "증명됨" : "",
      change: `${cost}`,
    })),
    ...[...acts].flatMap(([act, list]): AssignRecordLine[] => {
      const [first] = list;
      if (!first) return [];
      const change = `${first.before} → ${first.after}`;
      return [
        { id: act, at: first.at, words: list.map(toWords).join(", "), why: first.why, change, act },
      ];
    }),
  ].toSorted((a, b) => a.at - b.at);
}

const clock = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** 「2026-12-16 14:05」. */
export function toInstantWords(at: number): string {
  return `${toSeoulDay(at)} ${clock.format(at)}`;
}
