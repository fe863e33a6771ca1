import { leftOutLabels, type LeftOut } from "./incoming-event.ts";
import type { IncomingPlan } from "./plan-incoming.ts";

/** 「새로 12개 · 바뀌는 것 2개 · 그대로 3개」; what there is none of is not said. */
export function toPlanWords({ added, changed, goneCount, sameCount }: IncomingPlan): string {
  const counts: readonly (readonly [string, number])[] = [
    ["새로", added.length],
    ["바뀌는 것", changed.length],
    ["없어지는 것", goneCount],
    ["그대로", sameCount],
  ];
  const said = counts.flatMap(([label, count]) => (count > 0 ? [`${label} ${count}개`] : []));
  return said.join(" · ") || "가져올 일정이 없어요";
}

/** 「다른 학년도 5개, 취소된 일정 1개」; empty where all comes in. */
export function toLeftOutWords(leftOut: IncomingPlan["leftOut"]): string {
  return (Object.keys(leftOutLabels) as LeftOut[])
    .flatMap((why) => (leftOut[why] ? [`${leftOutLabels[why]} ${leftOut[why]}개`] : []))
    .join(", ");
}
