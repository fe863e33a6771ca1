/**
 * The words by which teachers ask for a screen, by its address: what it is called in staff rooms, besides its title. Here
 * and not in the manifests, which every start fetches. An address with no words at all is another way to a tool that has
 * its line already.
 */
export const wordsOfScreens: Readonly<Record<string, string | undefined>> = {
  "/access-log": "접속 로그 누가 들어왔나 개인정보 열람 기록",
  "/admin": "관리자 신고 처리 서버 운영 공지 올리기",
  "/mypage": "환경설정 옵션 세팅",
  "/mypage?about=council":
    "학운위 학교운영위원회 심의 필수기준 체크리스트 처리방침 개인정보 동의서 학습지원 소프트웨어",
  "/profile?about=yearTurn": "인수인계 다음 담임 학년말",
  "/mypage?about=destroy": "파기 대장 파기 확인서 지난 학년도 삭제 작년 기록 없애기",
  "/recordLock": "상담 암호 비밀 기록 암호화 기록잠금 비밀번호 복구 코드 기록 열기",
  "/memo": undefined,
  "/trash": "지운 것 삭제한 것 복구 되살리기 쓰레기통",
  "/data": "백업 내려받기 내보내기 가져오기 옮기기 보관 개인정보 내 정보 압축 파일 엑셀로 모두",
  "/attendance": "출석 출석부 결석 지각 조퇴 결과 출결 적기 출결 입력 공결 인정결석 병결",
  "/manageAttendance": "출결 통계 결석 일수 개근 출결 현황 지각 횟수",
  "/manageAttendance/close": "마감 월마감 결재 출결 마감 나이스 출결",
  "/classTimeTable": "종 치는 시각 일과표 일과 시간 쉬는 시간 점심시간 교시 단축수업 종소리맞추기",
  "/classTimeTable/board": "칠판 전자칠판 시계 지금 몇 교시 큰 화면 띄우기",
  "/memo?about=budgetManage":
    "예산 학급운영비 영수증 지출 돈 운영비 정산 정산서 품의 카드 결제 구입 회비 학급비",
  "/weteacher?about=mission": "카페 게시판 질문 도움방 자료 커뮤니티 동료 선생님",
  "/tool/calculator": "계산 점수계산 합계 평균",
  "/checkListMemo?about=checkLists":
    "제출 숙제 과제 검사 수합 동의서 가정통신문 회신 걷기 안 낸 학생 체크리스트 낸 번호 받아쓰기 회비걷기 우유",
  "/manageCheckListMemo": "제출 현황 과제 현황 미제출 숙제 통계",
  "/tool/classAssignment": "반 배정 분반 학급 편성 새 학년 반",
  "/classgame": "놀이 게임 도구 수업 도구 활동",
  "/classTable": "시간표 수업 시간 교과 전담 결강 보강 교체 바꾸기 교환 보결 진도 시수표",
  "/weeklyLetter": "주간 학습 안내 주안 주간학습 안내장 가정 안내 가정통신문 주간계획",
  "/monthClassTable": "시수 수업 시수 월간 시간표 진도표 차시",
  "/classgame?about=readyTimer": "수업 준비 책 펴기 준비 시간",
  "/classgame/readyTimer": undefined,
  "/alarm": "알람 시계 울리기 예약 종소리",
  "/tool/timer": "스톱워치 초시계 남은 시간 시간 재기 카운트다운",
  "/club": "클럽 동학년 학년 모임 초대 같이 쓰기 공유 전담 함께 쓰는 선생님",
  "/consulting": "상담 면담 학부모 상담 전화 상담 상담 기록 상담일지 상담 예약",
  "/manageConsult": "상담 내역 상담 기록부 상담 찾기",
  "/devices": "기기 다른 기기 로그인 휴대폰 로그아웃시키기 분실",
  "/classgame?about=randomPick": "뽑기 발표자 당번 추첨 제비뽑기 번호 뽑기 모둠 나누기 모둠 짜기",
  "/classgame/randomPick": undefined,
  "/classgame?about=diceRoulette": "주사위 룰렛 돌림판 원판 벌칙",
  "/classgame/diceRoulette": undefined,
  "/simpleRandom": "번호만 뽑기 숫자 뽑기 로또",
  "/tool/timeCapsule": "캡슐 편지 미래 편지 나에게 쓰는 편지",
  "/groupPage": "모둠 활동 모둠판 모둠 안내 조 편성 화면",
  "/weteacher?about=doThis": "아이디어 활동 나눔 수업 아이디어 레크리에이션",
  "/checkListMemo?about=listMemo":
    "누가기록 관찰 행동 특성 행발 생기부 생활기록부 통지표 세특 창체 특기사항 학생부 관찰 기록",
  "/memo?about=freeMemo": "노트 메모장 공책 회의록 공문 연수",
  "/notice": "알림 소식 새 소식 업데이트 안내 공지사항",
  "/classgame?about=padIt":
    "패들렛 담벼락 게시판 글 올리기 의견 모으기 포스트잇 학생 글 QR 큐알 사진 올리기",
  "/padIt": undefined,
  "/profile": "학년도 반 바꾸기 학교 바꾸기 별명 내 이름 담임 교과 프로필 학급 정보",
  "/student-manage":
    "명렬표 학생 등록 명단 올리기 전입 전출 전학 학생 추가 보호자 번호 건강 주소록 전화번호 연락처 사진 명렬표인쇄",
  "/todo": "일정 달력 캘린더 행사 학사일정 약속 출장 회의 연가 조퇴 신청 스케줄 병가 휴가 조퇴신청",
  "/tool/jumpGame": "점프 달리기 쉬는 시간 게임",
  "/tool/stickHero": "막대 다리 게임",
  "/classgame?about=settingSeat":
    "자리 바꾸기 짝 바꾸기 좌석 자리표 자리 배치 책상 짝꿍 떨어뜨리기",
  "/classgame/settingSeat": undefined,
  "/scoreBoard": "점수 모둠 점수 칭찬 상점 벌점 스티커 경기 팀",
  "/aimanager": "AI 인공지능 문장 생기부 문장 초안 행발 쓰기 다듬기 챗봇",
  "/surveyProcessor": "설문 조사 응답 구글 폼 투표 희망 조사 기초 조사",
  "/weteacher?about=templates": "틀 양식 서식 템플릿 나눔",
  "/tool/touchMe": "터치 집중 반응 손가락",
  "/dailyNotice":
    "알림장 준비물 숙제 알림 안내 안내장 내일 챙길 것 가져올 것 클래스 메신저 학부모 알림",
  "/dailyNotice/stage": undefined,
  "/tapBoard": undefined,
  "/dailyLog": "일지 학급일지 교무일지 하루 기록 마치기 일기",
  "/weteacher?about=morning": "온 번호 등교 아침 조회 누가 안 왔나 온 학생 생일 보호자 연락 연락",
  "/memo?about=todayTodo": "할 일 투두 체크 업무 마감 오늘 할 일 해야 할 일",
  "/holidays": "방학 재량휴업 휴업일 개교기념일 공휴일 쉬는 날 학기 시작",
  "/manageStudent": "학생 찾기 학생 정보 한 학생 모아보기 학생 카드 타임라인",
  "/simsim/all": "도움말 설명서 매뉴얼 어떻게 쓰나 방법 안내 가이드",
};

/** Of the first day, until a teacher's own use says more. */
export const everydayScreens: ReadonlySet<string> = new Set([
  "/attendance",
  "/weteacher?about=morning",
  "/dailyNotice",
  "/checkListMemo?about=checkLists",
  "/consulting",
  "/classTable",
  "/todo",
  "/student-manage",
]);

/** What stands on a screen and is asked for by name. */
export const placesOnScreens: readonly {
  readonly label: string;
  readonly to: string;
  readonly words: string;
}[] = [
  { label: "오늘 급식", to: "/", words: "급식 식단 메뉴 점심 밥 급식표" },
  { label: "날씨", to: "/", words: "오늘 날씨 미세먼지 기온 비 우산" },
  { label: "급식 알레르기", to: "/student-manage", words: "알레르기 알러지 못 먹는 음식" },
  {
    label: "가정에서 알린 것",
    to: "/weteacher?about=morning",
    words: "결석 알림 지각 알림 병결 연락 가정에서 알렸어요",
  },
  { label: "생일", to: "/weteacher?about=morning", words: "생일 축하 생일자" },
  {
    label: "체험학습 서류",
    to: "/manageAttendance",
    words: "체험학습 신청서 보고서 결석신고서 진단서 서류 증빙",
  },
  { label: "월간 출결 보기", to: "/attendance?view=month", words: "출석부 달 월별 한 달 출결" },
  {
    label: "오래 못 본 학생",
    to: "/checkListMemo?about=listMemo&view=coverage",
    words: "상담 안 한 학생 기록 없는 학생",
  },
  {
    label: "약속과 연락",
    to: "/consulting?view=promises",
    words: "약속 다시 연락 전화할 곳 후속",
  },
];

/** Of the settings' cards, by id. */
export const wordsOfSettings: Readonly<Record<string, string>> = {
  lock: "잠금 설정 자동 잠금 잠금 비밀번호 핀 PIN 화면 비밀번호",
  theme: "어두운 화면 다크 모드 밝은 화면 라이트 야간",
  "text-size": "글씨 크게 글자 크게 글자 크기 폰트 큰 글씨 확대",
  "menu-place": "메뉴 왼쪽 위 아래 옮기기",
  push: "푸시 알림 끄기 소리 벨",
  "family-page": "가정 학부모 보호자 알림 링크 소식 QR 카드 결석 알리기 알림장 보내기",
  weather: "학교 위치 동네 지역 날씨 위치",
  data: "백업 내려받기",
  email: "이메일 바꾸기 메일 변경",
  password: "비밀번호 바꾸기 비번 암호 변경",
  "sign-in-ways": "패스키 지문 얼굴 2단계 인증 OTP 구글 로그인",
  deletion: "탈퇴 계정 삭제 회원 탈퇴",
  "attendance-rules": "출결 기준 지각 세 번 결석 환산",
  "access-log": "접속 로그",
  devices: "기기 목록",
  council: "학운위 심의 동의서",
  "record-lock": "상담 암호 비밀 기록 복구 코드",
};

/** By path, and by which part of it is open. 「이 화면 인쇄」 is offered where something is made for paper. */
export const screensWithPaper: ReadonlySet<string> = new Set([
  "/attendance",
  "/manageAttendance",
  "/manageAttendance/close",
  "/classTimeTable",
  "/classTable",
  "/monthClassTable",
  "/weeklyLetter",
  "/manageCheckListMemo",
  "/manageConsult",
  "/checkListMemo?about=listMemo",
  "/dailyLog",
  "/dailyNotice",
  "/holidays",
  "/memo?about=freeMemo",
  "/mypage?about=council",
  "/notice",
  "/student-manage",
  "/manageStudent",
  "/surveyProcessor",
  "/classgame/settingSeat",
  "/tool/timeCapsule",
]);

/** What 빠른 이동 does itself. */
export const acts = {
  capture: { label: "한 줄 기록", words: "출결 적기 빠른 기록 한 줄" },
  consult: { label: "새 상담", words: "상담 쓰기 상담 적기 상담 추가 새 상담 기록" },
  lock: { label: "화면 잠금", words: "잠금 잠그기 자리 비움 자리비움" },
  cover: { label: "화면 가리기", words: "가리기 가림 숨기기 안 보이게" },
  dark: { label: "어둡게", words: "어두운 화면 다크 모드 다크모드 밝기 야간" },
  light: { label: "밝게", words: "밝은 화면 라이트 모드 밝기" },
  print: { label: "이 화면 인쇄", words: "인쇄 프린트 출력 뽑기" },
  shortcuts: { label: "단축키 보기", words: "단축키 키보드 바로가기" },
  signOut: { label: "로그아웃", words: "나가기 퇴근 종료" },
} as const;
