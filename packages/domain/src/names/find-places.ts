/** Schools by their whole name, addresses, flats: where a child lives or learns. */
const places = {
  학교: /(?<![가-힣])[가-힣]{2,10}(?:초등학교|중학교|고등학교|유치원|어린이집)/gu,
  낱말: /(?<![가-힣])(?:[가-힣]{1,6}(?:시|도|구|군|읍|면|동)[^\S\n])*[가-힣]{1,6}(?:시|구|군|읍|면|동)[^\S\n][가-힣\d]{1,10}(?:로|길)[^\S\n]?\d{1,4}(?:-\d{1,4})?(?:번길[^\S\n]?\d{1,4})?|(?<![가-힣])[가-힣\d]{2,12}(?:아파트|빌라|오피스텔|맨션)(?:[^\S\n]?\d{1,4}동)?(?:[^\S\n]?\d{1,4}호)?|(?<!\d)\d{1,4}동[^\S\n]?\d{1,4}호/gu,
} as const;
/** 「우리 초등학교」 in one word is no other school. */
const anySchool = /^(?:우리|저희|이웃|근처|같은|다른|병설|인근)/u;

/** Schools and addresses in a text, which nobody had to tell before. */
export function findPlaces(
  text: string,
): readonly { readonly at: number; readonly word: string; readonly label: keyof typeof places }[] {
  return (["학교", "낱말"] as const).flatMap((label) =>
    Array.from(text.matchAll(places[label]), ({ 0: word, index }) => ({
      at: index,
      word,
      label,
    })).filter(({ word }) => label !== "학교" || !anySchool.test(word)),
  );
}
