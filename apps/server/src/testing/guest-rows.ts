import { LINK_LETTERS } from "@damim/domain/links/link-code.ts";
import type { GuestPages } from "./open-guest-pages.ts";

type Body = Readonly<Record<string, unknown>>;
export type Ask = readonly [path: string, body?: Body | undefined];

/** One address asks `after` times, and the next is refused; without `ask` what who is right asks. */
interface Limit {
  readonly after: number;
  readonly ask?: (n: number) => Ask;
}

/** A route that is open to anyone: how a guest who is right asks it (the pupil's number), and what it says when. */
export interface Row {
  readonly right: (pupil: number) => Ask;
  /** None: why. */
  readonly limits: readonly Limit[] | string;
  /** What the teacher finds in the access log, whose it was beside it; nothing: why. */
  readonly log:
    | readonly [act: string, subject?: string | undefined, person?: string]
    | { readonly no: string };
  /** While an admin stopped the account; after its teacher closed it or its day has come. */
  readonly stopped?: string;
  readonly closed?: string;
}

/** Of no class and no pupil. */
const NOBODYS = { log: { no: "nothing of a pupil is told or changed" } } as const;
const CHEAP = "tells the same to everybody, and machines ask it all day";
const LONG_SECRET = "its token cannot be guessed";
const BY_ROOM = "counted as who comes by a link: see above";
const HAND_OUT = { no: "what hangs in the classroom: no pupil is named" } as const;
/** As a browser gives its address; the point is one of P-256. */
const BROWSER = {
  endpoint: "https://fcm.googleapis.com/fcm/send/family",
  keys: {
    p256dh:
      "BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM",
    auth: "YWJjZGVmZ2hpamtsbW5vcA",
  },
};

/** A row each; a new route that is open to anyone stands here. Another way into the same one has its name in brackets. */
export function listGuestRows(pages: GuestPages): Readonly<Record<string, Row>> {
  const {
    codes,
    claimOf,
    keyOf,
    letterOf,
    moveOf,
    pictureOf,
    reportOf,
    roomKey,
    takeBackOf,
    teacher,
  } = pages;
  const { email, password } = teacher;
  const page = (path: string, limits: Row["limits"] = CHEAP, body?: Body): Row => ({
    right: () => [path, body],
    limits,
    ...NOBODYS,
  });
  const [book, capsule] = [`api/book/${codes.book}`, `api/capsule/${codes.capsule}`];
  const reports = `api/class/${codes.class}/reports`;
  const hear = `api/class/${codes.class}/push`;
  const card = (path: string) => (pupil: number) =>
    [path.replace(":id", pictureOf(pupil)), { key: keyOf(pupil) }] as const;
  const named = (right: (pupil: number) => Ask): Pick<Row, "right" | "limits"> => {
    const [path, body] = right(1);
    const limits: readonly Limit[] = [
      // One after the other: what is under way counts among the claims of a day.
      { after: 300, ask: () => [path, body] },
      { after: 5, ask: () => [path, { ...body, name: "아무개" }] },
    ];
    return { right, limits };
  };
  const aCard = (path: string): readonly Limit[] => [
    { after: 300 },
    { after: 60, ask: () => [path.replace(":id", "x"), { key: "z".repeat(22) }] },
  ];
  const enter = (key: Body, limits: Row["limits"]): Row => ({
    right: () => ["api/pad/enter", key],
    limits,
    log: { no: "the teacher sees who is in the room" },
    stopped: "200 choosing",
    closed: "200 closed",
  });
  return {
    "GET api/healthz": page("api/healthz"),
    "GET api/readyz": page("api/readyz"),
    "GET connect": page("connect"),
    "GET connect.css": page("connect.css"),
    "GET ca.crt": page("ca.crt"),
    "GET privacy": page("privacy"),
    "GET notices": page("notices"),
    "GET api/guide-place": page("api/guide-place"),
    "GET api/report": page("api/report"),
    "POST api/report": page("api/report", [{ after: 60 }], { type: "page", route: "/seat" }),
    "GET api/reviews/:feature": page("api/reviews/seats", [{ after: 60 }]),
    "GET api/session": page("api/session"),
    "GET api/auth/get-session": page("api/auth/get-session"),
    "GET api/auth/google": page("api/auth/google"),
    "GET api/auth/callback/google": page("api/auth/callback/google?state=x", LONG_SECRET),
    "POST api/auth/sign-out": page("api/auth/sign-out", CHEAP, {}),
    "POST api/auth/reset-password": page("api/auth/reset-password", LONG_SECRET, {
      token: "x",
      newPassword: "가을 하늘 아래 열 바퀴",
    }),
    "POST api/auth/passkey/options": page("api/auth/passkey/options", CHEAP, {}),
    "POST api/auth/passkey": page("api/auth/passkey", LONG_SECRET, {}),
    "POST api/auth/second-factor": page(
      "api/auth/second-factor",
      "behind the password; wrong codes are counted there (`second-factor.test.ts`)",
      { code: "000000" },
    ),
    "POST api/auth/request-password-reset": page(
      "api/auth/request-password-reset",
      "answers the same, and a mailbox has six mails an hour",
      { email },
    ),
    "POST api/auth/send-verification-email": page(
      "api/auth/send-verification-email",
      "answers the same, and a mailbox has six mails an hour",
      { email },
    ),
    "GET api/auth/verify-email": page("api/auth/verify-email?token=x", LONG_SECRET),
    "POST api/auth/verify-email": page("api/auth/verify-email", LONG_SECRET, { token: "x" }),
    "POST api/auth/sign-up/email": {
      right: (n) => [
        "api/auth/sign-up/email",
        { email: `new${n}@school.example`, password, name: "새별" },
      ],
      limits: [
        {
          after: 100,
          ask: () => [
            "api/auth/sign-up/email",
            { email: "new1@school.example", password: "아무 말이나 열 번", name: "새" },
          ],
        },
      ],
      ...NOBODYS,
    },
    "POST api/auth/sign-in/email": {
      right: () => ["api/auth/sign-in/email", { email, password }],
      limits: [
        {
          after: 100,
          ask: () => ["api/auth/sign-in/email", { email, password: "아무 말이나 열 번" }],
        },
      ],
      log: ["sign-in", "new-device"],
    },
    "GET api/board/:code": {
      right: () => [`api/board/${codes.board}`],
      limits: [{ after: 30 }],
      log: HAND_OUT,
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "GET api/board/:code/live": {
      right: () => [`api/board/${codes.board}/live`],
      // One after the other: an address listens to twenty at once.
      limits: [{ after: 30, ask: () => [`api/board/${codes.board}/live`] }],
      log: HAND_OUT,
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "GET class/:code": {
      right: () => [`class/${codes.class}`],
      limits: [{ after: 600 }],
      log: HAND_OUT,
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "POST api/class/:code/push": {
      right: () => [hear, BROWSER],
      limits: [{ after: 60 }],
      log: { no: "whose browser it is nobody knows" },
      stopped: "403 Suspended",
      closed: "404 LinkEnded",
    },
    "POST api/class/:code/push/end": {
      right: () => [`${hear}/end`, { endpoint: BROWSER.endpoint }],
      limits: [{ after: 60 }],
      log: { no: "whose browser it is nobody knows" },
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "GET ical/:code": {
      right: () => [`ical/${codes.ical}`],
      limits: [{ after: 60 }],
      log: { no: "the teacher's own plans, with numbers in place of names" },
      stopped: "200 ",
      closed: "200 ",
    },
    "GET go/:code": {
      right: () => [`go/${codes.book}`],
      limits: "leads on; the page that it leads to counts",
      log: HAND_OUT,
      stopped: "302 ",
      closed: "302 ",
    },
    "GET api/book/:code": {
      right: () => [book],
      limits: [{ after: 600 }],
      log: { no: "free times alone" },
      stopped: "403 Suspended",
      closed: "404 booking-unknown",
    },
    "POST api/book/:code/claims": {
      ...named((pupil) => [`${book}/claims`, claimOf(pupil)]),
      log: ["change", undefined, "s1"],
      stopped: "403 Suspended",
      closed: "404 booking-unknown",
    },
    "POST api/book/:code/mine": {
      right: card(`${book}/mine`),
      limits: [{ after: 300 }],
      log: { no: "tells a guardian the own booking, without a name" },
      stopped: "200 asked",
      closed: "200 asked",
    },
    "POST api/book/:code/mine/move": {
      right: (pupil) => [`${book}/mine/move`, moveOf(pupil)],
      limits: [{ after: 300 }],
      log: ["change", undefined, "s1"],
      stopped: "403 Suspended",
      closed: "409 too-late",
    },
    "POST api/book/:code/mine/cancel": {
      right: card(`${book}/mine/cancel`),
      limits: [{ after: 300 }],
      log: ["change", undefined, "s1"],
      stopped: "200 cancelled",
      closed: "409 too-late",
    },
    "POST api/class/:code/reports": {
      ...named((pupil) => [reports, reportOf(pupil)]),
      log: ["change", undefined, "s1"],
      stopped: "403 Suspended",
      closed: "404 LinkEnded",
    },
    "POST api/class/:code/reports/mine": {
      right: card(`${reports}/mine`),
      limits: [{ after: 300 }],
      log: { no: "tells a family what became of its own words, without a name" },
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "POST api/class/:code/reports/take-back": {
      right: (pupil) => [`${reports}/take-back`, takeBackOf(pupil)],
      limits: [{ after: 300 }],
      log: ["change", undefined, "s1"],
      stopped: "200 ",
      closed: "404 LinkEnded",
    },
    "GET api/capsule/:code": {
      right: () => [capsule],
      limits: [{ after: 600 }],
      log: { no: "the name and day of a capsule" },
      stopped: "200 ",
      closed: "200 ",
    },
    "POST api/capsule/:code/letters": {
      ...named((pupil) => [`${capsule}/letters`, letterOf(pupil)]),
      log: ["change", undefined, "s1"],
      stopped: "403 Suspended",
      closed: "409 opened",
    },
    "POST api/capsule/:code/mine": {
      right: card(`${capsule}/mine`),
      limits: aCard(`${capsule}/mine`),
      log: ["read", "profile capsuleLetter"],
      stopped: "200 ",
      closed: "200 ",
    },
    "POST api/capsule/:code/mine/files/:id": {
      right: card(`${capsule}/mine/files/:id`),
      limits: aCard(`${capsule}/mine/files/:id`),
      log: ["file"],
      stopped: "404 not-found",
      closed: "200 ",
    },
    "POST api/capsule/:code/mine/take-out": {
      right: card(`${capsule}/mine/take-out`),
      limits: aCard(`${capsule}/mine/take-out`),
      log: ["change"],
      stopped: "200 ",
      closed: "200 ",
    },
    "POST api/pad/enter": enter(roomKey, [{ after: 600 }]),
    "POST api/pad/enter (by name and password)": enter(
      { roomName: pages.room.roomName, password: pages.room.password },
      [
        {
          after: 100,
          ask: (n) => ["api/pad/enter", { roomName: pages.room.roomName, password: `나비 ${n}` }],
        },
      ],
    ),
    "POST api/pad/enter (by spoken code)": {
      ...enter({ code: pages.spoken }, [
        { after: 300, ask: (n) => ["api/pad/enter", { code: `나비 ${n}` }] },
      ]),
      // It holds until the day is over.
      closed: "404 PadUnknown",
    },
    "POST api/pad/enter (a survey by its code)": enter({ answer: codes.answer }, BY_ROOM),
  };
}

/** The same pages, asked by somebody whose codes and keys open nothing. */
export function toStrange(pages: GuestPages, none = toWrongCode(923_521)): GuestPages {
  return {
    ...pages,
    codes: {
      book: none,
      board: none,
      capsule: none,
      class: none,
      ical: none,
      room: none,
      answer: none,
    },
    roomKey: { key: none },
    spoken: none,
    room: { ...pages.room, password: none },
  };
}

/** A code of the right form that opens nothing; another for each `n`. */
export const toWrongCode = (n: number): string =>
  Array.from({ length: 8 }, (_, at) => LINK_LETTERS.at(Math.floor(n / 31 ** at) % 31)).join("");
