/** With whom the teacher spoke. */
export const whoLabels = {
  student: "학생",
  guardian: "보호자",
  staff: "교직원",
  other: "그 밖",
} as const;

export const wayLabels = {
  face: "대면",
  phone: "전화",
  text: "문자",
  online: "온라인",
  visit: "가정방문",
} as const;

/** What was spoken of (초ㆍ중등교육법 시행령 제40조의3); own words of the teacher stand beside these. */
export const topicLabels: Readonly<Record<string, string>> = {
  study: "학업·진로",
  health: "보건·안전",
  character: "인성·대인관계",
  other: "그 밖",
};

/** `toTopicLabel("study")` is 「학업·진로」; own words are said as they are. */
export function toTopicLabel(topic: string): string {
  return Object.hasOwn(topicLabels, topic) ? (topicLabels[topic] ?? topic) : topic;
}
