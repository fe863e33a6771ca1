import { toLeftWords, toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { toWrongClockWords } from "@damim/domain/bells/next-clock.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toShownMessage } from "@damim/domain/lesson-board/shown-message.ts";
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { toBoardWords, toFootWords } from "@damim/domain/lesson-board/board-words.ts";
import { readBoardMoment } from "@damim/domain/lesson-board/board-moment.ts";
import type { BoardFeed, BoardState } from "../../../data/board/board-feed.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { openSmallBoard } from "../board/small-board.ts";
import { watchBells } from "../board/watch-bells.ts";
import { drawList, drawTile, type Running } from "./draw-board.ts";
import { listenToHands } from "./hands.ts";

const waiting = {
  reading: "칠판을 불러오고 있어요.",
  here: "칠판을 불러오고 있어요.",
  away: "서버에 연결하지 못했어요. 인터넷이 이어지면 저절로 열려요.",
  busy: "칠판을 너무 자주 열어 잠시 쉬고 있어요. 저절로 열려요.",
  ended: "칠판에 두기가 끝났어요. 선생님이 새 주소를 주면 그 주소로 열어 주세요.",
  unknown: "링크가 끝났거나 잘못 적었어요. 선생님이 준 주소로 다시 열어 주세요.",
} as const;

/** Of the last answer, so that nobody trusts an old table unknowing. */
const olds = { away: "인터넷이 끊겼어요", busy: "곧 다시 받아요" } as const;

/** The page of `/board/:code`: says what 칠판 화면 says, by the same words and the same clock. Draws what changed alone. */
export function showPlacedBoard(clock: RunningClock, feed: BoardFeed): void {
  const at = (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`board.html has no #${id}`);
    return found;
  };
  const parts = {
    tile: at("now"),
    says: at("says"),
    stage: at("stage"),
    side: at("side"),
    list: at("list"),
    place: at("place"),
    news: at("news"),
    clock: at("clock"),
    message: at("message"),
    changes: at("changes"),
    term: at("term"),
    left: at("left"),
  };
  let drawn = "";
  let running: Running | undefined;

  const findDay = (shown: number): BoardDay | undefined =>
    feed.reply()?.days.find(({ day }) => day === toSeoulDay(shown));

  const draw = (): void => {
    const state = clock.state();
    const { shown } = state;
    const isWrong = state.trust === "wrong";
    const reply = feed.reply();
    const day = isWrong ? undefined : findDay(shown);
    const today = isWrong ? "" : toKoreanDay(toSeoulDay(shown));
    write(parts.clock, isWrong ? "" : toTimeWords(toSeoulTimeText(shown)));
    write(parts.place, [reply?.place, today, day?.week].filter(Boolean).join(" · "));
    write(parts.news, reply ? toOldWords(feed.state(), reply.now) : "");
    const trouble = isWrong ? toWrongClockWords(state) : day ? "" : findTrouble();
    parts.says.hidden = trouble === "";
    parts.stage.hidden = trouble !== "";
    write(parts.says, trouble);
    if (!day || trouble) {
      write(parts.changes, "");
      write(parts.term, "");
      write(parts.left, "");
      return;
    }
    hands.showSound(day.rings !== undefined);
    const moment = readBoardMoment(day, shown);
    const coming = reply?.days.find((each) => each.day === day.coming);
    const words = toBoardWords(day, coming, moment);
    const key = JSON.stringify([
      words,
      day.lines,
      coming?.lines,
      moment.next?.id,
      moment.state.phase,
    ]);
    if (key !== drawn) {
      drawn = key;
      running = drawTile(parts.tile, words);
      drawList(parts.list, day, coming, moment);
    }
    if (running && words.ending) {
      const { amount, unit } = toLeftWords(moment.left);
      write(running.amount, amount);
      write(running.unit, `${unit} ${words.ending}`);
      running.bar.style.setProperty("--done", `${(moment.done * 100).toFixed(1)}%`);
    }
    const message = toShownMessage(reply?.message, shown);
    parts.message.hidden = message === "";
    parts.side.hidden = message === "" && parts.list.hidden;
    write(parts.message, message);
    const foot = toFootWords(day, moment);
    write(parts.changes, foot.changes);
    const { termEnd } = foot;
    write(parts.term, termEnd ? `${termEnd.name}까지 학교 오는 날` : "");
    write(parts.left, termEnd ? `${termEnd.days}일` : "");
  };

  function findTrouble(): string {
    const last = feed.reply()?.days.at(-1)?.day;
    return last
      ? `${toKoreanMonthDay(last)}까지 받아 둔 칠판이에요. 인터넷에 이어 주세요.`
      : waiting[feed.state()];
  }

  const hands = listenToHands(at, () => openSmallBoard(clock, () => findDay(clock.state().shown)));
  watchBells(clock, () => findDay(clock.state().shown), hands.ring);
  clock.subscribe(draw);
  feed.watch(draw);
  draw();
}

/** 「인터넷이 끊겼어요 · 11월 20일 8:00에 받은 시간표」. */
function toOldWords(state: BoardState, at: number): string {
  if (state !== "away" && state !== "busy") return "";
  const when = `${toKoreanMonthDay(toSeoulDay(at))} ${toTimeWords(toSeoulTimeText(at))}`;
  return `${olds[state]} · ${when}에 받은 시간표`;
}

function write(on: HTMLElement, text: string): void {
  if (on.textContent !== text) on.textContent = text;
}
