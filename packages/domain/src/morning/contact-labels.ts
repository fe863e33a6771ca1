import type { ContactResult, ContactWay, GuardianContact } from "./guardian-contact.ts";

export const contactWayLabels: Readonly<Record<ContactWay, string>> = {
  call: "전화",
  text: "문자",
};

export const contactResultLabels: Readonly<Record<ContactResult, string>> = {
  reached: "연락됐어요",
  "no-answer": "안 받아요",
};

/** 「8:12 연락함 · 안 받아요」. */
export function toContactWords({ at, result }: Pick<GuardianContact, "at" | "result">): string {
  const said = result ? ` · ${contactResultLabels[result]}` : "";
  return `${at.replace(/^0/, "")} 연락함${said}`;
}
