import { expect, it } from "vitest";
import { settingsSections } from "../registry/features.ts";
import { screens } from "../registry/screens.ts";
import { acts, screensWithPaper, wordsOfScreens, wordsOfSettings } from "./asked-words.ts";
import { listPlaces } from "./list-places.ts";
import { isAboutPupil } from "./use-searches.ts";
import { FIRST_WAY, searchPalette, type PaletteItem } from "./search-palette.ts";

const onChoose = () => undefined;
const places = listPlaces({ screens, settings: settingsSections });
const items: readonly PaletteItem[] = [
  ...places.map((place) => ({ ...place, onChoose })),
  ...Object.entries(acts).map(([id, act]) => ({
    id,
    group: "acts" as const,
    ...act,
    onChoose,
  })),
];

/** What teachers type, and the line that they mean. */
const asked: Readonly<Record<string, string>> = {
  오늘: "오늘|메인|홈|첫 화면",
  "오늘 급식": "급식|식단|급식표|점심",
  날씨: "날씨|미세먼지|우산",
  "급식 알레르기": "알레르기|알러지",
  생일: "생일|생일자",
  "체험학습 서류": "체험학습|신고서|결석신고서|진단서|증빙",
  출결기록: "공결|병결|출결|출석|출석부|지각|조퇴|결석|출결 입력|ㅊㄱㄱㄹ",
  출결조회: "개근|출결 통계|결석 일수|출결조회",
  "월간 출결 보기": "월간 출결|월별",
  "월말 마감": "마감|결재|월마감|나이스",
  시정표: "시정표|일과표|쉬는 시간|단축수업|점심시간",
  "칠판 화면": "칠판|띄우기|전자칠판|지금 몇 교시",
  예산관리: "회비|예산|영수증|운영비|학급운영비|지출|품의|정산|돈",
  쌤카페: "쌤카페|카페|도움방|커뮤니티|질문",
  계산기: "계산기|계산|평균",
  "제출 OX":
    "숙제 검사|받아쓰기|제출|숙제|과제|동의서|가정통신문|회신|수합|안 낸 학생|낸 번호|체크리스트",
  제출조회: "미제출|제출 현황|숙제 통계",
  반편성: "반편성|분반|반 배정",
  수업놀이: "수업놀이|놀이|게임",
  학급시간표: "교환|보결|시간표|수업 시간|결강|보강|교체|전담|진도",
  월간시간표: "시수|수업 시수|진도표|차시",
  준비타이머: "준비타이머|책 펴기|수업 준비",
  알람: "알람|종소리|울리기",
  타이머: "타이머|스톱워치|초시계|카운트다운",
  "클럽 관리": "클럽|동학년|초대|공유",
  상담관리: "상담|면담|학부모 상담|전화 상담|상담 일지",
  상담조회: "상담 내역|상담조회|상담 찾기",
  "새 상담": "새 상담|상담 쓰기",
  "약속과 연락": "약속과 연락|다시 연락|후속",
  랜덤뽑기: "뽑기|랜덤|발표자|당번|추첨|제비뽑기|모둠 나누기|모둠 짜기",
  "주사위/룰렛": "주사위|룰렛|돌림판|벌칙",
  "간단 뽑기": "숫자 뽑기|로또|간단 뽑기",
  타임캡슐: "타임캡슐|편지",
  모둠화면: "모둠화면|모둠 활동|조 편성",
  이거해봐요: "이거해봐요|아이디어|레크리에이션",
  개별기록: "통지표|개별기록|누가기록|행발|생기부|생활기록부|세특|관찰",
  메모폴더: "메모|노트|회의록|공문|연수",
  알림장: "알림장|안내장|가져올 것|준비물",
  공지: "공지|업데이트|공지사항",
  패드잇: "QR|패드잇|패들렛|담벼락|포스트잇|의견 모으기",
  프로필: "프로필|별명|학년도|반 바꾸기|학교 바꾸기",
  명단관리: "사진|명단|명렬표|전입|전출|전학|학생 추가|보호자 번호|주소록|전화번호",
  일정관리: "일정|달력|캘린더|학사일정|출장|병가|회의|연가|행사",
  점프게임: "점프",
  스틱히어로: "스틱히어로",
  자리뽑기: "자리|자리 바꾸기|짝 바꾸기|좌석|짝꿍|책상|떨어뜨리기",
  점수판: "점수판|점수|칭찬|상점|벌점|스티커",
  AI매니저: "ai|AI|인공지능|초안|다듬기",
  설문정리: "설문|구글 폼|투표|응답",
  "틀 나눔": "틀|양식|서식|템플릿",
  터치미: "터치미|집중",
  하루일지: "일지|하루일지|학급일지|교무일지|일기",
  아침: "아침|등교|온 번호|보호자 연락|온 학생",
  할일메모: "할 일|할일|투두|업무|오늘 할 일",
  "휴일 관리": "방학|휴일|재량휴업|개교기념일|공휴일",
  학생조회: "학생 찾기|학생 정보|학생조회",
  사용법: "사용법|도움말|매뉴얼|설명서|가이드",
  설정: "설정|환경설정|옵션",
  휴지통: "휴지통|지운 것|복구|되살리기",
  "내 자료": "내 자료|백업|내보내기|가져오기",
  "접속 기록": "접속 기록|접속 로그",
  "로그인한 기기": "다른 기기|분실|로그인한 기기",
  관리: "관리자|신고 처리",
  "화면 잠금": "잠금|화면 잠금|잠그기|자리비움",
  "화면 가리기": "가리기|숨기기",
  어둡게: "어둡게|어두운 화면|다크 모드|다크모드",
  밝게: "밝게|밝은 화면",
  "이 화면 인쇄": "인쇄|프린트|출력",
  "한 줄 기록": "한 줄 기록|빠른 기록",
  "단축키 보기": "단축키|키보드",
  로그아웃: "로그아웃|퇴근",
  비밀번호: "비밀번호|비번|암호",
  "로그인 방법": "패스키|2단계 인증|지문",
  "글자 크기": "글자 크기|글자 크게|글씨|폰트|글씨 크게",
  "메일 주소": "이메일|메일",
  "계정 삭제": "탈퇴|계정 삭제",
  알림: "푸시|알림",
  "출결 규칙": "출결 기준|지각 세 번",
  "메뉴 위치": "메뉴 위치",
};

/** What is meant as often as the first line, and stands among the first three. */
const askedToo: Readonly<Record<string, string>> = {
  시수: "학급시간표",
  종소리: "시정표",
  회비: "제출 OX",
  "보결 수업": "학급시간표",
  "조 짜기": "랜덤뽑기",
};

/** Names that begin, end or sound as what is asked for. */
const pupils = ["김나영", "한지우", "나지우", "이점수", "마감찬", "조알림"].flatMap(
  (name, at): readonly PaletteItem[] =>
    [FIRST_WAY, "~write"].map((way) => ({
      id: `${at + 1}${way}`,
      group: "students",
      label: way === FIRST_WAY ? `${at + 1}번 ${name}` : `상담 쓰기 ${at + 1}번 ${name}`,
      words: name,
      number: at + 1,
      onChoose,
    })),
);

it.each([
  ["a class without a roster", []],
  ["a class of 나영 and 지우", pupils],
])(
  "what teachers of %s ask for by everyday words stands first, or among the first three",
  (_, ofClass) => {
    const misses: string[] = [];
    const lost: string[] = [];
    let count = 0;
    for (const [meant, words] of Object.entries(asked)) {
      for (const typed of words.split("|")) {
        const shown = searchPalette([...ofClass, ...items], typed).map(({ label }) => label);
        count += 1;
        if (shown[0] !== meant) misses.push(`${typed}: ${shown.slice(0, 3).join(", ")}`);
        if (!shown.slice(0, 3).includes(meant))
          lost.push(`${typed}: ${shown.slice(0, 3).join(", ")}`);
      }
    }

    for (const [typed, meant] of Object.entries(askedToo)) {
      const shown = searchPalette([...ofClass, ...items], typed).map(({ label }) => label);
      if (!shown.slice(0, 3).includes(meant)) lost.push(`${typed}: ${shown.slice(0, 3).join()}`);
    }
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(150);
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(count * 0.05);
  },
);

it("each screen and each card of 설정 has its words, a tool one line, and no word leads nowhere", () => {
  const addresses = new Set(places.map(({ to }) => to));
  const untold = Object.entries(wordsOfScreens).filter(([, words]) => words !== undefined);
  const titles = places.filter(({ group }) => group === "pages").map(({ label }) => label);

  expect(untold.map(([to]) => to).filter((to) => !addresses.has(to))).toEqual([]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(
    screens.filter(({ title }) => !titles.includes(title) && title !== "메모").map((s) => s.title),
  ).toEqual(["패드잇 보드"]);
  expect(settingsSections.map(({ id }) => id).filter((id) => !(id in wordsOfSettings))).toEqual([]);
});

it("while nothing is typed it shows what is used: the latest, then the most", () => {
  const used = ["page~/todo", "lock", "page~/todo", "page~/notice", "page~/alarm", "gone"];
  const shown = searchPalette(items, "", [...used, "page~/alarm", "page~/club"]);
  const own = shown.filter(({ group }) => group === "used").map(({ label }) => label);

  expect(own).toEqual(["일정관리", "화면 잠금", "공지", "알람", "클럽 관리"]);
  expect(shown.filter(({ label }) => label === "화면 잠금")).toHaveLength(1);
});

it("shows the everyday screens, few, where nothing was used yet, and finds paper from 오늘", () => {
  const shown = searchPalette(items, "").filter(({ group }) => group === "pages");
  const withoutPaper = items.filter(({ id }) => id !== "print");

  expect(shown.map(({ label }) => label)).toContain("출결기록");
  expect(shown[0]?.label).toBe("오늘");
  expect(shown).toHaveLength(8);
  expect(searchPalette(withoutPaper, "인쇄")[0]?.label).toBe("명단관리");
});

it("prints on screens that there are", () => {
  const addresses = screens.map(({ path, about }) => (about ? `${path}?about=${about}` : path));
  expect([...screensWithPaper].filter((each) => !addresses.includes(each))).toEqual([]);
});

it.each([
  ["강하윤", true],
  ["강하윤김도윤", true],
  ["하윤이 상담", true],
  ["ㄱㅎㅇ", true],
  ["rkdgkdbs", true],
  ["현장체험", false],
  ["ㅎㅈㅊㅎ", false],
])("「%s」 is about a pupil, so that 쌤카페 never hears it: %s", (words, isAbout) => {
  const roster = ["강하윤", "김도윤"].map((name, at) => ({ number: at + 1, name }));

  expect(isAboutPupil(words, roster)).toBe(isAbout);
});
