/** What a list says of a pupil who is not in the class any more, as one alternative of a pattern. */
export const LEFT_WORDS = "전출|전학|유예|면제|자퇴|퇴학|휴학|제적";

const inBrackets = new RegExp(
  `[([<{〈【][^)\\]>}〉】]*(?:${LEFT_WORDS})(?! ?[옴온와])[^)\\]>}〉】]*[)\\]>}〉】]`,
  "u",
);
const behindTheName = new RegExp(`\\S (?:${LEFT_WORDS})$`, "u");

/**
 * Whether a name's cell says that its pupil left: in brackets (「김가람(전출)」, 「김가람 (5.2. 전출)」) or behind the
 * name (「김가람 전출」). Who came here from another school (「전학 옴」, 「전입」) did not.
 *
 * ```ts
 * saysWhoLeft("김가람(전출)"); // true
 * saysWhoLeft("김가람(전학 옴)"); // false
 * ```
 */
export function saysWhoLeft(name: string): boolean {
  return inBrackets.test(name) || behindTheName.test(name);
}

const noteOfLeft = new RegExp(
  `^(?:\\(?\\d{1,2}[./월] ?\\d{1,2}[.일]?\\)? ?)?(?:(?:${LEFT_WORDS})$|(?:전출|전학|자퇴|퇴학|제적)(?=[ (\\d:→])(?!.*(?:예정|[옴온왔])))`,
  "u",
);

/**
 * Whether a remark says that its pupil left: 「전출」, 「5.2. 전출」, 「전출(옥천초)」; 「전출 예정」, 「전학 옴」 and 「전학생」 do not.
 */
export function saysInNoteWhoLeft(note: string): boolean {
  return noteOfLeft.test(note);
}
