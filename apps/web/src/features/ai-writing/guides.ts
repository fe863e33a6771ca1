import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "aimanager",
    title: "AI매니저",
    sentence: "적어 둔 기록만으로 초안을 만들고, 이름은 밖으로 나가지 않아요.",
    steps: [
      { open: "/aimanager", say: "쌤마당의 「AI매니저」를 열고 학생과 쓸 글을 골라요." },
      {
        open: "/aimanager",
        say: "쓸 기록에 표시하고 「프롬프트 복사」를 누르면 이름을 가린 글이 복사돼요.",
      },
      {
        open: "/aimanager",
        say: "「답 붙여넣기」에 답을 넣으면 문장마다 근거가 보여요. 고친 글만 저장할 수 있어요.",
      },
    ],
  },
];
