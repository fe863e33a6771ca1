import { toKoreanDay, toKoreanMonthDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toNoticeHeading } from "../day-notice/notice-lines.ts";
import { listNoteLines, toBringWords } from "../weekly-letter/letter-table.ts";
import type {
  FamilyDay,
  FamilyLetter,
  FamilyNews,
  FamilyNotice,
  FamilyOpen,
} from "./family-news.ts";

type Attributes = Readonly<Record<string, string | undefined>>;

/** How an element is made: as text of html on the server, as an element of React beside the teacher's switches. */
export type Draw<El> = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (El | string | false | undefined)[]
) => El;

/** Lines of 24 × 24. */
const signs = {
  bag: "M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 10h8M8 18h8M8 22v-6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v6M9 6V4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2",
  talk: "M3 16.3a2 2 0 0 1 .1 1.2L2 20.8A1 1 0 0 0 3.3 22l3.4-1a2 2 0 0 1 1.1 .1A10 10 0 1 0 3 16.3",
  check: "M20 6 9 17l-5-5",
  next: "m9 18 6-6-6-6",
  thermometer: "M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z",
} as const;

/** 「16:02」 of today, 「어제 16:02」, 「11월 3일 16:02」; both epoch ms. */
export function sayWhen(at: number, now: number): string {
  const [day, today] = [toSeoulDay(at), toSeoulDay(now)];
  const words =
    day === today ? "" : day === addDays(today, -1) ? "어제 " : `${toKoreanMonthDay(day)} `;
  return words + toSeoulTimeText(at);
}

/** What an element says on a later day than that on which it was drawn (`family-page/guest`). */
const onLaterDay = (words: string) => ({ "data-later": words });

/**
 * The page of a class as its families see it, in the order in which they need it: today's 알림장 with 준비물 first, what is
 * open, the week, 알림장 of the days before.
 *
 * @param hrefOf where an open thing is done; without an address it is named alone
 * @param report what tells an absence, or why it can't be told here
 */
export function drawFamilyPage<El>(
  draw: Draw<El>,
  news: FamilyNews,
  of: {
    readonly hrefOf: (open: FamilyOpen) => string | undefined;
    readonly report?: El | undefined;
  },
): El {
  const { place, today, notices, week, letters, open, now } = news;
  const [newest, ...earlier] = notices;
  return draw(
    "div",
    { class: "family" },
    draw(
      "header",
      {},
      drawMark(draw),
      draw("h1", {}, `${place} 소식`),
      draw("span", { id: "hear" }),
      draw(
        "p",
        { class: "day" },
        draw("b", {}, toKoreanDay(today)),
        draw(
          "span",
          { id: "came", role: "status", "data-at": String(now) },
          newest && `${sayWhen(newest.toldAt, now)}에 왔어요`,
        ),
      ),
    ),
    draw(
      "main",
      {},
      newest
        ? drawNotice(draw, newest, today)
        : draw(
            "section",
            { class: "notice", "aria-label": "알림장" },
            draw("h2", {}, "알림장"),
            draw("p", { class: "quiet" }, "아직 온 알림장이 없어요."),
          ),
      open.length > 0 && drawOpen(draw, open, today, of.hrefOf),
      week.some(hasNews) && drawWeek(draw, week, today),
      letters.length > 0 && drawLetters(draw, letters),
      earlier.length > 0 && drawEarlier(draw, earlier),
    ),
    of.report && draw("footer", {}, of.report),
  );
}

function drawNotice<El>(draw: Draw<El>, notice: FamilyNotice, today: CalendarDay): El {
  const { day, next, lines, brings } = notice;
  return draw(
    "section",
    { class: "notice", "aria-labelledby": "family-notice" },
    draw(
      "h2",
      { id: "family-notice", ...onLaterDay(`${toKoreanMonthDay(day)} 알림장`) },
      day === today ? "알림장" : `${toKoreanMonthDay(day)} 알림장`,
    ),
    draw("p", { class: "for", ...onLaterDay(toKoreanDay(next)) }, toNoticeHeading(today, next)),
    brings.length > 0 &&
      draw(
        "p",
        { class: "bring" },
        drawSign(draw, "bag"),
        draw("span", {}, `준비물 · ${brings.join(", ")}`),
      ),
    drawLines(draw, lines),
  );
}

function drawLines<El>(draw: Draw<El>, lines: readonly string[]): El {
  return draw("ol", {}, ...lines.map((line) => draw("li", {}, draw("span", {}, line))));
}

function drawOpen<El>(
  draw: Draw<El>,
  open: readonly FamilyOpen[],
  today: string,
  hrefOf: (open: FamilyOpen) => string | undefined,
): El {
  return draw(
    "section",
    { class: "open", "aria-label": "열려 있는 것" },
    ...open.map((one) => {
      const href = hrefOf(one);
      const { title, until, type } = one;
      return draw(
        href === undefined ? "p" : "a",
        { href },
        draw("span", { class: "sign" }, drawSign(draw, type === "booking" ? "talk" : "check")),
        draw("b", {}, title),
        until === today && draw("em", onLaterDay(`${toKoreanMonthDay(until)}까지`), "오늘까지"),
        until !== undefined &&
          until !== today &&
          draw("span", {}, `${toKoreanMonthDay(until)}까지`),
        href !== undefined && drawSign(draw, "next"),
      );
    }),
  );
}

function drawWeek<El>(draw: Draw<El>, week: readonly FamilyDay[], today: string): El {
  return draw(
    "section",
    { class: "week", "aria-labelledby": "family-week" },
    draw(
      "h2",
      { id: "family-week", ...(week[0] && onLaterDay(`${toKoreanMonthDay(week[0].day)} 주`)) },
      week.some(({ day }) => day <= today) ? "이번 주" : "다음 주",
    ),
    draw(
      "ul",
      { class: "days" },
      ...week.map(({ day, lessons, closed }) =>
        draw(
          "li",
          day === today ? { class: "today", "aria-current": "date" } : {},
          draw("b", {}, toWeekdayLetter(day)),
          draw("span", {}, closed ? "쉼" : lessons.map(toLetter).join("") || "–"),
        ),
      ),
    ),
    draw(
      "details",
      {},
      draw("summary", {}, "시간표와 일정 자세히"),
      ...week.map((one) => drawDay(draw, one)),
    ),
  );
}

function hasNews({ lessons, closed, events, lunch }: FamilyDay): boolean {
  return closed !== undefined || [lessons, events, lunch].some(({ length }) => length > 0);
}

function toLetter({ subject }: FamilyDay["lessons"][number]): string {
  return Array.from(subject.trim())[0] ?? "";
}

function drawDay<El>(draw: Draw<El>, day: FamilyDay): El {
  const { lessons, begins, closed, events, brings, lunch, note } = day;
  const says = [...(closed ?? []), note, ...events.map(({ text }) => text)].filter(Boolean);
  return draw(
    "div",
    { class: "daily" },
    draw("h3", {}, toKoreanDay(day.day)),
    ...says.map((text) => draw("p", {}, text)),
    lessons.length > 0 &&
      draw(
        "ul",
        {},
        ...lessons.map(({ period, subject, unit }, at) =>
          draw(
            "li",
            {},
            draw(
              "span",
              { class: "period" },
              [`${period}교시`, begins[at]].filter(Boolean).join(" "),
            ),
            draw("span", {}, unit ? `${subject} · ${unit}` : subject),
          ),
        ),
      ),
    brings.length > 0 && draw("p", {}, `준비물 · ${brings.join(", ")}`),
    lunch !== "" && draw("p", { class: "quiet" }, `급식 · ${lunch}`),
  );
}

function drawLetters<El>(draw: Draw<El>, letters: readonly FamilyLetter[]): El {
  return draw(
    "section",
    { class: "earlier", "aria-labelledby": "family-letter" },
    draw("h2", { id: "family-letter" }, "주간학습안내"),
    ...letters.map((letter) =>
      draw(
        "details",
        {},
        draw("summary", {}, `${toKoreanMonthDay(letter.monday)} 주`),
        letter.words.word !== undefined && draw("p", {}, letter.words.word),
        ...letter.days.map((day, at) => {
          const brings = toBringWords(letter, letter.words, at);
          return drawDay(draw, { ...day, brings: brings ? [brings] : [] });
        }),
        ...drawSaid(draw, "알려 드려요", listNoteLines(letter.words.notes)),
        ...drawSaid(draw, "이번 주 약속", letter.words.promise?.split("\n") ?? []),
      ),
    ),
  );
}

function drawSaid<El>(draw: Draw<El>, head: string, lines: readonly string[]): readonly El[] {
  return lines.length === 0
    ? []
    : [
        draw(
          "div",
          { class: "daily" },
          draw("h3", {}, head),
          ...lines.map((line) => draw("p", {}, line)),
        ),
      ];
}

function drawEarlier<El>(draw: Draw<El>, notices: readonly FamilyNotice[]): El {
  return draw(
    "section",
    { class: "earlier", "aria-labelledby": "family-earlier" },
    draw("h2", { id: "family-earlier" }, "지난 알림장"),
    ...notices.map(({ day, lines, brings }) =>
      draw(
        "details",
        {},
        draw("summary", {}, toKoreanDay(day)),
        brings.length > 0 && draw("p", {}, `준비물 · ${brings.join(", ")}`),
        drawLines(draw, lines),
      ),
    ),
  );
}

function drawMark<El>(draw: Draw<El>): El {
  return draw(
    "svg",
    { class: "mark", viewBox: "0 0 48 48", "aria-hidden": "true" },
    draw("path", {
      class: "ground",
      d: "M14 0h20a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14H14A14 14 0 0 1 0 34V14A14 14 0 0 1 14 0Z",
    }),
    draw("path", { class: "stroke", d: "M35 13H14v22h21" }),
    draw("path", { class: "dot", d: "M24.5 24a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z" }),
  );
}

/** A sign beside words that say the same. */
export function drawSign<El>(draw: Draw<El>, name: keyof typeof signs): El {
  return draw(
    "svg",
    { class: "line", viewBox: "0 0 24 24", "aria-hidden": "true" },
    draw("path", { d: signs[name] }),
  );
}
