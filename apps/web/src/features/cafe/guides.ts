import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "mission",
    title: "쌤카페",
    sentence: "다른 선생님께 묻고, 자료와 이야기를 나눠요.",
    steps: [
      { open: "/weteacher?about=mission", say: "새 글부터 읽어요. 학교와 이름은 보이지 않아요." },
      {
        type: "searchbox",
        name: "글 찾기",
        text: "회의",
        say: "두 글자만 적어도, 띄어쓰기와 상관없이 찾아요.",
      },
      { press: "button", name: "글쓰기", say: "쓰다 만 글은 다른 기기에서도 이어 써요." },
      {
        type: "textbox",
        name: "제목",
        text: "현장체험 안내문 있으신 분?",
        say: "게시판과 꼬리표도 고를 수 있어요.",
      },
      {
        type: "textbox",
        name: "내용",
        text: "작년에 쓰신 안내문을 나눠 주실 수 있나요?",
        say: "학생 이름이 있으면 올리기 전에 알려 드려요. 명단은 기기 밖으로 나가지 않아요.",
      },
      { press: "button", name: "올리기", say: "인터넷이 없으면 이어질 때 올려요." },
    ],
  },
];
