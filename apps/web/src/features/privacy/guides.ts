import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "council",
    title: "개인정보와 심의",
    sentence: "학교운영위원회에 낼 자료를 이 서버의 설정대로 바로 뽑아요.",
    steps: [
      { open: "/mypage?about=council", say: "설정의 「개인정보와 심의」에서 열어요." },
      { press: "tab", name: "자가점검표", say: "아홉 문항의 답과 근거, 더 할 일을 봐요." },
      { press: "tab", name: "동의서", say: "보호자께 보낼 한 장짜리 안내·동의서예요." },
      { open: "/mypage?about=council", say: "「인쇄」를 누르면 보고 있는 자료가 종이로 나와요." },
    ],
  },
];
