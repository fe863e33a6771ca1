import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "templates",
    title: "틀 나눔",
    sentence: "체크 목록, 시간표, 자리 모양 같은 틀을 아이 이름 없이 나누고 가져와요.",
    steps: [
      { open: "/weteacher?about=templates", say: "쌤마당 메뉴의 「틀 나눔」에서 열어요." },
      {
        type: "searchbox",
        name: "틀 찾기",
        text: "독서",
        say: "다른 선생님이 나눈 틀을 두 글자로 찾아 「가져오기」를 눌러요.",
      },
      {
        press: "button",
        name: "독서록 3주차 틀 나누기",
        say: "무엇이 가고 무엇이 안 가는지 먼저 보여 줘요.",
      },
      {
        press: "button",
        name: "파일로 저장",
        say: "받은 파일을 다른 선생님께 보내요. 받는 분은 「파일에서 가져오기」를 눌러요.",
      },
    ],
  },
];
