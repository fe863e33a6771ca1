/** A page that opens without an account. */
export interface GuestPage {
  /** Its file of the web app is `{file}.html`. */
  readonly file: string;
  /** What its window is called until it knows more. */
  readonly title: string;
  /** Below the web app's files: what it loads, and no page of a teacher. */
  readonly assets: string;
  /** JavaScript that it may fetch at most, KiB gz; one more fetches as it goes has a budget of its own. */
  readonly kib?: number;
  /** It opens with a code behind it, which is a link of its name; a pad room keeps codes of its own. */
  readonly code?: "link" | "room";
  /** Nothing of a pupil is in it: it is shown over plain http too, in the school. */
  readonly http?: true;
  /** Its address says what is on it, and so the worker keeps it by its address: one file would be another class's. */
  readonly isFilled?: true;
}

/**
 * Every page for people without an account, by the first word of its address below the base path. From here come the
 * html's head, what the teacher's worker leaves to the server, what a guest's worker keeps, the door over plain http, the
 * kinds of links, sizes, and which routes are asked in one test (`guests.test.ts`).
 */
export const guestPages = {
  answer: { file: "answer", title: "우리 반 설문", assets: "assets/pupil/", code: "room" },
  board: {
    file: "board",
    title: "칠판 화면",
    assets: "assets/board/",
    kib: 20,
    code: "link",
    http: true,
  },
  book: { file: "book", title: "상담 예약", assets: "assets/guest/", kib: 85, code: "link" },
  capsule: { file: "capsule", title: "타임캡슐", assets: "assets/guest/", kib: 85, code: "link" },
  class: {
    file: "class",
    title: "우리 반 소식",
    assets: "assets/class/",
    kib: 30,
    code: "link",
    http: true,
    isFilled: true,
  },
  padIt: { file: "pad", title: "패드잇", assets: "assets/pupil/" },
} as const satisfies Readonly<Record<string, GuestPage>>;

export type GuestPageName = keyof typeof guestPages;

/** Those that a link of the same name opens. */
export type LinkPageName = {
  [Name in GuestPageName]: (typeof guestPages)[Name] extends { readonly code: "link" }
    ? Name
    : never;
}[GuestPageName];

/** Those that have no door: also over plain http. */
export type OpenPageName = {
  [Name in GuestPageName]: (typeof guestPages)[Name] extends { readonly http: true } ? Name : never;
}[GuestPageName];

export const guestPageNames = Object.keys(guestPages) as readonly GuestPageName[];

/** Those with a short code, in the order in which one is looked up. */
export const codePageNames = guestPageNames.filter(
  (name) => "code" in guestPages[name],
) as readonly (LinkPageName | "answer")[];

/**
 * Whether what stands below the base path was given to people without an account: a page of the table with something behind
 * it, or the short way to one.
 *
 * ```ts
 * isGuestAddress("class/7F3K-9QX2"); // true
 * isGuestAddress("padIt"); // false: it is also the teacher's
 * ```
 */
export function isGuestAddress(name: string): boolean {
  const [, page = ""] = /^([^/]+)\/[^/]/.exec(name) ?? [];
  return page === "go" || Object.hasOwn(guestPages, page);
}

/**
 * A page behind a code as its address is written, without the slashes that some put at its end; undefined where it is
 * written so, or is none.
 *
 * ```ts
 * toBareAddress("class/7F3K-9QX2/"); // "class/7F3K-9QX2"
 * ```
 *
 * @param name what stands below the base path
 */
export function toBareAddress(name: string): string | undefined {
  const [, bare, page] = /^(([^/]+)\/[^/]+)\/+$/.exec(name) ?? [];
  return codePageNames.some((each) => each === page) ? bare : undefined;
}
