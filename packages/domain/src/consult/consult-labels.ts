import type { ConsultTopic, ConsultWay, ConsultWho } from "./consult.ts";

export const whoLabels: Readonly<Record<ConsultWho, string>> = {
  student: "학생",
  guardian: "보호자",
  staff: "교직원",
  other: "그 밖",
};

export const wayLabels: Readonly<Record<ConsultWay, string>> = {
  face: "대면",
  phone: "전화",
  text: "문자",
  online: "온라인",
  visit: "가정방문",
};

export const topicLabels: Readonly<Record<ConsultTopic, string>> = {
  study: "학업·진로",
  health: "보건·안전",
  character: "인성·대인관계",
  other: "그 밖",
};

/** `toTopicLabel("study")` is 「학업·진로」; own words are said as they are. */
export function toTopicLabel(topic: string): string {
  return Object.hasOwn(topicLabels, topic) ? topicLabels[topic as ConsultTopic] : topic;
}
