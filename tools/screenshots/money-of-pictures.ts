import {
  budgetEntryKind,
  budgetKind,
  type Budget,
  type BudgetEntry,
} from "@damim/domain/budget/budget.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";

/** The money of the class in the pictures: one budget in use with a plan, two others. */
export function buildMoney(today: CalendarDay) {
  const back = (days: number): CalendarDay => addDays(today, -days);
  const budgets: readonly (Budget & { readonly id: string })[] = [
    {
      id: "money-1",
      title: "2학기 학급운영비",
      source: "classroom",
      way: "advance",
      from: back(90),
      until: addDays(today, 20),
      order: "a1",
    },
    {
      id: "money-2",
      title: "그림책 동아리",
      source: "club",
      way: "approval",
      from: back(90),
      until: addDays(today, 27),
      order: "a2",
    },
  ];
  const out = (
    days: number,
    item: string,
    amount: number,
    shop: string,
    group: string,
  ): BudgetEntry => ({
    budgetId: "money-1",
    day: back(days),
    type: "out",
    amount,
    item,
    shop,
    group,
    pay: "card",
  });
  const entries: readonly BudgetEntry[] = [
    { budgetId: "money-1", day: back(90), type: "in", amount: 300_000, item: "학교에서 받음" },
    out(84, "줄 공책 28권", 22_400, "푸른문구사", "학용품/문구"),
    out(70, "수납바구니, 이름표", 34_200, "다온생활용품", "비품"),
    out(56, "송편 만들기 재료", 38_600, "행복마트", "학급행사"),
    {
      budgetId: "money-1",
      day: back(45),
      type: "back",
      amount: 6_000,
      item: "남은 쌀가루",
      shop: "행복마트",
      group: "학급행사",
    },
    out(32, "돋보기 7개", 24_500, "우리과학사", "교육자료/인쇄"),
    out(20, "학급 문고 6권", 64_000, "책나라서점", "교육자료/인쇄"),
    out(14, "보드마카, 색지", 21_500, "푸른문구사", "학용품/문구"),
    {
      budgetId: "money-1",
      day: addDays(today, 14),
      type: "out",
      amount: 50_000,
      item: "안전체험 간식",
      isPlanned: true,
    },
    { budgetId: "money-2", day: back(80), type: "in", amount: 150_000, item: "받은 돈" },
    { ...out(40, "그림책 9권", 92_000, "책나라서점", "교육자료/인쇄"), budgetId: "money-2" },
  ];
  return [
    ...budgets.map(({ id, ...set }) => ({ kind: budgetKind.name, id, set })),
    ...entries.map((set, at) => ({
      kind: budgetEntryKind.name,
      id: `${set.day}~money-${String(at)}`,
      set: { ...set },
    })),
  ];
}
