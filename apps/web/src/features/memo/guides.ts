import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "freeMemo",
    title: "메모폴더",
    sentence: "회의, 준비물, 생각을 폴더에 나눠 적어요.",
    steps: [
      { open: "/memo?about=freeMemo", say: "메모 메뉴의 「메모폴더」에서 열어요." },
      { press: "button", name: "새 메모", say: "첫 줄이 제목이 돼요." },
      {
        type: "textbox",
        name: "메모 내용",
        text: "체험학습 준비",
        say: "쓰는 대로 저장돼요. 「@3」이라고 적으면 3번 학생이 붙어요.",
      },
      { type: "searchbox", name: "메모 찾기", text: "체험", say: "첫소리만 적어도 찾아요." },
    ],
  },
];
