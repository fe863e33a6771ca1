import { FINALS_PER_VOWEL, FIRST_SYLLABLE } from "../hangul/initial-consonants.ts";

const person =
  /(?<![가-힣])(?:친구|짝꿍|짝|모둠원|동생|누나|형|언니|오빠|어머니|아버지|엄마|아빠|부모님|할머니|할아버지|선생님|교사|담임|후배|선배|아이|모둠장|회장|반장)(?:들)?/u;
const doer = new RegExp(`^[^가-힣]*${person.source}(?:이|가|께서) (.+)$`, "u");
/** Behind it somebody else may do what follows: 「짝이 넘어지자 …」, 「친구가 만든 …」. */
const turn = /[자면도만니때데서]$|때에?$|[을를] ?때|고$|며$|지만$/u;

/** What only another did, told as if the pupil had done it: 「짝이 우유를 나름」. */
export function findOtherDoer(text: string, said: string): string | undefined {
  if (person.test(text) && !/스스로/u.test(text)) return undefined;
  const sentences = said.split(/[.!?\n]+/u).filter((each) => each.trim() !== "");
  const isAnothers = (sentence: string): boolean => {
    const rest = doer.exec(sentence)?.[1]?.trim().split(/\s+/u) ?? [];
    return (
      rest.length > 0 &&
      !rest.some((word, at) => turn.test(word) || (at < rest.length - 1 && hasFinalN(word)))
    );
  };
  return sentences.length > 0 && sentences.every(isAnothers)
    ? (text.match(/[가-힣]+(?=[^가-힣]*$)/u)?.[0] ?? text)
    : undefined;
}

function hasFinalN(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS_PER_VOWEL === 4;
}
