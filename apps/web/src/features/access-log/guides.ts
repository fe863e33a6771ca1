import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "access-log",
    title: "접속 기록",
    sentence: "누가 언제 학생 정보를 보고 고쳤는지 남아 있어요.",
    steps: [
      { open: "/access-log", say: "설정의 「접속 기록」에서 열어요." },
      { press: "button", name: "엑셀로 내려받기", say: "점검할 때 낼 수 있게 파일로 받아요." },
      { press: "button", name: "앞 달", say: "지난 기록은 2년 동안 남아 있어요." },
    ],
  },
];
