import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { NO_DAY } from "./list-facts.ts";

const before = "(?<![가-힣])";
const always =
  /항상|늘(?![가-힣])|언제나|매번|번번이|한결같|꾸준|빠짐없|날마다|매[일주달]|마다|하루도|(?:안|않|없).{0,6}적(?:이)? ?없/u;
const number = "[0-9한두세네섯곱덟홉열십백천만][가-힣]{0,3}";

/** A word of how much, how often, when or how alone, with all that makes it true in the records. */
const scopeWords: readonly (readonly [says: RegExp, by: RegExp])[] = [
  [
    /(?:친구|학생|아이|모둠원|반|학급|급우|전교생)(?:들)?(?:이|을|를)? ?(?:모두|전부|전체|전원)|(?:모든|온) (?:친구|학생|아이|모둠원|반|과목|문제)|전원/u,
    /모두|모든|전부|전체|전원|다 |온 |마다|빠짐없/u,
  ],
  [
    new RegExp(`${before}(?:모조리|전부|몽땅)`, "u"),
    /모두|모든|모조리|전부|전체|몽땅|다 |온 |마다|빠짐없|남김/u,
  ],
  [
    new RegExp(`${before}모두`, "u"),
    /모두|모든|모조리|전부|전체|몽땅|다 |온 |마다|빠짐없|남김|[가-힣](?:와|과) |[,·]|[2-9]|둘|두 |셋|세 |네 |넷|다섯/u,
  ],
  [new RegExp(`${before}(?:항상|늘(?![가-힣])|언제나|매번|번번이)`, "u"), always],
  [
    /끝까지|끝내/u,
    /끝까지|끝내|다 |모두|전부|마[쳐치침쳤]|완[주성독료]|않|포기|쉬지|끊임|꾸준|참[고아음]/u,
  ],
  [new RegExp(`${before}(?:혼자|홀로|단독)`, "u"), /혼자|홀로|단독|스스로|독주|독창|외[로톨]/u],
  [/온종일|종일|하루 내내/u, /종일|내내|하루/u],
  [
    new RegExp(`${before}${number} ?(?:이상(?![한하적])|넘게|초과)`, "u"),
    /이상|넘|남짓|초과|여 ?[권명번개장]/u,
  ],
  [new RegExp(`${before}${number} ?(?:이하|미만)`, "u"), /이하|미만|못 ?미|안 되|이내/u],
  [/오전/u, /오전|아침|등교|[1-4일이삼사]교시/u],
  [/오후/u, /오후|방과|점심|하교|[5-7오육칠]교시/u],
  [new RegExp(`${before}(?:아침)`, "u"), /아침|오전|등교|조회/u],
  [new RegExp(`${before}(?:저녁|밤(?=에|마다|늦)|새벽)`, "u"), /저녁|밤|새벽|잠들/u],
  [new RegExp(`${before}점심`, "u"), /점심|급식/u],
  [/대부분|대다수/u, /대부분|대다수|거의|많|[가-힣]+ 중 /],
  [new RegExp(`${before}(?:처음으로|최초로|유일)`, "u"), /처음|최초|유일|첫/u],
  [/가장|제일|최고/u, /가장|제일|최고|1등|일등|1위|첫|먼저|으뜸/u],
  [/일 ?년 (?:내내|동안)|평생/u, /[일1] ?년|평생/u],
  [/주말/u, /주말|토요일|일요일/u],
  [/방학/u, /방학/u],
];

/** What the records say that leaves no room for a word which is else free. */
const barred: readonly (readonly [says: RegExp, where: RegExp])[] = [
  [
    /스스로|자발|자진/u,
    /대신|시[켜키킴]|시켰|덕분|도움을 받|도움으로|권[유하함해]|재촉|(?:라|자)고 (?:해|하|말)|[가-힣](?:가|이) (?:도와|해) ?[주줘준]|지적|혼나/u,
  ],
  [
    /여러|많은|다양/u,
    /(?:한|1) ?(?:명|번|가지|권|개|장|사람)(?=$|[^가-힣]|[을를만의에])|하나만|한 (?:친구|책)/u,
  ],
  [
    /끝까지|모두|전부|완주|완성|완독|다 (?:읽|풀|먹|함|했)/u,
    /절반|반만|중간까지|도중|일부|조금만|하다 말|그만[둠두둬뒀]/u,
  ],
];

const weekday = /[월화수목금토일]요일/gu;

/** The word of how much, how often or when that a sentence says and its records do not; nothing where none is. */
export function findOtherScope(
  text: string,
  rows: readonly { readonly day: CalendarDay; readonly area: string; readonly text: string }[],
): string | undefined {
  const said = rows.map((row) => `${row.area}\n${row.text}`).join("\n");
  const words = rows.map((row) => row.text).join("\n");
  const missing = scopeWords.find(([says, by]) => says.test(text) && !by.test(said))?.[0];
  const shut = barred.find(
    ([says, where]) => says.test(text) && where.test(words) && !says.test(words),
  )?.[0];
  const own = text.match(weekday) ?? [];
  // A record's own day says its weekday only where its words name none.
  const known = said.match(weekday) ?? rows.map(({ day }) => toWeekday(day));
  return (missing ?? shut)?.exec(text)?.[0] ?? own.find((each) => !known.includes(each));
}

/** A record's weekday; none of what nobody dated. */
function toWeekday(day: CalendarDay): string {
  return day === NO_DAY ? "" : `${toWeekdayLetter(day)}요일`;
}
