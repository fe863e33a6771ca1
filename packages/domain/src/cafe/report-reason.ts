import { isWithin } from "../base/is-within.ts";

/** Why a teacher points out a post or a comment. */
export const REPORT_REASONS = ["spam", "abuse", "pupil", "copyright", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: "광고·도배",
  abuse: "욕설·비난",
  pupil: "학생 개인정보",
  copyright: "저작권",
  other: "그 밖",
};

export const REPORT_NOTE_MOST = 300;
export const APPEAL_MOST = 500;
export const SENTENCE_MOST = 300;

const DAY_MS = 86_400_000;
const HIDES_AT = 3;
const NEWCOMER_POSTS = 2;

/** An account of its first 24 hours: its reports hide nothing, its links wait. Instants in epoch ms. */
export function isNewcomer(joinedAt: number, now: number): boolean {
  return isWithin(now - joinedAt, DAY_MS);
}

/** Whether another post of a newcomer is taken, and whether it is shown before a moderator said yes. */
export function decideNewcomerPost(facts: {
  readonly postsBefore: number;
  readonly hasLink: boolean;
}): "shown" | "waiting" | "refused" {
  if (facts.postsBefore >= NEWCOMER_POSTS) return "refused";
  return facts.hasLink ? "waiting" : "shown";
}

/**
 * Whether reports hide a thing before a moderator saw it: one that names 학생 개인정보, or those of three teachers, all
 * of accounts older than a day (spec 14 §4).
 */
export function hidesAtOnce(
  reports: readonly {
    readonly reporter: string;
    readonly reason: ReportReason;
    readonly isNewcomer: boolean;
  }[],
): boolean {
  const counted = reports.filter((report) => !report.isNewcomer);
  return (
    counted.some(({ reason }) => reason === "pupil") ||
    new Set(counted.map(({ reporter }) => reporter)).size >= HIDES_AT
  );
}

/** What a moderator can say of a thing. */
export const MODERATION_ACTS = ["keep", "hide", "remove", "stop1", "stop7", "stop30"] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];

export const moderationActLabels: Readonly<Record<ModerationAct, string>> = {
  keep: "그대로 두기",
  hide: "가리기",
  remove: "지우기",
  stop1: "글쓰기 멈춤 1일",
  stop7: "글쓰기 멈춤 7일",
  stop30: "글쓰기 멈춤 30일",
};

/** Whatever was decided: of a whole thing, or of one picture of a post. */
export type DecidedAct = ModerationAct | "hidePicture";

export const decidedActLabels: Readonly<Record<DecidedAct, string>> = {
  ...moderationActLabels,
  hidePicture: "사진 가리기",
};

/** How long an act stops somebody's writing, in ms; 0: not at all. */
export function toStopMs(act: DecidedAct): number {
  const days = /^stop(\d+)$/u.exec(act)?.[1];
  return days === undefined ? 0 : Number(days) * DAY_MS;
}

/** What the reporter hears; a moderator may add a sentence. */
export function toReporterAnswer(act: ModerationAct, sentence: string): string {
  const said = {
    keep: "그대로 두었어요.",
    hide: "가렸어요.",
    remove: "지웠어요.",
    stop1: "글을 가리고 글쓰기를 멈췄어요.",
    stop7: "글을 가리고 글쓰기를 멈췄어요.",
    stop30: "글을 가리고 글쓰기를 멈췄어요.",
  }[act];
  return ["알려 주신 글을 살펴봤어요.", said, act === "keep" ? sentence : ""]
    .filter(Boolean)
    .join(" ");
}
