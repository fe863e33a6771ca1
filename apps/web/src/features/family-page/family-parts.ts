import type { FamilyPagePart } from "./family-page-commands.ts";

/** The switches of the page, in the order in which families see them. */
export const familyParts: readonly {
  readonly part: Exclude<FamilyPagePart, "cardsOnly">;
  readonly label: string;
  readonly hint: string;
}[] = [
  { part: "hidesNotices", label: "알림장", hint: "알린 줄만 14일 동안 보여요." },
  { part: "hidesOpen", label: "상담 예약", hint: "링크를 만든 예약이 마지막 날까지 보여요." },
  { part: "hidesWeek", label: "이번 주", hint: "시간표, 쉬는 날, 일정이 보여요." },
  { part: "hidesLetter", label: "주간학습안내", hint: "「가정에 알리기」를 누른 주가 보여요." },
  {
    part: "hidesReports",
    label: "결석·지각 알리기",
    hint: "가정에서 알리면 아침에 보여요. 출결은 선생님이 적어요.",
  },
];
