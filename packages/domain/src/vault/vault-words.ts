/** Of a second vault: the first stands. */
export const closedAlready =
  "다른 기기에서 먼저 기록을 잠갔어요. 그때 정한 기록 암호로 열어 주세요. 기록은 모두 그대로예요.";

/** Of plain words that came when the records were locked already. */
export const lockedMeanwhile =
  "다른 기기에서 기록을 잠근 뒤라 아직 보내지 않았어요. 글은 이 기기에 있어요. 「기록 열기」를 하면 잠가서 다시 보내요.";

/** Of boxes of a key that the account does not have. */
export const noSuchKey =
  "이 계정의 기록 암호로 잠근 글이 아니라 받지 못했어요. 글은 이 기기에 잠긴 채로 있어요.";

/** What has to wait until each record has one text. `toForkedSentence(2, "꺼")` ends with 「꺼 주세요. …」. */
export function toForkedSentence(count: number, act: "꺼" | "지워"): string {
  return `두 기기에서 따로 고친 기록이 ${count}건 있어요. 먼저 한 글로 고르고 ${act} 주세요. 두 글 모두 그대로 있어요.`;
}
