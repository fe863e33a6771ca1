/** A pair of particles: the form after a final consonant, a slash, the form after a vowel. */
export type Particle =
  | "은/는"
  | "을/를"
  | "이/가"
  | "과/와"
  | "으로/로"
  | "이라/라"
  | "이에요/예요";

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS_PER_SYLLABLE = 28;
const FINAL_RIEUL = 8;

/** How a digit is read: 영 일 이 삼 사 오 육 칠 팔 구. */
const digitReadings = "영일이삼사오육칠팔구";
/** Latin letters whose Korean reading ends in a consonant: 엘 엠 엔 알. */
const letterReadings: Readonly<Record<string, string>> = { l: "엘", m: "엠", n: "엔", r: "알" };

/**
 * A word with the particle that fits its last sound. A digit counts as it is read, closing quotes and a
 * remark in round brackets at the end are passed over, and ㄹ takes 로.
 *
 * ```ts
 * withParticle("민준", "이/가"); // "민준이"
 * withParticle("수아", "이/가"); // "수아가"
 * withParticle("3", "을/를"); // "3을" (삼을)
 * withParticle("교실", "으로/로"); // "교실로"
 * ```
 */
export function withParticle(word: string, particle: Particle): string {
  const [afterConsonant = "", afterVowel = ""] = particle.split("/");
  const final = findFinalConsonant(word);
  const isVowelForm = final === 0 || (particle === "으로/로" && final === FINAL_RIEUL);
  return word + (isVowelForm ? afterVowel : afterConsonant);
}

/** The number of the final consonant of the last sound, 0 for none, 8 for ㄹ. */
export function findFinalConsonant(word: string): number {
  const bare = word.replace(/(?:\([^()]*\)|[\s"'”’」』》〉)\].,!?…·])+$/u, "") || word;
  const last = Array.from(bare.normalize("NFC")).at(-1) ?? "";
  const read = /\d/.test(last) ? digitReadings[Number(last)] : letterReadings[last.toLowerCase()];
  const code = (read ?? last).codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return 0;
  return (code - FIRST_SYLLABLE) % FINALS_PER_SYLLABLE;
}
