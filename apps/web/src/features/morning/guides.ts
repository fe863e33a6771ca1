import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "morning",
    title: "아침",
    sentence: "누가 아직 안 왔는지 보고, 0명이 되면 끝나요.",
    steps: [
      {
        open: "/weteacher?about=morning",
        say: "아침 7시부터 9시 사이에 담임을 열면 하루에 한 번 저절로 나와요. 가정에서 알린 결석과 지각은 맨 위에 있고, 누르면 출결에 적혀요.",
      },
      {
        press: "button",
        name: "3번 김가온 보호자 연락함",
        say: "연락한 시각이 남고, 바로 아래에서 연결됨, 안 받음, 문자를 골라요.",
      },
      {
        press: "button",
        name: "3번 김가온 왔어요",
        say: "아이가 오면 바로 눌러요. 줄은 그 자리에 남아요.",
      },
      {
        press: "button",
        name: "나머지 모두 왔어요",
        say: "결석과 「아직 안 왔어요」로 둔 아이, 가정에서 알린 아이는 그대로예요.",
      },
    ],
  },
  {
    id: "tapBoard",
    title: "등교 칠판",
    sentence: "온 아이가 칠판에서 자기 이름을 눌러요.",
    steps: [
      { open: "/weteacher?about=morning", say: "쌤마당의 「아침」에서 열어요." },
      {
        press: "button",
        name: "칠판에 띄우기",
        say: "이름만 보여요. 안 온 까닭이나 출결은 나오지 않아요.",
      },
      {
        press: "button",
        name: "3번 김가온",
        say: "「왔어요」로 바뀌어요. 잘못 눌렀으면 5초 안에 한 번 더 눌러요.",
      },
    ],
  },
];
