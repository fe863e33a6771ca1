import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "mission",
    title: "쌤카페",
    sentence: "다른 선생님께 묻고, 자료와 이야기를 나눠요.",
    steps: [
      { open: "/weteacher?about=mission", say: "쌤마당 메뉴의 「쌤카페」에서 열어요." },
      {
        type: "searchbox",
        name: "글 찾기",
        text: "안내문",
        say: "두 글자만 적어도 찾아요. 띄어쓰기는 달라도 괜찮아요.",
      },
      {
        press: "button",
        name: "글쓰기",
        say: "쓰던 글은 이 기기에 있고, 아이 이름 같은 말은 올리기 전에 알려 줘요.",
      },
    ],
  },
];
