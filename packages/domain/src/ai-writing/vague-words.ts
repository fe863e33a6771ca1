const vague =
  /역량(?:을|이) (?:보여|뛰어|돋보)\S*|태도가 (?:관찰|돋보|훌륭)\S*|두루 \S+|모범(?:이|적)\S*|책임감이 (?:있|강|투철)\S*|성실(?:하게 임|한 자세|히 참여)\S*|적극적으로 (?:참여|임)\S*|타의 \S+|성장(?:이 기대|할 것)\S*|발전 ?가능성\S*|뛰어난 (?:능력|모습)\S*|남다른 \S+|긍정적인 \S+|원만(?:한|하게) \S+/gu;

/** Words that fit every child: 「누구에게나 맞는 문장」. */
export function findVagueWords(sentence: string): readonly string[] {
  return Array.from(sentence.normalize("NFC").matchAll(vague), ([word]) =>
    word.replace(/[.,]+$/u, ""),
  );
}
