import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "surveyProcessor",
    title: "설문정리",
    sentence: "설문 응답을 번호순으로 정리하고, 안 낸 학생부터 보여요.",
    steps: [
      { open: "/surveyProcessor", say: "쌤마당의 「설문정리」를 열어요." },
      {
        press: "button",
        name: "응답 붙여넣기",
        say: "설문 도구의 표를 문항 줄부터 그대로 붙여넣어요.",
      },
      {
        open: "/surveyProcessor",
        say: "이름이 헷갈리는 줄은 물어봐요. 고르고 나면 안 낸 학생을 복사할 수 있어요.",
      },
      {
        open: "/surveyProcessor",
        say: "「설문 만들기」로 우리 반 설문을 만들어 링크나 QR로 열 수도 있어요. 학생은 번호를 누르고 답해요.",
      },
      {
        open: "/surveyProcessor",
        say: "친구를 묻는 문항이 있으면 「교우관계도」에서 누가 누구를 골랐는지 봐요. 교실 화면에는 띄우지 마세요.",
      },
    ],
  },
];
