import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "budgetManage",
    title: "예산관리",
    sentence: "학급 돈을 어디에 썼는지, 얼마 남았는지 적어요.",
    steps: [
      { open: "/memo?about=budgetManage", say: "메모 메뉴의 「예산관리」에서 열어요." },
      {
        press: "button",
        name: "예산 만들기",
        say: "학급운영비, 동아리처럼 돈마다 하나씩 만들어요.",
      },
      {
        type: "textbox",
        name: "예산 이름",
        text: "학급 문집 만들기",
        say: "알아보기 쉬운 이름을 적어요.",
      },
      { press: "button", name: "만들기", say: "만들면 바로 지출을 적을 수 있어요." },
      {
        type: "textbox",
        name: "금액",
        text: "12000",
        say: "영수증을 보고 금액을 적어요. 사진도 붙일 수 있어요.",
      },
      { press: "button", name: "저장", say: "남은 돈이 바로 바뀌어요." },
    ],
  },
];
