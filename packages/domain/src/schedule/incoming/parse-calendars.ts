import ICAL from "ical.js";

/** What says when an event is: where one of these cannot be read, nobody knows on which day it stands. */
export const TIMES = ["dtstart", "dtend", "recurrence-id", "exdate", "rdate"];
const RULES = ["rrule", "duration"];
const UNREAD = "x-unread";

type Property = readonly [name: string, ...rest: readonly unknown[]];
type Part = readonly [name: string, properties: Property[], parts: Part[]];

/**
 * The whole calendars of a text (RFC 5545). A line that is none is left away, as where a note was broken without being folded; an
 * event of which a line about its time cannot be read says so (`isUnread`), and a zone of that kind is not there.
 */
export function parseCalendars(text: string): readonly ICAL.Component[] {
  const whole: Part[] = [];
  const open: Part[] = [];
  for (const line of unfold(text)) {
    const [, edge, of = ""] = /^(begin|end):(.*)$/iu.exec(line) ?? [];
    const name = of.trim().toLowerCase();
    if (edge?.toLowerCase() === "begin") {
      // One that was never closed takes no other in.
      if (name === "vevent") open.splice(1);
      const part: Part = [name, [], []];
      open.at(-1)?.[2].push(part);
      open.push(part);
    } else if (edge) {
      const at = open.findLastIndex((part) => part[0] === name);
      if (at < 0) continue;
      const [closed] = open.splice(at);
      if (closed && at === 0) whole.push(closed);
    } else open.at(-1)?.[1].push(...readLine(line));
  }
  const calendars = whole.filter(([name]) => name === "vcalendar");
  return calendars.map(
    ([name, properties, parts]) =>
      new ICAL.Component([name, properties, parts.filter((part) => !isUnreadZone(part))]),
  );
}

/** Whether nobody knows when an event is: it said so in a way that cannot be read. */
export const isUnread = (part: ICAL.Component): boolean => part.hasProperty(UNREAD);

function unfold(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/u, "").replaceAll(/\r\n?/gu, "\n");
  return lines.replaceAll(/\n[ \t]/gu, "").split("\n");
}

function readLine(line: string): readonly Property[] {
  const name = /^[a-z-]+/iu.exec(line)?.[0].toLowerCase() ?? "";
  try {
    const property = ICAL.parse.property(line) as Property;
    return TIMES.includes(name) && !isTime(property) ? [[UNREAD, {}, "text", name]] : [property];
  } catch {
    return [...TIMES, ...RULES].includes(name) ? [[UNREAD, {}, "text", name]] : [];
  }
}

/** ical.js takes the 32nd of a 13th month for a day of the year after. */
function isTime([, , type, ...values]: Property): boolean {
  if (type !== "date" && type !== "date-time") return true;
  return values.every((value) => {
    const said = String(value);
    const time =
      type === "date" ? ICAL.Time.fromDateString(said) : ICAL.Time.fromDateTimeString(said);
    return time.toString() === said;
  });
}

function isUnreadZone([name, , parts]: Part): boolean {
  const isBroken = ([, properties]: Part): boolean => properties.some(([each]) => each === UNREAD);
  return name === "vtimezone" && parts.some(isBroken);
}
