import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "listMemo",
    title: "개별기록",
    sentence: "아이에게서 본 것을 그때그때 적어 두면 특기사항을 쓸 때 모여 있어요.",
    steps: [
      { open: "/checkListMemo?about=listMemo", say: "기록 메뉴의 「개별기록」에서 열어요." },
      { press: "button", name: "기록 쓰기", say: "짧게, 본 대로 적어요." },
      {
        type: "combobox",
        name: "학생",
        text: "3",
        isSent: true,
        say: "번호나 이름을 적고 Enter를 눌러요. 여러 명도 돼요.",
      },
      {
        type: "textbox",
        name: "기록",
        text: "먼저 나누자고 말함.",
        say: "언제, 무엇을 보았는지 한두 문장이면 넉넉해요.",
      },
      { press: "button", name: "저장", say: "목록에 남고, 학생조회에서도 보여요." },
      { press: "tab", name: "살핌 지도", say: "오래 적지 못한 아이가 누구인지 보여 줘요." },
    ],
  },
];
