/** How much of what a text says: 「다섯 권」, 「5권」, 「이틀」, 「수십 명」, 「매주」. */
export interface Count {
  /** As it is compared: a number, or an amount that nobody counted: 「수십」, 「두세」, 「매」. */
  readonly amount: number | string;
  /** Of one kind, whatever it is called: 번 also for 회 and 차례. Null before a word that only stands with it: 「두 책」. */
  readonly unit: string | null;
  /** 「한 권」 is no more than 「책」: only another amount of the same kind speaks against it. */
  readonly isOne: boolean;
  /** As it stands in the text. */
  readonly word: string;
  /** All of it, with its unit. */
  readonly whole: string;
}

const ones = "한 두 세 네 다섯 여섯 일곱 여덟 아홉".split(" ");
const others = "하나 둘 셋 넷".split(" ");
const tens = "열 스물 서른 마흔 쉰 예순 일흔 여든 아흔".split(" ");
const days = "하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘".split(" ");
const digits = "영일이삼사오육칠팔구";
const places = { 십: 10, 백: 100, 천: 1_000, 만: 10_000 } as const;

/** Names of one kind stand together. */
const kinds =
  "권|번 회 차례|번째 째|명 사람|개|장|쪽 페이지|마리|교시|시|분|시간|초|일 날|주 주일 주간|달 개월|월|년 해 학년도|학년|학기|반|모둠|가지|줄|편|곡|문제 문항|점|등 위|그루|송이|잔|병|벌|켤레|자루|대|채|층|단계|바퀴|칸|문장|장면|미터 m|센티미터 센티 cm|킬로미터 km|킬로그램 kg|퍼센트 프로 %|원|살 세|군데 곳|마디|쌍|배|팀|조|묶음|상자|봉지|골|과목|글자|단어|낱말";
const unitKinds = new Map(
  kinds.split("|").flatMap((kind) => kind.split(" ").map((name) => [name, kind.split(" ")[0]])),
);
/** What is the same in another kind: a week is seven days. */
const exchange: Readonly<Record<string, readonly [number, string]>> = {
  주: [7, "일"],
  시간: [60, "분"],
};

const toChoice = (words: Iterable<string>): string =>
  [...words].toSorted((a, b) => b.length - a.length).join("|");
/** Right behind a unit; anything else makes another word of it: 「세 장소」, 「네 반장」. */
const end = "(?=$|[^가-힣a-z]|[을를이가은는의로으와과도만에씩간들짜쯤까부마밖뿐정동안중후전내])";
const start = "(?<![가-힣a-z0-9])";
const units = `(${toChoice(unitKinds.keys())})${end}`;
/** Also without a blank, where no other word begins so: 「세대」, 「열병」 do. */
const closeUnits = `(번째|번|회|차례|권|명|개|장|쪽|마리|시간|달|가지|줄|곡|문제|바퀴|모둠)${end}`;
const nativeWord = `(?:${tens.join("|")})?(?:${toChoice([...ones, ...others])})|스무|석|넉|${tens.join("|")}`;
const sinoWord = `[${digits}]?[십백천만](?:[${digits}]?[십백천만])*[${digits}]?`;
const aboutWord =
  "한두|두서너|두세|서너|너덧|네댓|네다섯|대여섯|예닐곱|일고여덟|수십|수백|수천|수만|몇십|몇백|몇천";

const patterns: readonly (readonly [RegExp, (word: string) => number | string | undefined])[] = [
  [
    new RegExp(
      `((?:\\d{1,3}(?:,\\d{3})+|\\d+(?:[.:]\\d+)?)(?:[십백천만]+(?=\\s?${units}))?)(?:\\s?${units})?`,
      "gu",
    ),
    toArabic,
  ],
  [new RegExp(`${start}(${aboutWord})\\s?(?:${units})?`, "gu"), (word) => word],
  [new RegExp(`${start}(${nativeWord}|첫)(?: ${units}|${closeUnits})(?!도)`, "gu"), readNative],
  // Of what is counted without a unit: 「두 책」, 「셋이서」. 열 and 쉰 are also other words.
  [new RegExp(`${start}(두|세|다섯|여섯|일곱|여덟|아홉)(?= [가-힣])`, "gu"), readNative],
  [new RegExp(`${start}(둘|셋|넷|다섯|여섯|일곱|여덟|아홉|스물)(째)?${end}`, "gu"), readNative],
  [new RegExp(`${start}(첫)(째)`, "gu"), readNative],
  [new RegExp(`${start}(?!백일장|만일)(${sinoWord}) ${units}`, "gu"), readSino],
  [new RegExp(`${start}(?!백일장|만일)((?=..)${sinoWord})${units}`, "gu"), readSino],
  [new RegExp(`${start}([삼사오육칠팔구]) ${units}`, "gu"), readSino],
  [new RegExp(`${start}([일이삼사오육칠팔구])\\s?(학년|교시|단계|개월|주일|주간)`, "gu"), readSino],
  [new RegExp(`${start}([일이삼사오육칠팔구])(등)${end}`, "gu"), readSino],
  [new RegExp(`${start}(${days.join("|")}|보름)(?!도| ?종일|하루)${end}`, "gu"), readDays],
  [new RegExp(`${start}(매)(일|주|달|월|년)`, "gu"), (word) => word],
  [new RegExp(`${start}(날|주|달|해)마다`, "gu"), () => "매"],
];

/**
 * What a text counts, in figures and in words, left to right as the kinds of saying it go.
 *
 * ```ts
 * readCounts("책 세 권을 이틀 동안 읽음"); // 3 권, 2 일
 * ```
 */
export function readCounts(text: string): readonly Count[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/시간 반(?![가-힣])/gu, "시간 30분");
  const taken = new Set<number>();
  const found = patterns.flatMap(([pattern, read]) =>
    [...plain.matchAll(pattern)].flatMap((match): readonly FoundCount[] => {
      const [whole, said = "", ...names] = match;
      const amount = read(said);
      if (amount === undefined || taken.has(match.index)) return [];
      taken.add(match.index);
      const name = names.find((each) => each !== undefined) ?? (amount === "매" ? said : undefined);
      return [{ ...toCount(amount, name, whole.trim(), said), name, at: match.index }];
    }),
  );
  return joinTimes(found);
}

type FoundCount = Count & { readonly name: string | undefined; readonly at: number };

/** 「1시간 30분」 is one span. */
function joinTimes(found: readonly FoundCount[]): readonly Count[] {
  const minutes = new Map(found.filter(({ name }) => name === "분").map((each) => [each.at, each]));
  const joined = new Set<Count>();
  const counts = found.map((each): Count => {
    const end = each.at + each.whole.length;
    const rest = each.name === "시간" ? (minutes.get(end) ?? minutes.get(end + 1)) : undefined;
    if (!rest) return each;
    joined.add(rest);
    const amount = Number(each.amount) + Number(rest.amount);
    const word = `${each.whole} ${rest.whole}`;
    return { ...each, amount, isOne: false, word, whole: word };
  });
  return counts.filter((each) => !joined.has(each));
}

/** Whether what is counted stands in the records, however it is called there. */
export function isCounted(count: Count, said: readonly Count[]): boolean {
  const alike = said.filter(({ unit }) => unit === count.unit || !unit || !count.unit);
  if (count.isOne)
    return !alike.some(({ unit }) => unit) || alike.some(({ amount }) => amount === count.amount);
  const [least, most] = ranges[String(count.amount)] ?? [Number.NaN, Number.NaN];
  return alike.some(
    ({ amount }) =>
      amount === count.amount || (typeof amount === "number" && amount >= least && amount <= most),
  );
}

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  수십: [20, 99],
  수백: [200, 999],
  수천: [2_000, 9_999],
  수만: [20_000, 99_999],
};

function toCount(
  amount: number | string,
  name: string | undefined,
  word: string,
  said: string,
): Count {
  const isWord = !/^\d/u.test(said);
  // 「세 분」 are people; minutes are counted as 「삼 분」.
  const isPeople = name === "분" && isWord && readNative(said) !== undefined;
  const kind = isPeople ? "명" : name === undefined ? null : (unitKinds.get(name) ?? name);
  const [times, unit] = (amount === "매" ? undefined : exchange[kind ?? ""]) ?? [1, kind];
  return {
    amount: typeof amount === "number" ? amount * times : amount,
    unit,
    isOne: amount === 1 && isWord && said !== "첫" && kind !== "등" && kind !== "학기",
    word: isWord ? word : said,
    whole: word,
  };
}

function toArabic(word: string): number | string {
  if (word.includes(":")) return word;
  const [figures = "", places = ""] = word.replaceAll(",", "").split(/(?=[십백천만])(.*)/u);
  return Number(figures) * (places === "" ? 1 : (readSino(places) ?? 1));
}

function readNative(word: string): number | undefined {
  const special = { 첫: 1, 스무: 20, 석: 3, 넉: 4 }[word];
  if (special !== undefined) return special;
  const ten = tens.findIndex((each) => word.startsWith(each));
  const rest = ten < 0 ? word : word.slice(tens[ten]?.length);
  const one = Math.max(ones.indexOf(rest), others.indexOf(rest));
  const sum = (ten + 1) * 10 + one + 1;
  return sum > 0 ? sum : undefined;
}

function readSino(word: string): number | undefined {
  let sum = 0;
  let one = 0;
  for (const letter of word) {
    const place = places[letter as keyof typeof places] as number | undefined;
    if (place === undefined) one = digits.indexOf(letter);
    else {
      sum = place === 10_000 ? Math.max(1, sum + one) * place : sum + Math.max(1, one) * place;
      one = 0;
    }
  }
  return sum + one || undefined;
}

function readDays(word: string): number {
  return word === "보름" ? 15 : days.indexOf(word) + 1;
}
