/** What a list says of a pupil who is not in the class any more, as one alternative of a pattern. */
export const LEFT_WORDS = "전출|전학|유예|면제|자퇴|퇴학|휴학|제적";

const inBrackets = new RegExp(
  `[([<{〈【][^)\\]>}〉】]*(?:${LEFT_WORDS})(?! ?[옴온와])[^)\\]>}〉】]*[)\\]>}〉】]`,
  "u",
);
/** 「김가람 전출」, 「김가람→전출」, 「김가람 5/2전출」, 「김가람 전출(5.2)」; a name that ends so does not say it. */
const behindTheName = new RegExp(
  `\\p{L}.*[^\\p{L}](?:${LEFT_WORDS})(?:함|감|됨|중|생)? ?(?:\\([^()]*\\)|[\\d./월일 ]*)$`,
  "u",
);
const surelyBehind = /\p{L}{2}(?:전출|자퇴|퇴학|제적)$/u;
const beforeTheName = new RegExp(`^(?:${LEFT_WORDS})(?:생|함)?[^\\p{L}]+\\p{L}`, "u");

/**
 * Whether a name's cell says that its pupil left: in brackets (「김가람(전출)」, 「김가람 (5.2. 전출)」), behind the name
 * (「김가람 전출」, 「김가람→전출」) or before it (「전출 김가람」). Who came here from another school (「전학 옴」, 「전입」)
 * did not.
 *
 * ```ts
 * saysWhoLeft("김가람(전출)"); // true
 * saysWhoLeft("김가람(전학 옴)"); // false
 * ```
 */
export function saysWhoLeft(name: string): boolean {
  if (inBrackets.test(name) || surelyBehind.test(name)) return true;
  if (/예정|[옴온왔]$/u.test(name)) return false;
  return behindTheName.test(name) || beforeTheName.test(name);
}

const day = "\\(?(?:\\d{2,4}[./년-] ?)?\\d{1,2}[./월-] ?(?:\\d{1,2}[.일]?)?\\)?(?:자로?|에)? ?";
/** The whole remark, perhaps behind its day: 「유예중」, 「5.2. 면제」. */
const onlyLeft = new RegExp(
  `^(?:${day})?(?:미인정 ?|인정 ?)?(?:${LEFT_WORDS}|정원 ?외(?: ?관리)?)(?: ?(?:함|감|됨|중))?[.]? ?(?:\\(?[\\d./월일~ -]+\\)?)?$`,
  "u",
);
const leftSomewhere = /전출(?!입)|자퇴|퇴학|제적|전학 ?[가간감갔]|(?:^|[\d.)] ?)전학(?=[ (\d:→])/u;
/** Of somebody else, of what has not come about, or of one who came. */
const notLeft = /예정|희망|취소|[옴온왔]|아님|않|전출입|전입|친구|짝|형|누나|언니|오빠|동생|남매/u;
const LONGEST_NOTE = 40;

/**
 * Whether a remark says that its pupil left: 「전출」, 「2026.5.2. 전출」, 「5월 전출」, 「타교 전출」, 「전출(옥천초)」, 「유예중」;
 * 「전출 예정」, 「전학 옴」, 「전학생」 and 「체육 면제」 do not.
 */
export function saysInNoteWhoLeft(note: string): boolean {
  if (onlyLeft.test(note)) return true;
  return note.length <= LONGEST_NOTE && leftSomewhere.test(note) && !notLeft.test(note);
}
