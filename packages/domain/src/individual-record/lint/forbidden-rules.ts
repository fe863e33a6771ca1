/**
 * What a text of 학교생활기록부 must not hold (2026 기재요령 초등), as rules over one sentence; `golden-forbidden-words.json`
 * has them too. A word alone is never enough where a child's lesson uses it as well.
 */
export interface ForbiddenRule {
  readonly id: string;
  /** Advice, where the guide itself forbids nothing. */
  readonly isAdvice: boolean;
  /** Of the guide. */
  readonly page: number | null;
  readonly label: string;
  readonly say: string;
  /** Keys of `neis-items.ts`; absent: of all. */
  readonly items?: readonly string[];
  /** One word of each group has to stand in the sentence. */
  readonly all?: readonly (readonly string[])[];
  /** Or one of these. */
  readonly any?: readonly string[];
  readonly patterns?: readonly RegExp[];
  /** Take it back: what holds a word of the rule only itself, another word all of the sentence. */
  readonly not?: readonly string[];
}

const list = (words: string): readonly string[] => words.split("|");
const join = (starts: string, ends: string): readonly string[] =>
  list(starts).flatMap((start) => list(ends).map((end) => start + end));

/** As somebody's that is told: 「의사임」, 「작가로 일하심」. Alone they are what a child reads about or wants to become. */
const professions = [
  ...join(
    "의사|교수|교사|검사|판사|회계사|세무사|건축가|과학자|연구원|개발자|프로그래머|디자이너|요리사|미용사|승무원|조종사|기관사|운전기사|기자|작가|화가|가수|배우|감독|농부|어부|목사|스님|국회의원|시의원|구청장|대표|팀장",
    "임|이심|이신|이며|이셔|이라|라서|여서|이시고",
  ),
  ...join("로|으로", " 일함| 일하| 일해| 일한| 계심| 계셔| 재직"),
  ...join("식당|가게|회사|병원|약국|학원|카페|공장|농장|업체", "을 운영|를 운영|을 경영|를 경영"),
];

export const forbiddenRules: readonly ForbiddenRule[] = [
  {
    id: "language-test",
    isAdvice: false,
    page: 18,
    label: "어학 시험",
    say: "공인어학시험의 이름이나 성적은 쓸 수 없어요.",
    any: list(
      "TOEIC|TOEFL|TEPS|IELTS|OPIc|HSK|JPT|JLPT|DELF|DALF|ZD|TestDaF|DSH|DSD|TORFL|DELE|토익|토플|텝스|한자능력검정|한자급수|한자자격|상공회의소한자|실용한자|상무한검",
    ),
  },
  {
    id: "contest",
    isAdvice: false,
    page: 18,
    label: "대회",
    say: "교내·외 대회의 참가나 성적은 쓸 수 없어요.",
    all: [
      list("대회|경진|경연|올림피아드|공모전|콘테스트|선발전|KMO|IMO"),
      list(
        "참가|참여|출전|출품|성적|수상|입상|등위|우승|준우승|본선|예선|결선|금상|은상|동상|최우수|우수상|장려상|1위|2위|3위|메달",
      ),
    ],
    not: list("대회의실|대회장 꾸미기|체육대회|체육 대회"),
  },
  {
    id: "award",
    isAdvice: false,
    page: 18,
    label: "교외상",
    say: "교외 기관에서 받은 상은 쓸 수 없어요.",
    all: [
      list("교외|외부|교육감|교육장|장관|시장|도지사|구청장|군수|협회|재단|신문사|방송사"),
      list("상장|표창|감사장|공로상|수상|입상|상을 받|상 받"),
    ],
    not: list("교육감 선거|모의 선거|시장 놀이|알뜰시장|벼룩시장|재단하|재단한"),
  },
  {
    id: "certificate",
    isAdvice: false,
    page: 19,
    label: "자격증·인증",
    say: "자격증이나 인증시험의 이름과 취득은 쓸 수 없어요.",
    all: [
      list("자격증|인증시험|급수증|컴퓨터활용능력|워드프로세서|ITQ|GTQ|한국사능력검정|검정시험"),
      list("취득|합격|응시|획득|땄|땀|통과|급을|급에|을 따"),
    ],
    not: list("안전 인증 마크"),
  },
  {
    id: "paper",
    isAdvice: false,
    page: 18,
    label: "논문",
    say: "논문의 투고·등재·학회 발표는 쓸 수 없어요.",
    all: [list("논문|학회지|학술지|SCI|KCI"), list("투고|등재|게재|발표|출판")],
    not: list("논문을 읽|논문을 찾아|논문 읽기"),
  },
  {
    id: "book",
    isAdvice: false,
    page: 18,
    label: "도서 출간",
    say: "도서의 출간 사실은 쓸 수 없어요.",
    all: [list("도서|책|동화책|시집|소설"), list("출간|출판|저자로|ISBN")],
    not: list("출판사|출판된|출간된|학급 문집|책임|책상|대책|정책"),
  },
  {
    id: "patent",
    isAdvice: false,
    page: 18,
    label: "지식재산권",
    say: "특허·실용신안·상표·디자인의 출원이나 등록은 쓸 수 없어요.",
    all: [list("특허|실용신안|상표|디자인"), list("출원|등록")],
    not: list("등록된 상표를 조사|특허를 조사"),
  },
  {
    id: "overseas",
    isAdvice: false,
    page: 18,
    label: "해외 활동",
    say: "어학연수, 해외 봉사 같은 해외 활동은 쓸 수 없어요.",
    any: list(
      "어학연수|해외봉사|해외 봉사|해외연수|해외 연수|해외 캠프|해외캠프|교환학생|해외 활동실적",
    ),
  },
  {
    id: "parents-status",
    isAdvice: false,
    page: 18,
    label: "부모의 직업·지위",
    say: "부모나 친척의 직업, 직장, 지위, 경제력은 암시도 할 수 없어요.",
    all: [
      list("부모|아버지|어머니|아빠|엄마|보호자|할아버지|할머니|삼촌|이모|고모|친척"),
      [
        ...professions,
        ...list(
          "직업|직장|직위|직종|회사|사업|경제력|의사이|의사인|변호사|교수이|교수인|공무원|대표이|대표인|사장|원장|재직|근무|운영하|간호사|약사|경찰|소방관|군인|교사라|교사이|교사인|은행원|방송국|병원에서 일",
        ),
      ],
    ],
    not: list(
      "직업 인터뷰|직업을 조사|다양한 직업|감사의 마음|이모저모|이모티콘|역할극|역할놀이|이야기 속|동화 속",
    ),
  },
  {
    id: "scholarship",
    isAdvice: false,
    page: 18,
    label: "장학",
    say: "장학생이나 장학금은 쓸 수 없어요.",
    any: list("장학생|장학금"),
  },
  {
    id: "named-place",
    isAdvice: true,
    page: 19,
    label: "대학·기관·상호·강사 이름",
    say: "특정 대학, 기관, 상호, 강사의 이름으로 보여요. 교육청과 교육부 소속 기관, 봉사 장소는 괜찮아요.",
    any: list(
      "KAIST|카이스트|포스텍|POSTECH|서울대|연세대|고려대|유튜브|인스타그램|네이버|카카오|구글|삼성|챗GPT|ChatGPT|영재교육원|영재 교육원|영재원|교습소|아카데미|학원에서|학원에 다|학원을 다|과외를 받|과외 수업|과외 선생",
    ),
    patterns: [
      /[가-힣A-Za-z]{2,20}(?:대학교|여대|과학기술원|학원|주식회사)/gu,
      /[가-힣]{2,20}(?:연구소|연구원|센터|박물관|미술관|협회|재단)/gu,
      /강사 [가-힣]{2,4}(?:님|이|의|에게)/gu,
    ],
    not: list(
      "교육지원청|교육청|돌봄센터|위센터|Wee센터|대학원|어린이도서관|지역아동센터|안전센터|카카오 열매|카카오나무|카카오 콩|서울대공원|고려대상|우리 반 박물관",
    ),
  },
  {
    id: "mooc",
    isAdvice: false,
    page: 100,
    label: "온라인 강좌·방과후",
    say: "교과 글에는 온라인 공개강좌나 방과후학교를 쓸 수 없어요.",
    items: ["subject"],
    any: list("K-MOOC|MOOC|KOCW|방과후학교|방과후 학교|방과 후 학교"),
  },
  {
    id: "attendance-outside",
    isAdvice: false,
    page: 59,
    label: "출결과 무관한 내용",
    say: "출결 특기사항에는 해외 활동이나 교외 대회를 쓸 수 없어요.",
    items: ["attendanceRemark"],
    any: list("해외|어학연수|대회"),
  },
  {
    id: "illness-name",
    isAdvice: true,
    page: 59,
    label: "병 이름",
    say: "드러내기 어려운 병은 쓰지 않아요. 「질병」으로 넉넉해요.",
    items: ["attendanceRemark", "behavior"],
    any: list(
      "우울|불안장애|ADHD|자해|자살|뇌전증|정신과|공황|섭식|암 투병|백혈병|틱장애|틱 장애|틱 증상|간질 발작",
    ),
  },
  {
    id: "donation",
    isAdvice: false,
    page: 84,
    label: "단순 기부",
    say: "물품이나 돈의 기부는 봉사 실적이 아니에요.",
    items: ["volunteer"],
    all: [list("물품|현금|성금|저금통|돈"), list("기부|기증|모금함에")],
    not: list("분류|포장|나르"),
  },
  {
    id: "violence",
    isAdvice: true,
    page: 61,
    label: "학교폭력",
    say: "학교폭력 조치는 위원회가 정한 곳에만 적어요.",
    any: list("학교폭력|학폭|가해 학생|피해 학생|가해학생|피해학생"),
    not: list("학교폭력 예방|학폭 예방"),
  },
  {
    id: "home",
    isAdvice: true,
    page: null,
    label: "집에서의 일",
    say: "선생님이 직접 보기 어려운 일이에요. 학교에서 본 모습으로 바꿔 보세요.",
    any: list("부모와 함께|부모님과 함께"),
    patterns: [/(?<![가-힣])(?:집|가정)에서/gu],
    not: list("가정에서의 안전|집에서 학교"),
  },
  {
    id: "superlative",
    isAdvice: true,
    page: null,
    label: "지나친 말",
    say: "본 장면으로 바꾸면 더 잘 전해져요.",
    any: list("전교에서 가장|완벽하게|최고의|타의 추종|그 누구보다|천재"),
    not: list("천재지변"),
  },
  {
    id: "destiny",
    isAdvice: true,
    page: null,
    label: "앞날을 못박는 말",
    say: "앞날을 못박지 않고 지금의 관심을 적어요.",
    patterns: [
      /(?:반드시|틀림없이)[^.\n]{0,40}(?:가|이) 될/gu,
      /(?:의사|변호사|과학자|교사|운동선수)로 성장할 것/gu,
    ],
  },
  {
    id: "rank",
    isAdvice: true,
    page: null,
    label: "점수와 등수",
    say: "점수와 등수는 글에 쓰지 않아요.",
    patterns: [/\d{1,3}점(?:을|으로|의)/gu, /(?:전교|반) ?\d{1,3}등/gu, /백점|만점/gu],
    not: list("만점짜리 마음"),
  },
];
