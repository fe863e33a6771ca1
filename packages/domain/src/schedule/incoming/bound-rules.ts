import ICAL from "ical.js";

/** A day each for 137 years. */
const MOST_OF_ONE = 50_000;
/** Of all repeats of a calendar: some seconds. */
const MOST_OF_ALL = 200_000;

/**
 * Counts the steps in which ical.js looks for the turns of a repeat: it would look for a 30 February for ever. A repeat that
 * takes too many throws, and so does each that is left where all of a calendar took too many.
 */
export function boundRules(calendars: readonly ICAL.Component[]): void {
  let ofOne = 0;
  let ofAll = 0;
  const step = (count = 1): void => {
    if ((ofOne += count) > MOST_OF_ONE || (ofAll += count) > MOST_OF_ALL)
      throw new RangeError("a repeat without an end");
  };
  class CountedIterator extends ICAL.RecurIterator {
    override next_hour(): number {
      step();
      return super.next_hour();
    }
    override increment_monthday(days: number): void {
      step(days / 30);
      super.increment_monthday(days);
    }
    override increment_month(): void {
      step();
      super.increment_month();
    }
    override increment_year(count: number): void {
      step();
      super.increment_year(count);
    }
  }
  // Of events and of the halves of a zone.
  const parts = calendars.flatMap((calendar) => calendar.getAllSubcomponents());
  const repeating = [...parts, ...parts.flatMap((part) => part.getAllSubcomponents())];
  for (const property of repeating.flatMap((part) => part.getAllProperties("rrule"))) {
    const rule = property.getFirstValue() as ICAL.Recur;
    rule.iterator = (dtstart) => {
      ofOne = 0;
      return new CountedIterator({ rule, dtstart });
    };
  }
}
