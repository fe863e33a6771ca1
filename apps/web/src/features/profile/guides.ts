import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "profile",
    title: "프로필",
    sentence: "학교와 학년, 반을 정해요. 새 학년도도 여기에서 시작해요.",
    steps: [
      { open: "/profile", say: "프로필 메뉴의 「프로필 수정」에서 열어요." },
      { type: "textbox", name: "반", text: "3", say: "반이 바뀌면 여기에서 고쳐요." },
      {
        press: "button",
        name: "저장",
        say: "화면 위의 반 이름이 바로 바뀌어요. 「변경 이력」에서 되돌릴 수 있어요.",
      },
    ],
  },
];
