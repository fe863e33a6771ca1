import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { LOCKED_WORDS } from "../secret/box.ts";
import { type Consult } from "./consult.ts";
import { toTopicLabel, wayLabels, whoLabels } from "./consult-labels.ts";

/** 「보호자(어머니)」. */
export function toWhoWords({ who, whoNote }: Pick<Consult, "who" | "whoNote">): string {
  return whoNote ? `${whoLabels[who]}(${whoNote})` : whoLabels[who];
}

/** `toConsultTitle({ who: "guardian", whoNote: "어머니", way: "phone" })` is 「보호자(어머니) 전화 상담」. */
export function toConsultTitle(consult: Pick<Consult, "who" | "whoNote" | "way">): string {
  return `${toWhoWords(consult)} ${wayLabels[consult.way]} 상담`;
}

/** What was spoken, or that it is locked. */
export function toBodyWords({ body, isLocked }: Pick<Consult, "body" | "isLocked">): string {
  return isLocked ? LOCKED_WORDS : (body ?? "");
}

/** What the time line of a pupil says of a consultation, and whether something of it is still to be done. */
export function toConsultLine(consult: Consult): {
  readonly title: string;
  readonly detail: string | undefined;
  readonly isOpen: boolean;
} {
  const { topics, body, followUp, dueOn, doneOn } = consult;
  const promised = [followUp, dueOn && `${toKoreanMonthDay(dueOn)}까지`].filter(Boolean);
  const detail = [
    (topics ?? []).map(toTopicLabel).join(", "),
    body ?? "",
    promised.length > 0 ? `약속: ${promised.join(" · ")}` : "",
  ].filter((line) => line !== "");
  if (consult.isLocked)
    return {
      title: toConsultTitle(consult),
      detail: LOCKED_WORDS,
      isOpen: Boolean(dueOn && !doneOn),
    };
  return {
    title: toConsultTitle(consult),
    detail: detail.join("\n") || undefined,
    isOpen: promised.length > 0 && !doneOn,
  };
}
