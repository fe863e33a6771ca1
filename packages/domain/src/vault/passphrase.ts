import type { MessagesFor, Result } from "../base/result.ts";
import { ok, refuse } from "../base/result.ts";

const SHORTEST = 12;
const LONGEST = 200;
/** With fewer letters of their own they are a pattern: 「abababababab」. */
const FEWEST_LETTERS = 5;
/** So many letters in the order of a keyboard, or of counting, are no words of one's own. */
const RUN = 4;

export type PassphraseRefusal =
  | { readonly type: "PassphraseShort" }
  | { readonly type: "PassphraseLong" }
  | { readonly type: "PassphraseCommon" }
  | { readonly type: "PassphrasesDiffer" };

export const passphraseMessages: MessagesFor<PassphraseRefusal> = {
  PassphraseShort: () => `${SHORTEST}자 이상으로 정해 주세요. 짧은 문장이면 외우기 쉬워요.`,
  PassphraseLong: () => `${LONGEST}자까지 쓸 수 있어요.`,
  PassphraseCommon: () => "남이 금방 맞힐 수 있는 암호예요. 다른 말을 섞어 주세요.",
  PassphrasesDiffer: () => "두 암호가 서로 달라요. 다시 적어 주세요.",
};

/** Runs of the keyboard and of counting, and words that stand in every list of common ones. */
const runs = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "09876543210987654321",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "가나다라마바사아자차카타파하",
];
const common =
  /password|passphrase|passw0rd|p@ssw0rd|iloveyou|letmein|welcome|admin(?:istrator)?|qwerty|asdf|zxcv|1q2w3e4r|abc123|비밀번호|기록암호|암호|사랑해|선생님|우리반|담임|teacher|damim|\d{4,}/gu;

/**
 * A passphrase as it is kept in mind: letters of one look are one (NFKC), blanks at the ends are none of it.
 * `readPassphrase("봄바람 부는 교실 창가", "봄바람 부는 교실 창가").ok` is true.
 */
export function readPassphrase(typed: string, again: string): Result<string, PassphraseRefusal> {
  const passphrase = toPassphrase(typed);
  if (passphrase.length < SHORTEST) return refuse({ type: "PassphraseShort" });
  if (passphrase.length > LONGEST) return refuse({ type: "PassphraseLong" });
  if (isCommon(passphrase)) return refuse({ type: "PassphraseCommon" });
  return passphrase === toPassphrase(again)
    ? ok(passphrase)
    : refuse({ type: "PassphrasesDiffer" });
}

export function toPassphrase(typed: string): string {
  return typed.normalize("NFKC").trim();
}

function isCommon(passphrase: string): boolean {
  const letters = passphrase.toLowerCase().replaceAll(/\s/gu, "");
  if (new Set(letters).size < FEWEST_LETTERS) return true;
  if (/^(.{1,6})\1+$/u.test(letters)) return true;
  if (runs.some((run) => run.includes(letters) || letters.includes(run.slice(0, 12)))) return true;
  // What is left of it beside common words, and beside runs of four and more.
  const isInRun = (at: number): boolean =>
    runs.some((run) => run.includes(letters.slice(at, at + RUN)) && at + RUN <= letters.length);
  const own = Array.from(
    { length: letters.length },
    (_, at) =>
      !Array.from({ length: RUN }, (__, back) => at - back).some(
        (from) => from >= 0 && isInRun(from),
      ),
  ).filter(Boolean);
  return own.length < 4 || Array.from(letters.replaceAll(common, "")).length < 4;
}

/** How long after so many wrong tries the next one waits, ms: not at all, then 5 s, and twice as long each time. */
export function toTryWait(wrongTries: number): number {
  const FREE = 3;
  const LONGEST_MS = 5 * 60_000;
  return wrongTries < FREE ? 0 : Math.min(LONGEST_MS, 5_000 * 2 ** (wrongTries - FREE));
}
