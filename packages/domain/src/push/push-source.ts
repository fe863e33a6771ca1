/** What a message tells of. `event`: the reminder of an event, a minute that she set like an alarm's; `device`: a sign-in from a new device; `rest`: the last one to a device that is not opened; `server`: to admins, that it needs them. */
export type PushSource =
  | "alarm"
  | "event"
  | "task"
  | "booking"
  | "family"
  | "notice"
  | "survey"
  | "capsule"
  | "handover"
  | "device"
  | "rest"
  | "server"
  | "test";

/** Sources with a switch of their own, in the order of the card. */
export const SWITCHED_SOURCES = ["alarm", "task", "booking", "family", "notice", "survey"] as const;

/** Those of them that this version sends: a switch with nothing behind it is not shown. */
export const SENT_SOURCES: readonly (typeof SWITCHED_SOURCES)[number][] = [
  "alarm",
  "task",
  "booking",
  "family",
  "notice",
  "survey",
];

export const pushSourceWords: Readonly<Record<PushSource, string>> = {
  alarm: "알람",
  event: "일정",
  task: "할 일",
  booking: "상담 예약",
  family: "가정에서 알린 것",
  notice: "공지",
  survey: "설문·패드",
  capsule: "타임캡슐",
  handover: "학생 인계",
  device: "로그인",
  rest: "알림",
  server: "서버",
  test: "보내 본 알림",
};

/** One message that waits for the same moment as others. */
export interface WaitingMessage {
  readonly source: PushSource;
  readonly title: string;
  readonly body: string;
}

/**
 * Several messages as the one that is shown: a single one as it is, more of them counted (spec 15 §1).
 *
 * ```ts
 * joinMessages(threeOfThem, "bell"); // 「새 소식 3개」 · 「상담 예약 2, 설문·패드 1」
 * joinMessages(those, "digest"); // 「오늘」 · 「할 일 3 · 상담 예약 2」
 * ```
 */
export function joinMessages(
  messages: readonly WaitingMessage[],
  at: "bell" | "digest",
): { readonly title: string; readonly body: string } {
  const [only, second] = messages;
  if (only && !second) return { title: only.title, body: only.body };
  const counts = new Map<PushSource, number>();
  for (const { source } of messages) counts.set(source, (counts.get(source) ?? 0) + 1);
  const parts = [...counts].map(([source, count]) => `${pushSourceWords[source]} ${count}`);
  return at === "digest"
    ? { title: "오늘", body: parts.join(" · ") }
    : { title: `새 소식 ${messages.length}개`, body: parts.join(", ") };
}
