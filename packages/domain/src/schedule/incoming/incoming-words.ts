import { withoutTurns } from "../../record/without-turns.ts";
import type { IncomingEvent } from "./incoming-event.ts";

const LONGEST = { title: 60, place: 40, note: 1_000 } as const;
/** What makers write into a note that is shown as plain words here. */
const BREAKS = /<br\b[^>]{0,20}>|<\/(?:p|div|li|ul|ol)>/giu;
const TAGS =
  /<\/?(?:a|b|i|u|p|em|strong|div|span|ul|ol|li|html-blob|font|h[1-6])(?:\s[^>]{0,500})?>/giu;
const SIGNS: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The words of an event of another calendar, as long as ours may be: a title that is longer stands whole in the note. */
export function toIncomingWords(said: {
  readonly title: string;
  readonly place: string;
  readonly note: string;
}): Pick<IncomingEvent, "title" | "place" | "note"> {
  const whole = toLine(said.title) || "제목 없는 일정";
  const title = shorten(whole, LONGEST.title);
  const note = [title === whole ? "" : whole, toPlain(said.note)].filter(Boolean).join("\n");
  const place = toLine(said.place);
  return {
    title,
    ...(place && { place: shorten(place, LONGEST.place) }),
    ...(note && { note: shorten(note, LONGEST.note) }),
  };
}

/** Words on one line, without signs that nobody sees. */
export function toLine(text: string): string {
  return toWords(text).replaceAll(/\s+/gu, " ").trim();
}

function toPlain(text: string): string {
  const plain = toWords(text)
    .replaceAll(BREAKS, "\n")
    .replaceAll(TAGS, "")
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/gu, (sign) => SIGNS[sign] ?? sign);
  return plain.replaceAll(/\n{3,}/gu, "\n\n").trim();
}

function toWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
  return withoutTurns(lines.normalize("NFC"));
}

/** Cut in the middle of an emoji, half of it would be left. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/u, "")}…`;
}
