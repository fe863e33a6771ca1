/** What cannot both be said of one thing; each side with all that says the same. */
const contraries: readonly (readonly [RegExp, RegExp])[] = [
  [
    /어려워(?=[하해함]|$)|어려움을 (?:겪|느)|힘들어(?=[하해함])|(?<=[을를] )못[하함해]|서투|서툴|버거|쩔쩔/u,
    /잘 ?[하해함]|능숙|능란|쉽게|수월|거뜬|익숙|척척|막힘없/u,
  ],
  [/어[기겨겼김](?!없)|위반|깨뜨|안 지[키켜킴]/u, /지[키킴킨킬]|지켜(?! ?[보봄봐본])|지켰|준수/u],
  [
    /(?:에서|에|에게|차로) (?:짐|졌\S*|지고|지며|진)(?=$|[^가-힣])|패배|패함/u,
    /이[기김긴겼]|이겨(?! ?[내냄낸])|승리|우승/u,
  ],
  [/실수|틀[리림려렸린]/u, /정확|완벽|제대로|바르게/u],
  [
    /도움을 (?:받|얻|청)|도움으로/u,
    /도움을 (?:주|줌|줬|준)|도와 ?(?:주|줌|줬|준)|도왔|돕(?=[는고])/u,
  ],
  [
    /싫어|꺼리|꺼림|꺼려|마다[하함해]|거부|거절/u,
    /좋아[하함해]|즐[기김겨]|반[기김겨]|받아들|흔쾌|승낙|응[하함해]/u,
  ],
  [/늦(?:[게은음었]|(?=지))|지각/u, /제때|제시간|일찍|시간에 맞/u],
  [/[다싸][투툼퉜퉈]|싸[우움웠워]|말다툼/u, /화해|사이좋게|화목/u],
  [/거짓|속[이임여였]/u, /솔직|정직/u],
  [/울[며었고음]|울먹|슬퍼/u, /웃[으었음고]|기뻐|밝게/u],
  [/시끄|떠[들듦]|소란/u, /조용|차분/u],
  [/어지[르럽럼럭]|어질러|지저분/u, /정리|정돈|깨끗|치[우움웠워]/u],
  [/잃어버|잃[음었]/u, /찾[아음았]/u],
  [/느리|느림|느려|천천/u, /빠르|빨리|재빨|신속/u],
  [/부족|모자[라람랐]/u, /충분|넉넉/u],
  [/무관심|관심이 없|흥미를 잃/u, /관심이 많|관심을 (?:보|가)|흥미를 (?:보|느)/u],
  [/소극|수줍|망설/u, /적극|당당|자신 ?있|자신감/u],
  [/실패/u, /성공/u],
  [/빼먹|빠뜨|거르|거름/u, /매일|날마다|꾸준|빠짐없/u],
];

/** Of whom the words tell that stand before: 「어려워하는 친구」 is not the pupil. */
const ofOthers = /(?<!\S)\S+[는은한운진] (?:친구|짝|동생|후배|아이|급우|학생|모둠원)/gu;
const denied = /^[가-힣]{0,2}?(?:지(?:는|도|를)? ?(?:않|못|말)| ?없)/u;
const denying = /(?:^|\s)(?:안|못) $/u;

/** Which side of which pair a text says; one that it denies is the other. */
function listSides(text: string): ReadonlySet<string> {
  const plain = text.normalize("NFC").replaceAll(ofOthers, " ");
  return new Set(
    contraries.flatMap((pair, at) =>
      pair.flatMap((side, which) =>
        Array.from(plain.matchAll(new RegExp(side, "gu")), ({ 0: word, index }) => {
          const isDenied =
            denied.test(plain.slice(index + word.length)) ||
            denying.test(plain.slice(Math.max(0, index - 4), index));
          return `${at}:${isDenied ? 1 - which : which}`;
        }),
      ),
    ),
  );
}

/** Whether a text and its records say the same side of a pair: 「어기지 않음」 where they say 「지킴」. */
export function isSameSide(text: string, said: string): boolean {
  const known = listSides(said);
  return [...listSides(text)].some((side) => known.has(side));
}

/** The word of a sentence whose contrary alone its records say: 「지킴」 where they say 「어김」. */
export function findContrary(text: string, said: string): string | undefined {
  const [own, known] = [listSides(text), listSides(said)];
  for (const side of own) {
    const [at = "", which] = side.split(":");
    if (known.has(side) || !known.has(`${at}:${1 - Number(which)}`)) continue;
    const [first, second] = contraries[Number(at)] ?? [];
    return (second?.exec(text) ?? first?.exec(text))?.[0] ?? text;
  }
  return undefined;
}
