const orders =
  /무시하|무시해|지시(?:를|는|에|대로|사항)|명령|프롬프트|출력(?:해|하라|하시오)|역할(?:을|극)|너는 이제|앞의 (?:말|글|내용)|규칙을 (?:바꾸|잊)|대신 (?:써|적어|답해)|\bsystem\b|\bassistant\b|\bignore\b|\bprompt\b|\binstruction|\bjailbreak|<\/?\w+>|\[\/?(?:INST|SYS)|<\||```|#{2,}|⟦|⟧/iu;
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Cc}(?<![\n\t])/u;

/**
 * Whether a pupil's text reads like an order to a model, or hides letters: 「명령처럼 보여요」. It stays out until the teacher
 * ticks it.
 */
export function findOrders(text: string): boolean {
  return orders.test(text.normalize("NFKC")) || unseen.test(text);
}
