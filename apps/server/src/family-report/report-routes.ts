import {
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { readReport } from "@damim/domain/family-report/family-report-record.ts";
import type { KeptReport } from "@damim/domain/family-report/standing-reports.ts";
import { reportReasons, reportTypes } from "@damim/domain/family-report/report-parts.ts";
import {
  toOwnReport,
  type OwnReport,
  type OwnReports,
} from "@damim/domain/family-report/report-reply.ts";
import { isPresentMember } from "@damim/domain/student/membership.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { AccessNotes } from "../access-log/access-notes.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { malformed } from "../http/parse-body.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import { guestKey, hashGuestKey } from "../links/guest-key.ts";
import { classUnknown, createClassOpening } from "../family-page/open-class-page.ts";
import type { Links } from "../links/links.ts";
import type { GuestVisit } from "../links/open-guest-link.ts";
import { createPupilCheck, pupilParts } from "../links/pupil-check.ts";
import { createGuesses } from "../session/guesses.ts";
import { at, createBuckets } from "../session/limits.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { readReportYear, type ReportYear } from "./read-report-year.ts";
import {
  cardsOnly,
  cardUnknown,
  dayClosed,
  reportsOff,
  tooManyCards,
  tooManyReports,
  tooManyRequests,
} from "./report-failures.ts";
import { createReportTelling, findSame, toOwnRows } from "./tell-reports.ts";

const MOST_BYTES = 4_096;
const PER_MINUTE = { own: 300, write: 300 };
/** Of an address: behind a code, and of one pupil and day. */
const PER_HOUR = { burst: 60, perSecond: 60 / 3_600 };
const PER_DAY = { burst: 3, perSecond: 3 / 86_400 };
/** Cards that open nothing, in ten minutes of an address. */
const WRONG_CARDS = { burst: 60, few: 15, many: 3_000, seconds: 600 };

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[];
const placeParts = {
  /** A key a child: the phone makes one for each. */
  key: guestKey,
  day: v.custom<CalendarDay>(isCalendarDay),
  type: v.picklist(keysOf(reportTypes)),
};
const toToldPlace = ({
  key,
  day,
  type,
}: v.InferOutput<v.ObjectSchema<typeof placeParts, undefined>>) =>
  ({ keyHash: hashGuestKey(key), day, type }) as const;
// How long words may be the record says (`readReport`).
const tellBody = v.object({
  ...placeParts,
  replaces: v.optional(v.pipe(v.array(v.object(placeParts)), v.maxLength(5)), []),
  reason: v.optional(v.picklist(keysOf(reportReasons))),
  note: v.optional(v.string(), ""),
  relation: v.optional(v.string(), ""),
  cardKey: v.optional(guestKey),
  number: v.optional(pupilParts.number),
  name: v.optional(pupilParts.name),
});

/**
 * What families do by the code of a class, without an account: `POST api/class/:code/reports` tells of a day or tells anew,
 * `…/mine` says what became of what this phone told, `…/take-back` takes it back. Nobody hears whether a child is absent;
 * what was told or taken back stands in the teacher's access log.
 */
export function listReportRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now"> & {
    readonly links: Links;
    readonly writeScope: WriteScope;
    readonly wakePush: () => void;
    readonly notes: Pick<AccessNotes, "guestDid">;
  },
): readonly Route[] {
  const { database, now, links } = deps;
  const { guestDid } = deps.notes;
  const telling = createReportTelling(deps);
  const refuse = tooManyRequests;
  const openClassPage = createClassOpening(deps, { links, perMinute: PER_MINUTE, refuse });
  const findByName = createPupilCheck(now);
  const cards = createGuesses({ ...WRONG_CARDS, now, refuse: tooManyCards });
  const ofDay = createBuckets({ ...PER_DAY, now });
  const ofHour = createBuckets({ ...PER_HOUR, now });

  async function open(c: Context<AppEnv>, code: string, wish: keyof typeof PER_MINUTE) {
    const { place: of, codeHash, by } = await openClassPage(c, code, wish);
    const [guest, place] = [
      { codeHash, by },
      { ...of, codeHash },
    ];
    const year = await readReportYear(database.queries, place, now());
    if (!year) throw classUnknown();
    return { place, guest, year };
  }

  /** Who it is about, and how that was said. Of all that do not fit there is one answer. */
  async function findPupil(
    guest: Omit<GuestVisit, "link">,
    { isCardsOnly, students, pupilByCard }: ReportYear,
    { cardKey, number, name, day }: v.InferOutput<typeof tellBody>,
  ) {
    if (cardKey !== undefined) {
      const said = hashGuestKey(cardKey);
      const student = await cards.look({ by: guest.by, place: guest.codeHash, said }, () =>
        students.find((each) => each.id === pupilByCard.get(said) && isPresentMember(each, day)),
      );
      if (!student) throw cardUnknown();
      return { studentId: student.id, door: "card" } as const;
    }
    if (isCardsOnly) throw cardsOnly();
    if (number === undefined || name === undefined) throw malformed("name");
    const student = await findByName(guest, students, { number, name }, day);
    return { studentId: student.id, door: "name" } as const;
  }

  /** Takes one of the hour's and one of the day's reports; the answer gives both back. */
  function takeTurn({ by, codeHash }: Omit<GuestVisit, "link">, studentId: string, day: string) {
    const turns = [
      [ofHour, at(by, codeHash)],
      [ofDay, at(by, `${codeHash} ${studentId} ${day}`)],
    ] as const;
    for (const [index, [buckets, who]] of turns.entries()) {
      const waitMs = buckets.take(who, 1);
      if (waitMs === 0) continue;
      for (const [taken, whose] of turns.slice(0, index)) taken.giveBack(whose, 1);
      throw tooManyReports(waitMs);
    }
    return () => {
      for (const [buckets, who] of turns) buckets.giveBack(who, 1);
    };
  }

  const toReports = (own: readonly KeptReport[]): OwnReports => ({
    reports: own
      .filter(({ day }) => day >= toSeoulDay(now()))
      .map((row) => toOwnReport(row.day, row))
      .toSorted((a, b) => a.day.localeCompare(b.day) || a.at - b.at),
  });

  return [
    anyone(
      "POST api/class/:code/reports",
      { body: tellBody, bodyMaxBytes: MOST_BYTES },
      async (c, { code, body }) => {
        const { place, guest, year } = await open(c, code, "write");
        if (year.isOff) throw reportsOff();
        const { key, day, type, reason = "", note, relation } = body;
        const said = readReport({ type, reason, note, relation });
        if (!said.ok) throw malformed(Object.keys(said.refusal.sentences)[0] ?? "note");
        if (!year.days.includes(day)) throw dayClosed();
        const pupil = await findPupil(guest, year, body);
        const keyHash = hashGuestKey(key);
        const wish = { ...said.value, ...pupil, keyHash, day };
        const same = findSame(toOwnRows(year.reports, keyHash), wish);
        if (same && body.replaces.length === 0) return c.json<OwnReport>(toOwnReport(day, same));
        const giveBack = takeTurn(guest, pupil.studentId, day);
        const replaces = body.replaces.map(toToldPlace);
        const told = await telling
          .tell(place, year.calendar, { telling: wish, replaces })
          .catch((error: unknown) => {
            giveBack();
            throw error;
          });
        if (told.isNew) guestDid(c, place.uid, { people: [pupil.studentId] });
        else giveBack();
        return c.json<OwnReport>(toOwnReport(day, told.row));
      },
    ),
    anyone(
      "POST api/class/:code/reports/mine",
      { body: v.object({ key: guestKey }), bodyMaxBytes: MOST_BYTES },
      async (c, { code, body: { key } }) => {
        const { year } = await open(c, code, "own");
        const own = toOwnRows(year.reports, hashGuestKey(key));
        // Of a key that holds nothing nobody hears more than of a code that opens nothing.
        if (own.length === 0) throw classUnknown();
        return c.json<OwnReports>(toReports(own));
      },
    ),
    anyone(
      "POST api/class/:code/reports/take-back",
      { body: v.object(placeParts), bodyMaxBytes: MOST_BYTES },
      async (c, { code, body }) => {
        const { place } = await open(c, code, "own");
        const { gone, left } = await telling.takeBack(place, toToldPlace(body));
        for (const { studentId } of gone.slice(0, 1))
          guestDid(c, place.uid, { people: [studentId] });
        return c.json<OwnReports>(toReports(left));
      },
    ),
  ];
}
