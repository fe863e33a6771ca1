import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "checkLists",
    title: "제출 OX",
    sentence: "누가 냈는지 번호만 적어 한꺼번에 표시해요.",
    steps: [
      { open: "/checkListMemo?about=checkLists", say: "기록 메뉴의 「제출 OX」에서 열어요." },
      { press: "button", name: "새 체크", say: "걷을 것마다 하나씩 만들어요." },
      { type: "textbox", name: "제목", text: "수학 익힘 80쪽", say: "무엇을 걷는지 적어요." },
      { press: "button", name: "만들기", say: "우리 반 아이가 모두 「아직」으로 나와요." },
      {
        type: "textbox",
        name: "낸 번호",
        text: "1-5 8 12",
        isSent: true,
        say: "낸 아이의 번호를 적고 Enter를 눌러요. 「1-5」처럼 이어서 적어도 돼요.",
      },
      { press: "button", name: "나머지 X", say: "다 걷었으면 안 낸 아이를 한 번에 표시해요." },
    ],
  },
  {
    id: "manageCheckListMemo",
    title: "제출조회",
    sentence: "여러 번 안 낸 아이가 누구인지 한 표로 봐요.",
    steps: [
      { open: "/manageCheckListMemo", say: "조회 메뉴의 「제출조회」에서 열어요." },
      { type: "combobox", name: "기간", text: "2학기", say: "볼 기간을 골라요." },
      { press: "radio", name: "번호", say: "안 낸 것이 많은 아이부터 보거나 번호 차례로 봐요." },
      { press: "button", name: "엑셀로 내려받기", say: "보이는 표 그대로 파일로 받아요." },
    ],
  },
];
