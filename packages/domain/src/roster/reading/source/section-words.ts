/** What stands above or below names that are set as the pupils sit. */
const seats =
  /^(?:(?:\d{1,2}|\p{Script=Hangul})(?:분단|모둠)|\d{1,2}(?:조|열|줄)|교탁|칠판|앞|뒤|앞문|뒷문|창문|창가|복도)$/u;
const sexes = /^[([<【]?[남여](?:자|학생)?[)\]>】]?[:：]?$/u;

/** Whether a cell, without blanks, is the head of a part of a list and no name: 「1모둠」, 「[남]」, 「여학생」, 「교탁」. */
export function isSectionWord(text: string): boolean {
  return isSeatWord(text) || sexes.test(text);
}

/** 「1모둠」, 「2분단」, 「교탁」. */
export function isSeatWord(text: string): boolean {
  return seats.test(text);
}
