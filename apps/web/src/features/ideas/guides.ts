import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "doThis",
    title: "이거해봐요",
    sentence: "수업에서 해 볼 만한 생각을 나누고, 해 본 이야기로 자리를 잡아요.",
    steps: [
      { open: "/weteacher?about=doThis", say: "쌤마당 메뉴의 「이거해봐요」에서 열어요." },
      { press: "button", name: "자리 잡음", say: "여러 선생님이 해 보고 또 하겠다는 것만 봐요." },
      {
        press: "button",
        name: "생각 나누기",
        say: "제목을 적는 동안 비슷한 생각이 있으면 알려 줘요.",
      },
    ],
  },
];
