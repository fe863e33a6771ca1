import ICAL from "ical.js";
import { TIMES } from "./parse-calendars.ts";

const KOREAN = /seoul|서울|korea|한국|대한민국|\brok\b|tokyo|japan|\+0?9(?::?00)?\b/iu;

/** Describes Korea's time where a calendar names it and does not say what it is: 「TZID=Korea Standard Time」 alone. */
export function describeKoreanZones(calendar: ICAL.Component): void {
  for (const part of calendar.getAllSubcomponents("vevent"))
    for (const tzid of listUnknownZones(part))
      if (KOREAN.test(tzid)) calendar.addSubcomponent(toKoreanZone(tzid));
}

/** The zones that an event names and nobody knows. */
export function listUnknownZones(part: ICAL.Component): readonly string[] {
  const named = TIMES.flatMap((name) => part.getAllProperties(name)).flatMap((property) => {
    const tzid: unknown = property.getParameter("tzid");
    return typeof tzid === "string" ? [tzid] : [];
  });
  const isKnown = (tzid: string): boolean =>
    ICAL.TimezoneService.has(tzid) || part.parent.getTimeZoneByID(tzid) !== null;
  return [...new Set(named)].filter((tzid) => !isKnown(tzid));
}

function toKoreanZone(tzid: string): ICAL.Component {
  const zone = new ICAL.Component("vtimezone");
  zone.addPropertyWithValue("tzid", tzid);
  const standard = new ICAL.Component("standard");
  standard.addPropertyWithValue("dtstart", "1970-01-01T00:00:00");
  standard.addPropertyWithValue("tzoffsetfrom", "+09:00");
  standard.addPropertyWithValue("tzoffsetto", "+09:00");
  zone.addSubcomponent(standard);
  return zone;
}
