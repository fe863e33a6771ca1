import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "attendance",
    title: "출결기록",
    sentence: "누가 안 왔는지, 왜 안 왔는지 자리에서 바로 적어요.",
    steps: [
      { open: "/attendance", say: "메뉴의 「기록」을 누르면 오늘 출결이 열려요." },
      { press: "button", name: "3번 김가온 출석", say: "아이를 누르면 표시 창이 열려요." },
      { press: "button", name: "질병 지각", say: "사유까지 한 번에 골라요. 누르는 대로 저장돼요." },
      {
        press: "button",
        name: "나머지 모두 왔어요",
        say: "표시가 없는 아이는 모두 온 것으로 바뀌어요.",
      },
      { press: "tab", name: "월간", say: "한 달을 표로 보고 빈칸을 눌러 고쳐요." },
    ],
  },
];
