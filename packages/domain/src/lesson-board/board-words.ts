import type { BellMoment } from "../bells/bell-moment.ts";
import { toTimeWords } from "../bells/bells-words.ts";
import { withParticle } from "../hangul/particle.ts";
import type { BoardDay } from "./board-day.ts";
import { toComingWords } from "./coming-words.ts";

/** What the large tile says, but for the time that is left: that runs. */
export interface BoardWords {
  /** Of the subject. */
  readonly colour: string;
  /** 「다음 수업」, with the dot: what comes, not what is. */
  readonly isNext: boolean;
  /** 「1교시 · 지금」; behind 「다음 수업」 「2교시 · 9:50」. */
  readonly label: string;
  readonly hero: string;
  readonly unit: string;
  /** A chip in a lesson; where one has to go it is large: 「영어실로 가요」. */
  readonly room: string;
  readonly goTo: string;
  /** Before 준비물 of a day that comes. */
  readonly bringHead: string;
  readonly bring: readonly string[];
  readonly note: string;
  /** 「남았어요」, 「뒤에 시작해요」; nothing where no time runs. */
  readonly ending: string;
  /** 「9:00 – 9:40」. */
  readonly span: string;
}

const nothing: BoardWords = {
  colour: "mint",
  isNext: false,
  label: "",
  hero: "",
  unit: "",
  room: "",
  goTo: "",
  bringHead: "",
  bring: [],
  note: "",
  ending: "",
  span: "",
};

/**
 * What is now, or what comes next, in words for the last row of a class.
 *
 * @param coming the day that `day.coming` names, where it is known
 */
export function toBoardWords(
  day: BoardDay,
  coming: BoardDay | undefined,
  moment: BellMoment,
): BoardWords {
  const { state, next, span } = moment;
  if (state.phase === "after") return toAfterWords(day, coming);
  const lineOf = (id: string) => day.lines.find((line) => line.id === id);
  const spanWords = span ? `${toTimeWords(span.from)} – ${toTimeWords(span.to)}` : "";
  if (state.phase === "lesson") {
    const line = lineOf(state.row.id);
    return {
      ...nothing,
      colour: line?.colour ?? "sky",
      label: line && line.title !== state.label ? `${state.label} · 지금` : "지금",
      hero: line?.title ?? state.label,
      unit: line?.unit ?? "",
      room: line?.room ?? "",
      bring: line?.bring ?? [],
      ending: "남았어요",
      span: spanWords,
    };
  }
  if (!next) {
    const isNow = state.phase === "row";
    return {
      ...nothing,
      label: isNow ? "지금" : "다음",
      hero: state.phase === "row" ? state.label : (state.next ?? ""),
      ending: isNow ? "남았어요" : "뒤에 시작해요",
      span: spanWords,
    };
  }
  const line = lineOf(next.id);
  const from = toTimeWords(next.from);
  return {
    ...nothing,
    colour: line?.colour ?? "mint",
    isNext: true,
    label: line && line.title !== next.label ? `${next.label} · ${from}` : from,
    hero: line?.title ?? next.label,
    goTo: line?.room ? `${withParticle(line.room, "으로/로")} 가요` : "",
    bring: line?.bring ?? [],
    ending: "뒤에 시작해요",
    span: spanWords && `${toPauseWords(day, moment)} ${spanWords}`,
  };
}

/** 「점심」, 「쉬는 시간」; before the first lesson nobody rests from one yet. */
export function toPauseWords(
  { rows }: Pick<BoardDay, "rows">,
  { state, span }: Pick<BellMoment, "state" | "span">,
): string {
  if (state.phase === "row") return state.label;
  const isBehindLesson = rows.some(({ type, to }) => type === "lesson" && span && to <= span.from);
  return isBehindLesson ? "쉬는 시간" : "수업 전";
}

/** Nothing more today, or nothing at all: the day that comes. */
function toAfterWords(day: BoardDay, coming: BoardDay | undefined): BoardWords {
  const isSilent = day.closing === undefined && day.rows.length === 0;
  const base = { ...nothing, colour: "yolk" };
  if (isSilent && day.hasBells) return { ...base, label: "오늘", hero: "종이 없는 날" };
  if (isSilent) {
    const note = "시정표를 만들면 지금 무슨 시간인지 보여요.";
    return { ...base, label: "오늘", hero: "시정표가 없어요", note };
  }
  const bring = [...new Set((coming?.lines ?? []).flatMap((line) => line.bring))];
  return {
    ...base,
    label: day.closing ?? "오늘 수업이 끝났어요",
    hero: `${toComingWords(day.coming, day.day)} 만나요`,
    bringHead: bring.length > 0 ? "챙겨 와요" : "",
    bring,
  };
}

/** Once the lessons of a day are over, the list shows the day that comes. */
export function isBoardOver(day: BoardDay, { state }: Pick<BellMoment, "state">): boolean {
  return state.phase === "after" && (day.rows.length > 0 || day.closing !== undefined);
}

/** Under the tile: what is different today, and how long the term still is. */
export function toFootWords(
  day: BoardDay,
  { state }: Pick<BellMoment, "state">,
): Pick<BoardDay, "changes" | "termEnd"> {
  const isOver = state.phase === "after";
  return {
    changes: isOver ? "" : day.changes,
    termEnd: isOver ? day.termEndAfter : day.termEnd,
  };
}
