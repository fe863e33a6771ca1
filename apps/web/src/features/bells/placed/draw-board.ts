import { toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import type { BoardLine } from "@damim/domain/lesson-board/board-lines.ts";
import { isBoardOver, type BoardWords } from "@damim/domain/lesson-board/board-words.ts";
import type { BellMoment } from "@damim/domain/bells/bell-moment.ts";
import { toHeroSteps } from "../board/hero-steps.ts";

/** What runs within the tile. */
export interface Running {
  readonly amount: HTMLElement;
  readonly unit: HTMLElement;
  readonly bar: HTMLElement;
}

/** Draws the large tile anew, at a bell or a change; what runs in it is handed back. */
export function drawTile(tile: HTMLElement, words: BoardWords): Running {
  const running = { amount: make("b", "amount"), unit: make("span", ""), bar: make("i", "done") };
  const hero = make("p", "hero", words.hero);
  hero.style.setProperty("--steps", String(toHeroSteps(words.hero, words.isNext)));
  const label = make("div", "label");
  if (words.isNext) label.append(make("i", "dot"), make("h2", "", "다음 수업"), `· ${words.label}`);
  else label.append(words.label);
  const bar = make("div", "bar");
  bar.append(running.bar);
  const left = make("div", "left");
  left.append(running.amount, running.unit, make("span", "span", words.span));
  const chips = make("ul", "chips");
  chips.append(...[words.room, ...words.bring].filter(Boolean).map((each) => make("li", "", each)));
  const said = [words.unit, words.note, words.bringHead].map((each) => make("p", "said", each));
  tile.className = words.colour;
  tile.replaceChildren(
    label,
    hero,
    ...said.filter(({ textContent }) => textContent),
    ...(words.goTo ? [make("p", "go", words.goTo)] : []),
    ...(chips.firstChild ? [chips] : []),
    ...(words.ending ? [left] : []),
    ...(words.span ? [bar] : []),
  );
  return running;
}

/** Draws today's lessons, the next with the dot; once they are over, those of the day that comes. */
export function drawList(
  list: HTMLElement,
  day: BoardDay,
  coming: BoardDay | undefined,
  moment: BellMoment,
): void {
  const isOver = isBoardOver(day, moment);
  const shown = isOver ? coming : day;
  const lines = shown?.lines ?? [];
  const now = "row" in moment.state ? moment.state.row.id : undefined;
  const next = moment.next?.id;
  const current = lines.findIndex(({ id }) => id === (now ?? next));
  const rows = make("ul", "");
  rows.append(
    ...lines.map((line, at) => {
      const isNow = !isOver && line.id === now;
      const isPast = !isOver && at < current;
      const row = drawLine(line, !isOver && line.id === next);
      if (isNow) row.setAttribute("aria-current", "time");
      if (isPast || !line.isLesson || line.isFree) row.classList.add("quiet");
      return row;
    }),
  );
  list.hidden = lines.length === 0;
  list.setAttribute("aria-label", isOver && shown ? toKoreanDay(shown.day) : "오늘 수업");
  list.replaceChildren(...(isOver && shown ? [make("h2", "", toKoreanDay(shown.day))] : []), rows);
}

function drawLine(line: BoardLine, isNext: boolean): HTMLElement {
  const row = make("li", line.isLesson ? "lesson" : "");
  const period = line.period === undefined ? "" : String(line.period);
  const title = make("span", "title", line.title);
  if (line.isChanged) title.append(make("em", "", "바뀜"));
  if (line.room) title.append(make("small", "", line.room));
  row.append(
    make("i", isNext ? "dot" : "gap"),
    make("span", "period", period),
    title,
    make("span", "from", line.from ? toTimeWords(line.from) : ""),
  );
  return row;
}

function make(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
