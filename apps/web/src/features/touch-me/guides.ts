import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "touchMe",
    title: "터치미",
    sentence: "칠판에 손가락을 대면 그 가운데 한 자리를 뽑아요.",
    steps: [
      { open: "/tool/touchMe", say: "쌤마당 메뉴의 「터치미」는 새 창으로 열려요." },
      {
        press: "button",
        name: "한 자리 추가",
        say: "칠판을 눌러 자리를 만들거나 이 버튼으로 추가해요.",
      },
      { press: "button", name: "한 자리 추가", say: "사람 수만큼 추가해요." },
      { press: "button", name: "뽑기", say: "한 명을 뽑거나, 차례나 두 팀을 정해요." },
    ],
  },
];
