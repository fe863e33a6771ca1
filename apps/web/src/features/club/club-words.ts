import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import type { ClubReply } from "@damim/domain/club/club-reply.ts";
import type { ClubRole } from "@damim/domain/club/club-role.ts";

export const weekdays = weekHeads.map((label, index) => ({ value: String(index + 1), label }));

/** 「화·금 · 과학실」; empty where nothing was said. */
export function toWhenAndWhere({ days, place }: Pick<ClubReply, "days" | "place">): string {
  const when = Array.from(days)
    .map((day) => weekHeads[Number(day) - 1])
    .join("·");
  return [when, place].filter(Boolean).join(" · ");
}

export const roleHints: Readonly<Record<ClubRole, string>> = {
  owner: "명단과 선생님을 정해요",
  member: "함께 적어요",
  viewer: "보고 놀이만 해요",
};
