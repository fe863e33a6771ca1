import type { Guide } from "../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "today",
    title: "오늘",
    sentence: "하루를 여는 화면이에요. 자리, 할 일, 챙길 것이 모여 있어요.",
    steps: [
      { open: "/", say: "왼쪽 위 로고나 메뉴의 「오늘」을 눌러도 와요." },
      {
        type: "textbox",
        name: "한 줄 기록",
        text: "7 지각 병원",
        isSent: true,
        say: "번호, 무엇, 사유를 이어서 적고 Enter를 눌러요. 「7-9 우유 x」, 「3 어머니 통화 15분」, 「3 칭찬 2」도 읽어요. 적기 전에 어떻게 읽었는지 아래에 보여 줘요.",
      },
      {
        press: "button",
        name: "나머지 모두 왔어요",
        say: "표시가 없는 아이가 모두 온 것으로 바뀌어요. 적어 둔 결석과 지각은 그대로예요.",
      },
      {
        press: "button",
        name: "카드 순서",
        say: "자주 보는 카드를 위로 올려요. 이 기기에서만 바뀌어요.",
      },
    ],
  },
  {
    id: "mypage",
    title: "설정",
    sentence: "이 기기와 계정을 내 손에 맞춰요.",
    steps: [
      { open: "/mypage", say: "메뉴 맨 아래의 「설정」으로 와요." },
      {
        type: "combobox",
        name: "자동 잠금",
        text: "10분",
        say: "자리를 비우면 그 시간 뒤에 화면이 잠겨요. 잠금 비밀번호를 먼저 정해 두세요.",
      },
      {
        press: "radio",
        name: "밝게",
        say: "화면 모드는 기기를 따르게 하거나 밝게, 어둡게로 고정해요.",
      },
      {
        press: "radio",
        name: "보통",
        say: "글자가 작으면 「크게」를, 칠판에 띄울 때는 「전자칠판」을 골라요.",
      },
    ],
  },
  {
    id: "destroy",
    title: "학년도 지우기",
    sentence: "끝난 학년도의 학생 기록을 되살릴 수 없게 지우고, 확인서를 남겨요.",
    steps: [
      { open: "/mypage#council", say: "설정의 「개인정보와 심의」에서 열어요." },
      { press: "link", name: "학년도 지우기", say: "끝난 학년도와 파기 대장이 나와요." },
      {
        press: "heading",
        name: "학년도 지우기",
        say: "「이 학년도 지우기」를 누르고 학년도를 적어 확인해요. 보호자가 부탁한 학생은 「학생 골라 지우기」로 지워요. 7일 동안은 어느 화면에서나 그만둘 수 있어요.",
      },
    ],
  },
  {
    id: "yearTurn",
    title: "학년도 마무리",
    sentence: "한 학년도를 차례대로 마무리하고, 학생을 다음 담임에게 넘겨요.",
    steps: [
      { open: "/profile?about=yearTurn", say: "프로필의 「학년도 마무리」에서 열어요." },
      {
        press: "heading",
        name: "학년도 마무리",
        say: "1월 1일부터 남은 일, 내 자료 받기, 새 학년도 준비, 정리가 차례대로 보여요.",
      },
      {
        open: "/profile",
        say: "2월 15일부터 「새 학년도 준비」에서 다음 반을 정하고, 작년에 만든 것을 「가져가기」로 가져와요. 학생의 것은 가져오지 않아요.",
      },
      {
        open: "/profile?about=yearTurn",
        say: "2월 15일부터 「다음 담임에게 넘기기」로 고른 학생의 고른 것만 넘기고, 받은 것은 「받기」로 명단에 넣어요.",
      },
    ],
  },
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
  {
    id: "memo",
    title: "메모",
    sentence: "예산, 할 일, 메모를 한 화면에서 보고 바로 적어요.",
    steps: [
      { open: "/memo", say: "메뉴의 「메모」를 누르면 카드가 모여 있어요." },
      {
        type: "textbox",
        name: "할 일 적기",
        text: "금요일까지 가정통신문",
        isSent: true,
        say: "떠오른 일을 적고 Enter를 눌러요. 「금요일까지」 같은 말은 날짜로 읽어요.",
      },
      { open: "/memo?about=freeMemo", say: "더 길게 적을 것은 메모폴더에서 써요." },
    ],
  },
  {
    id: "trash",
    title: "휴지통",
    sentence: "지운 것은 여기에서 다시 살려요.",
    steps: [
      { open: "/memo?about=todayTodo", say: "먼저 무엇을 지워 볼게요." },
      { press: "button", name: "학급 회의 안건 모으기", say: "할 일을 누르면 고치는 창이 열려요." },
      {
        press: "button",
        name: "지우기",
        say: "바로 되돌릴 수도 있고, 나중에 휴지통에서 꺼낼 수도 있어요.",
      },
      { open: "/trash", say: "프로필 메뉴의 「휴지통」으로 와요." },
      { press: "button", name: "되돌리기", say: "지운 것이 있던 자리로 돌아가요." },
    ],
  },
];
