import { ok, refuse, type Result } from "../base/result.ts";
import type { FieldRefusal } from "../record/field.ts";

/** A class that a teacher gives lessons to. */
export interface TaughtClass {
  /** 1 to 6. */
  readonly grade: number;
  readonly classNo: string;
  /** 「과학」; empty where it goes without saying. */
  readonly subject: string;
}

export const MOST_TAUGHT_CLASSES = 40;
export const LONGEST_SUBJECT_CHARACTERS = 20;

/**
 * Reads the classes as teachers write them: 「3-1 과학, 3-2 과학」, 「3-1~5 영어」, 「5학년 2반 음악」. Each class and
 * subject once, in the order typed.
 *
 * ```ts
 * parseTaughtClasses("3-1~2 과학"); // 3학년 1반 과학, 3학년 2반 과학
 * ```
 */
export function parseTaughtClasses(text: string): Result<readonly TaughtClass[], FieldRefusal> {
  const classes = new Map<string, TaughtClass>();
  for (const words of text.normalize("NFKC").split(/[,，\n;]/u)) {
    const part = words.trim();
    if (part === "") continue;
    const read = readPart(part);
    if (!read) return unread(`「${part}」 부분을 읽지 못했어요. 「3-1 과학」처럼 적어 주세요.`);
    for (const each of read) classes.set(`${each.grade}-${each.classNo} ${each.subject}`, each);
  }
  if (classes.size > MOST_TAUGHT_CLASSES)
    return unread(`수업하는 반은 ${MOST_TAUGHT_CLASSES}개까지 적을 수 있어요.`);
  return ok([...classes.values()]);
}

// Apart from `record/field.ts`, which the first screen does not carry.
function unread(sentence: string) {
  return refuse<FieldRefusal>({ type: "FieldUnread", sentence });
}

/** The classes in the words that `parseTaughtClasses` reads again. */
export function toTaughtText(classes: readonly TaughtClass[]): string {
  return classes
    .map(({ grade, classNo, subject }) => `${grade}-${classNo}${subject ? ` ${subject}` : ""}`)
    .join(", ");
}

const separator = "(?:\\s*학년\\s*|\\s*-\\s*)";
const single = new RegExp(`^([1-6])${separator}([^\\s~-]{1,10}?)(?:\\s*반)?(?:\\s+(\\S.*))?$`, "u");
const range = new RegExp(
  `^([1-6])${separator}(\\d{1,2})(?:\\s*반)?\\s*~\\s*(?:\\1${separator})?(\\d{1,2})(?:\\s*반)?(?:\\s+(\\S.*))?$`,
  "u",
);

function readPart(part: string): readonly TaughtClass[] | undefined {
  const span = range.exec(part);
  if (span) {
    const [, grade, first, last, subject = ""] = span;
    const count = Number(last) - Number(first) + 1;
    if (count < 1 || count > MOST_TAUGHT_CLASSES || subject.length > LONGEST_SUBJECT_CHARACTERS)
      return undefined;
    return Array.from({ length: count }, (_, index) => ({
      grade: Number(grade),
      classNo: String(Number(first) + index),
      subject: subject.trim(),
    }));
  }
  const one = single.exec(part);
  const [, grade, classNo = "", subject = ""] = one ?? [];
  if (!one || subject.length > LONGEST_SUBJECT_CHARACTERS) return undefined;
  return [{ grade: Number(grade), classNo, subject: subject.trim() }];
}
